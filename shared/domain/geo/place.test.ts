import { chainOf, islandOf, nearestIslands, type Place, placeName } from './place';
import { namedPlace, searchPlaces } from './place-search';

const place = (
  id: number,
  type: Place['type'],
  name: string,
  parent: number | null,
  more: Partial<Place> = {},
): Place => ({
  id,
  type,
  name,
  names: {},
  country: 4,
  parent_id: parent,
  loca_bbox: null,
  center: null,
  timezone: 'Pacific/Tahiti',
  ...more,
});
const places = [
  place(1, 'C', 'French Polynesia', null, { names: { fr: 'Polynésie française' } }),
  place(2, 'A', 'Society Islands', 1, { names: { fr: 'Archipel de la Société' } }),
  place(3, 'I', 'Moʻorea', 2, { loca_bbox: [-149.95, -17.61, -149.73, -17.46], center: [-149.83, -17.53] }),
  place(4, 'I', 'Tahiti', 2, { loca_bbox: [-149.62, -17.88, -149.12, -17.49], center: [-149.4, -17.66] }),
  place(5, 'L', 'Tahiti Iti', 4),
  place(6, 'I', 'Taveuni', null, {
    country: 9,
    loca_bbox: [179.85, -17, -179.8, -16.7],
    center: [180, -16.85],
  }),
];
const get = (id: number) => places.find((one) => one.id === id);

test('a place is followed up to its country and named in the language', () => {
  expect(chainOf(get(5)!, get).map((one) => one.id)).toEqual([5, 4, 2, 1]);
  expect(islandOf(get(5)!, get)?.id).toBe(4);
  expect(placeName(get(2)!, ['fr_FR', 'en_US'])).toBe('Archipel de la Société');
  expect(placeName(get(3)!, ['fr_FR', 'en_US'])).toBe('Moʻorea');
});

test('a search is blind to accents and the ʻeta and puts islands of home first', () => {
  expect(searchPlaces(places, "mo'orea", 4).map((one) => one.id)).toEqual([3]);
  expect(searchPlaces(places, 'polynesie', 4).map((one) => one.id)).toEqual([1]);
  expect(searchPlaces(places, 'ta', 4).map((one) => one.id)).toEqual([4, 5, 6]);
  expect(searchPlaces(places, ' ', 4)).toEqual([]);
});

test('a point at sea finds the islands within 40 km, the nearest first', () => {
  expect(nearestIslands(places, [-149.68, -17.5]).map((one) => one.place.id)).toEqual([3, 4]);
  expect(nearestIslands(places, [-149.85, -17.5])[0]).toMatchObject({ km: 0 });
  expect(nearestIslands(places, [-140, -10])).toEqual([]);
});

test('an island across 180° is near from both sides', () => {
  expect(nearestIslands(places, [179.7, -16.8])[0]?.place.id).toBe(6);
  expect(nearestIslands(places, [-179.7, -16.8])[0]?.km).toBeLessThan(12);
});

test('a name typed in full finds its place, in any spelling; a part of a name finds none', () => {
  expect(namedPlace(places, 'moorea', 4)?.id).toBe(3);
  expect(namedPlace(places, 'Polynésie Française', 4)?.id).toBe(1);
  expect(namedPlace(places, 'moo', 4)).toBeUndefined();
  expect(namedPlace(places, '', 4)).toBeUndefined();
});
