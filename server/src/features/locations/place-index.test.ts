import { type Place, PlaceIndex } from './place-index';

const place = (
  id: number,
  type: Place['type'],
  parent_id: number | null,
  timezone: string | null = null,
): Place => ({
  id,
  type,
  parent_id,
  timezone,
  name: `${type}${id}`,
  country: 4,
  center: null,
  loca_bbox: null,
});

const places = new PlaceIndex([
  place(67, 'C', null, 'Pacific/Tahiti'),
  place(91, 'A', 67, 'Pacific/Marquesas'),
  place(92, 'I', 91),
  place(600, 'L', 92),
]);

test('a locality knows its parents', () => {
  expect(places.chain(600)).toEqual({ case_country: 4, case_archi: 91, case_island: 92, case_location: 600 });
  expect(places.chain(67)).toEqual({
    case_country: 4,
    case_archi: null,
    case_island: null,
    case_location: null,
  });
  expect(places.chain(5)).toBeNull();
});

test('a place has the time zone of its nearest parent with one', () => {
  expect(places.zone(600)).toBe('Pacific/Marquesas');
  expect(places.zone(67)).toBe('Pacific/Tahiti');
});

test('a loop of parents ends', () => {
  const circle = new PlaceIndex([place(1, 'A', 2), place(2, 'A', 1)]);
  expect(circle.path(1).map(({ id }) => id)).toEqual([1, 2]);
});
