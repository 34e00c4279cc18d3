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
  /** Between pieces, and how high a row is unless its pieces say so. */
  gap: number;
  height: number;
  /** The largest in which all pieces have room is taken, or else the last. */
  scales: readonly number[];
}

interface Sized {
  width: number;
  height?: number;
}

export function packed<Piece extends Sized>(found: Piece[], room: Room, measures: Measures): Packed<Piece> {
  const { gap, scales } = measures;
  const high = (line: Piece[]): number => Math.max(...line.map(({ height }) => height ?? measures.height));
  const whole = (lines: Piece[][]): number => lines.reduce((sum, line) => sum + high(line), 0);
  const tries = scales.map((scale) => ({ scale, lines: inLines(found, room.width / scale, gap) }));
  const { scale, lines } = tries.find(({ scale, lines }) => whole(lines) * scale <= room.height) ?? tries.at(-1)!;
  let y = -whole(lines) / 2;
  const pieces = lines.flatMap((line) => {
    const middle = y + high(line) / 2;
    y += high(line);
    let x = -broad(line, gap) / 2;
    return line.map((piece) => {
      const place = { piece, x: x + piece.width / 2, y: middle };
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
