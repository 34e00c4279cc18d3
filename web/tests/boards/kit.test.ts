import { describe, expect, test } from 'vitest';
import { differing, differingCells, same } from '../../src/boards/kit/differing';
import { flights } from '../../src/boards/kit/motion';
import { packed } from '../../src/boards/kit/packing';
import { drawn, lump, middle, scatter, smooth } from '../../src/boards/kit/shapes';
import { shown, WHOLE } from '../../src/lib/zooming';

describe('flights', () => {
  test('what leaves one place and comes to another has gone there', () => {
    expect(flights({ cat: { a: 3, b: 1 } }, { cat: { a: 1, b: 3 } })).toEqual([{ kind: 'cat', from: 'a', to: 'b', count: 2 }]);
  });

  test('pieces of two places meet in a third', () => {
    expect(flights({ cat: { a: 1, b: 2 } }, { cat: { c: 3 } })).toEqual([
      { kind: 'cat', from: 'a', to: 'c', count: 1 },
      { kind: 'cat', from: 'b', to: 'c', count: 2 },
    ]);
  });

  test('what comes from nowhere flies only where there is an elsewhere', () => {
    expect(flights({}, { cat: { a: 2 } })).toEqual([]);
    expect(flights({}, { cat: { a: 2 } }, () => 'supply')).toEqual([{ kind: 'cat', from: 'supply', to: 'a', count: 2 }]);
    expect(flights({ cat: { a: 2 } }, {}, () => 'supply')).toEqual([{ kind: 'cat', from: 'a', to: 'supply', count: 2 }]);
  });

  test('what stays does not move', () => {
    expect(flights({ cat: { a: 2 } }, { cat: { a: 2 } }, () => 'supply')).toEqual([]);
  });
});

describe('differing', () => {
  test('the keys that differ, also where one side has nothing', () => {
    expect(differing({ a: 1, b: 2 }, { a: 1, b: 3, c: 0 })).toEqual(['b', 'c']);
    expect(differing(undefined, { a: 1 })).toEqual(['a']);
  });

  test('plain data is the same all through', () => {
    expect(same({ cards: ['x'], hidden: 0 }, { cards: ['x'], hidden: 0 })).toBe(true);
    expect(same({ cards: ['x'] }, { cards: ['y'] })).toBe(false);
    expect(differing([{ cards: [] }], [{ cards: [] }])).toEqual([]);
  });

  test('cells by row and column', () => {
    expect(differingCells({ a: { x: 1 } }, { a: { x: 2 }, b: { y: 1 } })).toEqual([
      ['a', 'x'],
      ['b', 'y'],
    ]);
  });
});

describe('packed', () => {
  const measures = { gap: 2, height: 10, scales: [1, 0.5] };

  test('one row where there is room, around the middle', () => {
    const { scale, pieces } = packed([{ width: 10 }, { width: 10 }], { width: 30, height: 10 }, measures);
    expect(scale).toBe(1);
    expect(pieces.map(({ x, y }) => [x, y])).toEqual([
      [-6, 0],
      [6, 0],
    ]);
  });

  test('smaller where there is less', () => {
    expect(packed([{ width: 10 }, { width: 10 }, { width: 10 }], { width: 22, height: 10 }, measures).scale).toBe(0.5);
  });
});

describe('shapes', () => {
  test('paths begin at the first point and come back to it', () => {
    expect(drawn([[0, 0], [1, 0], [1, 1]])).toBe('M0.0 0.0L1.0 0.0L1.0 1.0Z');
    expect(smooth([[0, 0], [1, 0], [1, 1]])).toMatch(/^M0\.0 0\.0C.*0\.0 0\.0Z$/);
  });

  test('a lump lies around its middle', () => {
    const [x, y] = middle(lump([10, 20], 5));
    expect(Math.hypot(x - 10, y - 20)).toBeLessThan(1);
  });

  test('chance that is always the same', () => {
    const [one, other] = [scatter(7), scatter(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });
});

describe('zooming to what can be chosen', () => {
  const frame = { width: 400, height: 300 };

  test('a small part is shown near, in the middle', () => {
    const place = shown(WHOLE, { x: 190, y: 140 }, { x: 210, y: 160 }, frame);
    expect(place.scale).toBeGreaterThan(2);
    expect(200 * place.scale + place.x).toBeCloseTo(200);
    expect(150 * place.scale + place.y).toBeCloseTo(150);
  });

  test('what takes all the frame is shown whole', () => {
    expect(shown(WHOLE, { x: 10, y: 10 }, { x: 390, y: 290 }, frame)).toEqual(WHOLE);
  });

  test('the same part, seen when zoomed, is shown at the same place', () => {
    const near = shown(WHOLE, { x: 190, y: 140 }, { x: 210, y: 160 }, frame);
    const at = (x: number, y: number) => ({ x: x * near.scale + near.x, y: y * near.scale + near.y });
    const again = shown(near, at(190, 140), at(210, 160), frame);
    expect(again.scale).toBeCloseTo(near.scale);
    expect(again.x).toBeCloseTo(near.x);
  });
});
