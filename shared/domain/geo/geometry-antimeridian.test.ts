import { doubleArea, type Geometry, type PolygonGeometry, polygonsOf } from './geometry';
import { toDrawnGeometry, toStoredGeometry } from './geometry-antimeridian';

const atoll: PolygonGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [179, -17],
      [181, -17],
      [181, -15],
      [179, -15],
      [179, -17],
    ],
    [
      [179.5, -16.5],
      [179.5, -15.5],
      [180.5, -15.5],
      [180.5, -16.5],
      [179.5, -16.5],
    ],
  ],
};

const area = (geometry: Geometry) =>
  polygonsOf(geometry)
    .flat()
    .reduce((sum, ring) => sum + doubleArea(ring) / 2, 0);

test('an atoll across 180° is cut in two halves that keep the lagoon open', () => {
  const stored = toStoredGeometry(atoll);
  const parts = polygonsOf(stored);
  expect(parts).toHaveLength(2);
  for (const [x] of parts.flat(2)) expect(Math.abs(x)).toBeLessThanOrEqual(180);
  expect(area(stored)).toBeCloseTo(3, 9);
});

test('an atoll stored and drawn again has the same outline', () => {
  const again = toDrawnGeometry(toStoredGeometry(atoll));
  expect(polygonsOf(again)).toHaveLength(1);
  expect(polygonsOf(again)[0]).toHaveLength(2);
  expect(polygonsOf(again)[0]!.map((ring) => ring.length)).toEqual([5, 5]);
  expect(area(again)).toBeCloseTo(3, 9);
});

test('an outline east of 180° is only moved', () => {
  const ring: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [210, -18],
        [211, -18],
        [211, -17],
        [210, -18],
      ],
    ],
  };
  expect(toStoredGeometry(ring)).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [-150, -18],
        [-149, -18],
        [-149, -17],
        [-150, -18],
      ],
    ],
  });
  expect(toDrawnGeometry(toStoredGeometry(ring))).toEqual(ring);
});

test('an island that ends at 180° stays whole', () => {
  const island: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [179, 0],
        [180, 0],
        [180, 1],
        [179, 0],
      ],
    ],
  };
  expect(toDrawnGeometry(toStoredGeometry(island))).toEqual(island);
});

test('a ring of a foreign file that jumps at 180° is followed the short way', () => {
  const jumping: PolygonGeometry = {
    type: 'Polygon',
    coordinates: [
      [
        [179, -17],
        [-179, -17],
        [-179, -16],
        [179, -16],
        [179, -17],
      ],
    ],
  };
  expect(polygonsOf(toDrawnGeometry(jumping))[0]![0]).toEqual([
    [179, -17],
    [181, -17],
    [181, -16],
    [179, -16],
    [179, -17],
  ]);
});

test('points convert between stored and drawn longitudes', () => {
  expect(toStoredGeometry({ type: 'Point', coordinates: [210.5, -17.5] })).toEqual({
    type: 'Point',
    coordinates: [-149.5, -17.5],
  });
  expect(toDrawnGeometry({ type: 'Point', coordinates: [-149.5, -17.5] })).toEqual({
    type: 'Point',
    coordinates: [210.5, -17.5],
  });
});
