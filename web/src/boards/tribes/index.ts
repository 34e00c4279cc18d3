// What the boards of the tribal games share, over and above the kit.
//
//   TribalTable   (class) extends the kit's BoardTable: state, facts, tribes, groups of pieces by place, the dice that the
//                 record tells, whose turn it is, and options that have no place (`unplaced`)
//   Piece         somebody, in the tribe's colour (`--own`, `--own-edge`); the Alpha has a spear and a headdress
//   People        who stands in a place: pieces and numbers; can be chosen as `place X`; the anchor for Flying
//   Flying        pieces that have gone from a place to another glide there (elements with `data-place`)
//   Ways          where pieces have gone, as arrows between these elements
//   Cover         lies over small words and signs, and is chosen and heard in their place (axe wants all words in a name)
//   Dice          a roll, with hits and deadly faces in their colours, and what was rolled again
//   Plank         options without a place: numbers as a strip (with and without the Alpha, bids), others as buttons
//   Offer         who offers whom what, and who has agreed
//   Icon          signs: baby, energy, ivory, iron, hand, trophy, skull, hit, hay, types of hunts, ...
//   rollsOf, diceIn   dice out of lines of the record
//
// Colours of tribes come from a class `tribe-<name>` that the board declares: `--own`, `--on-own`, `--own-edge`.

export { default as Cover } from './Cover.svelte';
export { default as Dice } from './Dice.svelte';
export { default as Flying } from './Flying.svelte';
export { default as Ways } from './Ways.svelte';
export { default as Icon, type Sign } from './Icon.svelte';
export { default as Offer } from './Offer.svelte';
export { default as People } from './People.svelte';
export { default as Piece } from './Piece.svelte';
export { default as Plank } from './Plank.svelte';
export { diceIn, rollsOf, type Roll } from './rolls';
export * from './table';
