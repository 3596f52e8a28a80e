import type { Position, Ring } from '@ciguawatch/shared/domain/geo/geometry';
import { moveVertex } from '../actions/move-vertex';
import { handleAt, handlesIn } from './handles';
import { snapped } from './snap';
import { VertexIndex } from './vertex-index';

const SQUARE: Ring = [
  [210, -17],
  [211, -17],
  [211, -16],
  [210, -16],
  [210, -17],
];
const square = new VertexIndex([[SQUARE]]);
const corner = (vertex: number) => ({ part: 0, ring: 0, vertex });

/** A ring of many vertices, one degree wide. */
function many(count: number): Ring {
  const ring = Array.from({ length: count }, (_, n): Position => {
    const turn = (2 * Math.PI * n) / count;
    return [210 + 0.5 * Math.cos(turn), -17 + 0.5 * Math.sin(turn)];
  });
  return [...ring, ring[0]!];
}

it('grabs the vertex under the pointer, else the middle of an edge', () => {
  expect(handleAt(square, [210.005, -17], 0.001)).toMatchObject({ kind: 'vertex', at: corner(0) });
  expect(handleAt(square, [210.5, -17.004], 0.001)).toMatchObject({ kind: 'middle', at: corner(0) });
  expect(handleAt(square, [210.003, -16.5], 0.001)).toMatchObject({ kind: 'middle', at: corner(3) });
  expect(handleAt(square, [210.5, -16.5], 0.001)).toBeNull();
  expect(handleAt(new VertexIndex([]), [210, -17], 0.001)).toBeNull();
});

it('shows handles in view, and edge middles where there is room', () => {
  expect(handlesIn(square, [209, -18, 212, -15], 0.001, null)).toHaveLength(8);
  expect(handlesIn(square, [209, -18, 212, -15], 0.1, null)).toHaveLength(4);
  expect(handlesIn(square, [210.9, -17.1, 211.1, -16.9], 0.001, null)[0]).toMatchObject({ at: corner(1) });
});

it('thins 50,000 vertices to some hundreds, including the selected one', () => {
  const index = new VertexIndex([[many(50_000)]]);
  const at = { part: 0, ring: 0, vertex: 1234 };
  const handles = handlesIn(index, [209, -18, 211, -16], 0.002, at);
  expect(handles.length).toBeLessThan(500);
  expect(handles.some((handle) => handle.kind === 'vertex' && handle.at.vertex === 1234)).toBe(true);
});

it('a frame of a drag visits a few of 50,000 vertices, not all of them', () => {
  let looks = 0;
  const ring = new Proxy(many(50_000), {
    get: (held, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      return Reflect.get(held, name);
    },
  });
  const outline = [[ring]];
  const index = new VertexIndex(outline);
  expect(looks).toBeGreaterThanOrEqual(50_000);
  looks = 0;
  for (let frame = 0; frame < 20; frame++) {
    const place: Position = [210.5, -17 + frame / 1e4];
    expect(snapped(place, index, 0.001)).not.toBe(place);
    expect(handleAt(index, place, 0.001)).toMatchObject({ kind: 'vertex' });
  }
  expect(looks).toBeLessThanOrEqual(20 * 10);
  expect(moveVertex(outline, { part: 0, ring: 0, vertex: 0 }, [211, -17])[0]![0]![50_000]).toEqual([
    211, -17,
  ]);
});

it('snaps to the vertex of a neighbour within eight pixels', () => {
  expect(snapped([210.007, -17], square, 0.001)).toEqual([210, -17]);
  expect(snapped([210.009, -17], square, 0.001)).toEqual([210.009, -17]);
  expect(snapped([210, -17], null, 0.001)).toEqual([210, -17]);
});
