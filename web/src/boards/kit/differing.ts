// What is different between two states, field by field.

type Row = Record<string, unknown>;

/** The keys under which two rows have something different, or one of them nothing. */
export function differing(old: object | undefined, now: object | undefined): string[] {
  const [one, other] = [(old ?? {}) as Row, (now ?? {}) as Row];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => !same(one[key], other[key]));
}

export function differingCells(
  old: Record<string, object> | undefined,
  now: Record<string, object> | undefined,
): [row: string, column: string][] {
  const rows = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...rows].flatMap((row) =>
    differing(old?.[row], now?.[row]).map((column): [string, string] => [row, column]),
  );
}

/** Whether two pieces of plain data are the same all through. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same((one as Row)[key], (other as Row)[key]))
  );
}
