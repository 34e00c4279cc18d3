// The animals, tools and people on the cards, as shapes in a frame of 64 by 40. Each is a few soft or straight outlines.

import { drawn, smooth, type Point } from '../kit/shapes';

export interface Shape {
  d: string;
  /** Filled in the card's colour, filled in its light, only a line, or a line cut into what is filled. */
  look: 'dark' | 'light' | 'line' | 'cut';
}

/** `soft` outlines are round, `hard` ones straight; points are written `x,y x,y`. */
const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
const isClosed = (look: Shape['look']): boolean => look === 'dark' || look === 'light';
const soft = (text: string, look: Shape['look'] = 'dark'): Shape => ({ d: smooth(points(text), isClosed(look)), look });
const hard = (text: string, look: Shape['look'] = 'dark'): Shape => ({ d: drawn(points(text), isClosed(look)), look });
const dot = (x: number, y: number, r = 1.1): Shape => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  look: 'light',
});

// Animals of the sea

const seal = (): Shape[] => [
  soft('3,35 7,29 15,23 26,18 37,16 45,10 52,8 58,11 60,15 56,18 51,20 47,26 50,32 45,33 38,31 26,33 13,33 7,37'),
  dot(54, 11.5),
  soft('40,27 37,32 31,36 30,33 35,28', 'dark'),
];
const ringedSeal = (): Shape[] => [...seal(), dot(20, 25, 2), dot(28, 22, 2.2), dot(36, 23, 1.8), dot(30, 28, 1.6)];
const hoodedSeal = (): Shape[] => [...seal(), soft('50,9 52,3 58,2 62,7 61,14 56,11')];
const beardedSeal = (): Shape[] => [
  ...seal(),
  soft('58,15 63,17', 'line'),
  soft('57,16 62,21', 'line'),
  soft('55,17 58,23', 'line'),
];
const sealPup = (): Shape[] => [
  soft('8,36 11,30 18,25 27,23 35,21 41,15 48,14 54,18 54,24 49,27 47,31 50,35 42,36 28,37 14,36', 'light'),
  soft('8,36 11,30 18,25 27,23 35,21 41,15 48,14 54,18 54,24 49,27 47,31 50,35 42,36 28,37 14,36 8,36', 'line'),
  { ...dot(48, 19, 1.4), look: 'dark' },
  { ...dot(53, 21, 1), look: 'dark' },
];
const whale = (): Shape[] => [
  soft('60,25 57,16 47,11 33,11 21,16 12,19 8,12 2,9 4,17 1,24 8,23 15,25 26,31 42,34 55,32'),
  soft('58,25 47,27 36,24', 'cut'),
  soft('38,29 33,37 29,36 32,29'),
  dot(50, 22),
  soft('44,10 43,4 39,2', 'line'),
  soft('44,10 46,4 50,3', 'line'),
];
const narwhal = (): Shape[] => [
  soft('52,22 46,15 35,13 23,16 13,21 7,15 2,14 4,20 2,26 9,25 17,27 28,31 41,31 50,28'),
  hard('50,19 64,4 52,22', 'light'),
  dot(45, 20),
  soft('35,29 31,36 28,34 31,28'),
];
const beluga = (): Shape[] => [
  soft('58,22 55,16 49,15 46,12 38,13 24,16 13,20 7,14 2,14 4,20 2,26 9,25 17,27 29,31 44,31 55,28'),
  soft('58,24 53,25 49,24', 'cut'),
  dot(50, 20),
  soft('40,29 36,36 33,34 35,28'),
];
const orca = (): Shape[] => [
  soft('60,23 55,16 45,13 38,13 35,2 30,13 20,16 12,20 6,13 1,12 4,19 1,26 9,24 18,27 30,31 46,31 56,28'),
  soft('58,26 50,30 38,31 44,27 52,25', 'light'),
  soft('48,18 53,19 51,21 47,20', 'light'),
  soft('40,28 37,36 33,35 35,28'),
];
const shark = (): Shape[] => [
  soft('62,20 53,14 41,12 36,5 32,12 20,16 12,19 5,10 3,11 7,20 2,29 5,29 13,24 24,27 42,28 55,26'),
  hard('57,21 52,24 48,22', 'cut'),
  soft('43,27 38,35 34,35 37,27'),
  dot(54, 18),
];
const fish = (): Shape[] => [
  soft('60,20 53,13 41,10 28,12 17,18 9,11 3,10 7,20 3,30 9,29 17,23 28,29 42,30 53,27'),
  soft('38,10 33,5 28,8 30,12'),
  soft('52,14 49,20 52,26', 'cut'),
  dot(55, 18),
];
const walrus = (): Shape[] => [
  soft('3,36 8,27 16,19 28,13 39,11 46,5 54,5 60,10 60,17 56,21 50,23 48,29 53,35 44,36 34,34 20,36 9,35'),
  hard('54,20 53,33 51,21', 'light'),
  hard('59,19 60,31 56,20', 'light'),
  dot(54, 10.5),
  soft('38,28 35,36 28,38 28,33 33,27'),
];

// Animals of the land

const bear = (): Shape[] => [
  soft('4,20 8,12 18,8 31,9 41,7 48,3 53,2 55,5 61,9 62,13 56,14 50,17 48,22 50,34 51,37 44,37 43,28 37,25 28,26 24,28 25,36 18,37 17,28 13,26 11,36 5,37 5,28'),
  dot(54, 8),
];
const muskOx = (): Shape[] => [
  hard('4,34 5,16 12,8 24,5 36,4 46,8 54,12 60,20 60,26 55,30 49,29 47,34 44,31 41,36 37,32 33,36 29,32 25,36 21,32 17,36 13,32 10,36 8,32'),
  soft('52,13 46,16 45,23 50,26 53,22', 'cut'),
  dot(55.5, 19),
  hard('12,35 12,39 15,39', 'line'),
  hard('40,35 40,39 43,39', 'line'),
];
const caribou = (): Shape[] => [
  soft('8,20 14,16 28,15 38,16 44,12 49,9 54,11 58,16 54,18 49,18 46,24 44,26 44,38 41,38 40,28 26,27 18,27 16,38 13,38 13,28 9,25'),
  soft('49,10 46,6 39,4 35,0', 'line'),
  soft('42,5 41,1', 'line'),
  soft('49,10 52,5 58,3 60,0', 'line'),
  soft('54,4 53,0', 'line'),
  dot(53, 13),
];
const dog = (): Shape[] => [
  soft('8,20 4,14 6,8 12,9 10,14 15,16 30,17 40,16 44,9 45,4 49,8 53,9 59,13 58,16 51,18 48,24 47,37 43,37 42,28 34,26 22,27 20,37 16,37 15,29 12,36 8,36 11,26'),
  dot(51.5, 11.5),
];
const falcon = (): Shape[] => [
  soft('30,10 36,5 41,7 45,11 42,14 44,19 52,21 63,17 56,27 45,29 38,28 36,34 30,37 29,29 20,25 3,27 10,17 22,14 29,17'),
  dot(39, 9),
];
const auk = (): Shape[] => [
  soft('24,37 20,28 20,17 25,9 31,5 38,7 45,11 39,13 40,20 38,30 34,36 40,38 30,38'),
  soft('34,14 38,20 36,30 31,36 28,28 29,18', 'light'),
  dot(34, 9.5),
];
const birds = (): Shape[] => [
  hard('2,40 2,8 12,12 14,22 24,24 26,32 40,34 42,40'),
  soft('16,12 22,7 27,11 32,7 38,12', 'line'),
  soft('36,20 42,15 46,19 51,15 57,20', 'line'),
  soft('42,6 46,3 49,6 53,3 57,6', 'line'),
];
const sheep = (): Shape[] => [
  soft('10,18 12,10 20,6 30,5 40,7 46,12 48,20 45,27 40,29 40,37 36,37 35,30 20,30 19,37 15,37 15,28 10,25'),
  soft('45,9 52,9 58,15 56,19 50,18 46,15', 'light'),
  dot(52.5, 13.5, 0.9),
];
const goat = (): Shape[] => [
  soft('8,18 12,13 26,13 38,14 43,9 49,8 54,11 58,16 54,19 49,18 46,24 44,37 40,37 39,27 22,27 19,37 15,37 14,27 9,25'),
  soft('48,9 44,3 37,2', 'line'),
  soft('53,18 53,24', 'line'),
  dot(52, 12.5),
];
const pony = (): Shape[] => [
  soft('7,28 4,20 8,12 18,11 32,12 40,6 47,2 51,4 58,12 58,16 54,17 48,13 45,19 44,25 44,38 40,38 39,27 22,26 19,38 15,38 14,26 11,23 10,30'),
  soft('46,3 41,9 36,14', 'cut'),
  dot(51.5, 9),
];
const cattle = (): Shape[] => [
  soft('6,16 12,10 28,10 42,9 49,8 56,11 61,18 58,22 52,21 48,20 46,26 45,37 41,37 40,28 24,28 21,31 19,37 15,37 14,27 9,25'),
  soft('50,9 49,4 45,3', 'line'),
  soft('54,10 57,5 60,5', 'line'),
  dot(55, 14),
  soft('6,16 3,24', 'line'),
];

// Stones, places and houses

const meteorite = (): Shape[] => [
  soft('18,24 24,15 34,12 46,16 51,25 46,34 32,37 21,34'),
  soft('40,11 50,3', 'line'),
  soft('47,14 59,5', 'line'),
  soft('32,10 38,3', 'line'),
  dot(30, 21, 2.2),
  dot(40, 27, 2.8),
];
const bogIron = (): Shape[] => [
  soft('6,34 12,26 22,24 32,27 44,24 55,29 59,35 32,37'),
  soft('14,24 14,10', 'line'),
  soft('20,23 22,7', 'line'),
  soft('46,23 45,9', 'line'),
  soft('52,25 54,12', 'line'),
  dot(30, 31, 2),
  dot(42, 30, 1.6),
];
const house = (): Shape[] => [
  soft('4,36 5,24 16,12 32,6 48,12 59,24 60,36'),
  hard('27,36 27,24 37,24 37,36', 'light'),
  soft('5,24 18,15 32,10 46,15 59,24', 'cut'),
];
const woods = (): Shape[] => [
  hard('14,36 14,31 6,31 12,23 8,23 14,15 11,15 17,5 23,15 20,15 26,23 22,23 28,31 20,31 20,36'),
  hard('41,36 41,30 32,30 39,20 35,20 44,7 53,20 49,20 56,30 47,30 47,36'),
  soft('2,37 20,35 40,36 62,37', 'line'),
];
const vines = (): Shape[] => [
  soft('8,36 14,24 26,20 34,12 48,9 58,4', 'line'),
  soft('24,20 18,13 24,8 31,11 30,18'),
  soft('44,10 46,18 55,20 57,12 51,8'),
  dot(34, 22, 3),
  dot(40, 22, 3),
  dot(37, 27, 3),
  dot(34, 32, 3),
  dot(40, 32, 3),
  soft('37,18 37,36', 'line'),
];

// Tools

const harpoon = (): Shape[] => [
  hard('4,35 42,13 44,16 6,38'),
  hard('42,16 40,10 60,3 48,20 46,15', 'dark'),
  soft('24,25 20,16 28,12 22,6', 'line'),
];
const bow = (): Shape[] => [
  soft('16,3 26,7 34,16 36,24 30,34 18,38', 'line'),
  hard('16,3 18,38', 'line'),
  hard('8,20 50,20', 'line'),
  hard('50,15 60,20 50,25'),
  hard('8,20 4,16', 'line'),
  hard('8,20 4,24', 'line'),
];
const scratcher = (): Shape[] => [
  hard('28,38 29,18 35,18 36,38'),
  soft('29,19 24,12 18,5 24,7 30,14'),
  soft('32,18 31,10 32,2 34,10 34,17'),
  soft('35,19 40,12 46,5 40,7 34,14'),
];
const anvil = (): Shape[] => [
  hard('10,14 50,12 50,20 40,22 38,28 46,35 18,35 26,28 24,22 12,19 4,16'),
  hard('30,9 46,2 48,6 33,12', 'light'),
];
const goggles = (): Shape[] => [
  soft('4,16 16,11 28,13 32,16 36,13 48,11 60,16 58,26 46,29 36,25 32,22 28,25 18,29 6,26'),
  hard('10,19 26,19 26,21 10,21', 'light'),
  hard('38,19 54,19 54,21 38,21', 'light'),
];
const maps = (): Shape[] => [
  soft('12,4 20,3 25,9 22,14 28,19 23,24 27,30 21,37 12,36'),
  soft('52,4 44,3 39,9 42,14 36,19 41,24 37,30 43,37 52,36'),
];
const hammer = (): Shape[] => [hard('26,39 26,16 33,16 33,39', 'light'), hard('12,5 46,5 52,9 52,15 46,18 12,18')];
const pot = (): Shape[] => [
  soft('12,14 52,14 50,30 42,37 22,37 14,30'),
  hard('9,12 55,12 55,16 9,16'),
  soft('14,12 20,2 44,2 50,12', 'line'),
];
const axe = (): Shape[] => [hard('20,39 36,3 40,5 25,39', 'light'), soft('33,7 46,3 54,12 50,23 40,18 30,15')];
const book = (): Shape[] => [
  hard('6,8 30,12 30,37 6,33'),
  hard('58,8 34,12 34,37 58,33'),
  hard('12,15 25,17', 'cut'),
  hard('12,21 25,23', 'cut'),
  hard('52,15 39,17', 'cut'),
  hard('52,21 39,23', 'cut'),
];
const crossbow = (): Shape[] => [
  hard('30,2 34,2 35,38 29,38'),
  soft('8,18 18,9 32,6 46,9 56,18', 'line'),
  hard('8,18 32,24 56,18', 'line'),
];
const sunStone = (): Shape[] => [
  hard('18,14 38,8 50,16 46,30 26,36 14,26'),
  hard('18,14 32,20 50,16', 'cut'),
  hard('32,20 26,36', 'cut'),
  soft('6,8 11,11', 'line'),
  soft('24,2 25,6', 'line'),
  soft('58,6 54,10', 'line'),
];
const mail = (): Shape[] => [
  hard('16,6 26,3 32,7 38,3 48,6 58,15 51,22 46,18 46,38 18,38 18,18 13,22 6,15'),
  soft('22,16 32,19 42,16', 'cut'),
  soft('21,23 32,26 43,23', 'cut'),
  soft('21,30 32,33 43,30', 'cut'),
];
const sword = (): Shape[] => [
  hard('58,2 62,6 26,31 22,27', 'light'),
  hard('16,22 30,36 27,38 14,25'),
  hard('20,30 12,39 7,34 16,27'),
];
const thrall = (): Shape[] => [
  soft('32,3 38,6 38,13 34,17 46,21 50,38 14,38 18,21 30,17 26,13 26,6'),
  soft('22,28 32,32 42,28', 'cut'),
];
const woman = (): Shape[] => [
  soft('32,2 40,6 42,14 39,19 48,26 52,39 12,39 16,26 25,19 22,14 24,6'),
  soft('32,6 37,9 37,15 32,18 27,15 27,9', 'light'),
  soft('27,19 24,27 25,35', 'cut'),
  soft('37,19 40,27 39,35', 'cut'),
];

const ART: Record<string, () => Shape[]> = {
  ringed_seal: ringedSeal,
  harbor_seal: seal,
  hooded_seal: hoodedSeal,
  bearded_seal: beardedSeal,
  harp_seal_pup: sealPup,
  polar_bear: bear,
  bowhead_whale: whale,
  arctic_cod: fish,
  arctic_char: fish,
  walrus,
  musk_ox: muskOx,
  gyrfalcon: falcon,
  arctic_caribou: caribou,
  barren_ground_caribou: caribou,
  reindeer: caribou,
  cape_york_meteorite: meteorite,
  narwhal,
  beluga,
  orca,
  greenland_shark: shark,
  toggle_head_harpoon: harpoon,
  cable_backed_bow: bow,
  seal_scratcher: scratcher,
  husky: dog,
  elkhound: dog,
  little_auk: auk,
  bird_cliff: birds,
  bog_iron: bogIron,
  shieling_raid: house,
  cold_forging: anvil,
  slit_goggles: goggles,
  wooden_maps: maps,
  markland: woods,
  vinland: vines,
  sheep,
  pony,
  goat,
  lapp_goat: goat,
  cattle,
  hammer,
  pot,
  axe,
  book,
  crossbow,
  sun_stone: sunStone,
  chain_mail: mail,
  sword,
  thrall,
};

const BY_KIND: Record<string, () => Shape[]> = { daughter: woman, animal: caribou, invention: harpoon, import: pot };

/** What is drawn for a card; one that nobody knows gets what its kind has, or an animal. */
export function artOf(card: string, kind: string): Shape[] {
  return (ART[card] ?? BY_KIND[kind] ?? seal)();
}
