import { fakePlace } from '../../testing/fakes/fake-place';
import { NEAR_KM, nearestIslands, type Place } from './place';

const island = (name: string, more: Partial<Place> = {}) => fakePlace(name, 'I', more);
const names = (near: readonly { place: Place }[]) => near.map(({ place }) => place.name);

/** Kilometres of a degree of latitude. */
const DEGREE = 111.195;
/** A square of two tenths of a degree around a point of the equator. */
const square = (lng: number, lat: number) => [lng - 0.1, lat - 0.1, lng + 0.1, lat + 0.1];

test('an island within 40 km is proposed, a farther one is not', () => {
  expect(NEAR_KM).toBe(40);
  const far = (km: number) => island(`${km}`, { center: [-150, km / DEGREE] });
  expect(names(nearestIslands([far(39.9), far(40.1)], [-150, 0]))).toEqual(['39.9']);
});

test('an island at exactly the limit is proposed', () => {
  const place = island('Rapa', { loca_bbox: square(-150, 1) });
  const [found] = nearestIslands([place], [-150, 0], 1000);
  expect(found?.km).toBeCloseTo(0.9 * DEGREE, 3);
  expect(nearestIslands([place], [-150, 0], found?.km)).toHaveLength(1);
  expect(nearestIslands([place], [-150, 0], (found?.km ?? 0) - 0.001)).toEqual([]);
});

test('only islands are proposed, neither the places that contain them nor those on them', () => {
  const at = { center: [-150, 0], loca_bbox: square(-150, 0) };
  const places = (['C', 'A', 'I', 'L'] as const).map((type) => island(type, { type, ...at }));
  expect(names(nearestIslands(places, [-150, 0]))).toEqual(['I']);
});

test('the nearest comes first, whichever order they come in', () => {
  const places = [
    island('south', { loca_bbox: square(-150, -0.4) }),
    island('here', { loca_bbox: square(-150, 0) }),
    island('north', { loca_bbox: square(-150, 0.35) }),
  ];
  const order = ['here', 'north', 'south'];
  expect(names(nearestIslands(places, [-150, 0]))).toEqual(order);
  expect(names(nearestIslands([...places].reverse(), [-150, 0]))).toEqual(order);
});

test('inside two boxes, the island whose name is nearer comes first', () => {
  const box = { loca_bbox: [-150.5, -0.5, -149.5, 0.5] };
  const places = [
    island('far name', { ...box, center: [-150.3, 0] }),
    island('near name', { ...box, center: [-150.1, 0] }),
    island('no name', box),
  ];
  const order = ['near name', 'far name', 'no name'];
  expect(names(nearestIslands(places, [-150, 0]))).toEqual(order);
  expect(names(nearestIslands([...places].reverse(), [-150, 0]))).toEqual(order);
});

test('a box wins over a name that is farther in order, not in reach', () => {
  const places = [
    island('wide', { loca_bbox: [-150.2, -0.2, -149.8, 0.2], center: [-150.2, 0] }),
    island('small', { loca_bbox: square(-150, 0.35), center: [-150, 0.3] }),
  ];
  expect(names(nearestIslands([...places].reverse(), [-150, 0]))).toEqual(['wide', 'small']);
});

test('without a complete box the distance to the point of the name is measured', () => {
  for (const loca_bbox of [null, [], [-150.1], [-150.1, -0.1], [-150.1, -0.1, -149.9]]) {
    const [found] = nearestIslands([island('Rapa', { loca_bbox, center: [-150, 0.2] })], [-150, 0]);
    expect(found?.km).toBeCloseTo(0.2 * DEGREE, 3);
  }
});

test('an island without an outline or point is near no place', () => {
  for (const center of [null, [], [-150]])
    expect(nearestIslands([island('Rapa', { center })], [-150, 0])).toEqual([]);
});

test('outside a corner the distance is to the corner, in either form of longitude', () => {
  const places = [island('Rapa', { loca_bbox: [-150, 0, -149, 1] })];
  for (const lng of [-150.2, 209.8]) {
    const [found] = nearestIslands(places, [lng, -0.2]);
    expect(found?.km).toBeCloseTo(Math.hypot(0.2, 0.2) * DEGREE, 1);
  }
});
