// A board as text: what a style means, and pieces cut so that every column is as wide as it has to be.

export interface Look {
  classes: string;
  colour: string;
  ground: string;
}

const CLASSES = ['bold', 'dim', 'italic', 'underline', 'reverse'];

/** `bold #ff8a80 on black`: words for how letters look, a colour, and after `on` the colour behind. */
export function look(style: string): Look {
  const found: Look = { classes: '', colour: '', ground: '' };
  let behind = false;
  for (const word of style.split(' ').filter(Boolean)) {
    if (word === 'on') behind = true;
    else if (CLASSES.includes(word)) found.classes += ` ${word}`;
    else if (behind) found.ground = word;
    else found.colour = word;
  }
  return { ...found, classes: found.classes.trim() };
}

/** Text and how many columns it takes; 0 where the letters of the font are as wide as columns anyway. */
export interface Cells {
  text: string;
  columns: number;
}

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const RUNS = /[\u0020-\u007e]+|[\u2500-\u257f]+|[^]/gu;

/** Letters that the font may not have, or not as wide as two columns, each by itself. */
export function cells(text: string): Cells[] {
  return (text.match(RUNS) ?? []).map((run) => ({
    text: run,
    columns: /^[\u0020-\u007e\u2500-\u257f]/.test(run) ? 0 : WIDE.test(run) ? 2 : 1,
  }));
}
