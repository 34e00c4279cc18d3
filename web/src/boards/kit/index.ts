// The kit: what boards are made of. A board puts everything into an element with class `kit` and takes from here
//
//   BoardTable   (class) words, and `element()`/`piece()`: what makes a thing choosable, pointed at, new, and heard;
//                a game's own `Table` extends it
//   Card         a card: title, sign in the corner, text, foot; small, face down, spent
//   Hand         cards in a row that overlap where there is little room
//   Pile         a pile with its count; opens to look through
//   Token        a piece in a drawing: halo for its states, label, and it glides when its point changes
//   Stack        pieces of one kind in a drawing, with the count at the corner
//   Count        only that number
//   Flights      pieces that have gone from one place of a drawing to another glide there (from counts by place)
//   Track        spaces in a row: taken, empty, the one that counts now, with numbers
//   Die          a die with pips or a word
//   Placard      what belongs to one side, edged in its colour (`--own`); marks who acts
//   Tabs         panels with a tab each
//   Drawer       a strip that opens
//   Choice       a button for an option that means no place on the table, there only while it can be chosen
//   Actions      those buttons for every option that nothing on the board means: with it all can be played on the board
//   Ours         the mark of a number that is reconstructed and not printed
//   tip          `{@attach tip(text)}`: a tooltip for mouse, focus and long press
//   glide        `animate:glide`: what changes its place in a keyed list goes there
//   passing      `const [send, receive] = passing()`: from one list to another
//   flights      which pieces went where, from two counts by place
//   Arrows       where pieces have gone in a drawing, as arrows; `ways` finds that out from counts by place
//   packed       pieces in rows around a point, as large as there is room for
//   differing, differingCells, same
//                what is different between two states, for a board's `changes`
//   drawn, smooth, lump, scatter, middle, between, distance
//                points, and paths through them
//
// `../../lib/Zoom.svelte` is the frame of a map; with `attend` it zooms to what can be chosen where the screen is small.

import './kit.css';

export { default as Actions } from './Actions.svelte';
export { default as Arrows } from './Arrows.svelte';
export { default as Card } from './Card.svelte';
export { default as Choice } from './Choice.svelte';
export { default as Count } from './Count.svelte';
export { default as Die } from './Die.svelte';
export { default as Drawer } from './Drawer.svelte';
export { default as Flights } from './Flights.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Ours } from './Ours.svelte';
export { default as Pile } from './Pile.svelte';
export { default as Placard } from './Placard.svelte';
export { default as Stack } from './Stack.svelte';
export { default as Tabs } from './Tabs.svelte';
export { default as Token } from './Token.svelte';
export { default as Track } from './Track.svelte';
export { differing, differingCells, same } from './differing';
export { flights, glide, glideTime, passing, still, ways, type Flight, type Standing } from './motion';
export { packed, type Packed, type Room } from './packing';
export { between, distance, drawn, lump, middle, scatter, smooth, type Point } from './shapes';
export { BoardTable, NOBODY, type Attributes } from './table';
export { tip } from './tip';
