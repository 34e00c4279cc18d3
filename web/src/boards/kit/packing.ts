// Pieces in rows around a point, as large as there is room for.

export interface Room {
  width: number;
  height: number;
}

export interface Packed<Piece> {
  scale: number;
  pieces: { piece: Piece; x: number; y: number }[];
}

interface Measures {
  /** Between pieces, and how high a row is. */
  gap: number;
  height: number;
  /** The largest in which all pieces have room is taken, or else the last. */
  scales: readonly number[];
}

export function packed<Piece extends { width: number }>(found: Piece[], room: Room, measures: Measures): Packed<Piece> {
  const { gap, height, scales } = measures;
  const tries = scales.map((scale) => ({ scale, lines: inLines(found, room.width / scale, gap) }));
  const { scale, lines } =
    tries.find(({ scale, lines }) => lines.length * height * scale <= room.height) ?? tries.at(-1)!;
  const pieces = lines.flatMap((line, number) => {
    let x = -broad(line, gap) / 2;
    return line.map((piece) => {
      const place = { piece, x: x + piece.width / 2, y: (number - (lines.length - 1) / 2) * height };
      x += piece.width + gap;
      return place;
    });
  });
  return { scale, pieces };
}

const broad = (line: { width: number }[], gap: number): number =>
  line.reduce((sum, piece) => sum + piece.width + gap, -gap);

function inLines<Piece extends { width: number }>(found: Piece[], room: number, gap: number): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of found) {
    const last = lines.at(-1);
    if (last && broad([...last, piece], gap) <= room) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}
