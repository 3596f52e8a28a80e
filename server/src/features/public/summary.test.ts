import { PlaceIndex } from '../locations/place-index';
import { lastTwelveMonths, zoneOf } from './summary';

test('twelve months end with the current one, across a year', () => {
  const months = lastTwelveMonths(2026, 2);
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ year: 2025, month: 3 });
  expect(months[9]).toEqual({ year: 2025, month: 12 });
  expect(months[11]).toEqual({ year: 2026, month: 2 });
});

test('a country has the zone of its own place', () => {
  const fiji = {
    id: 30,
    name: 'Fiji',
    country: 3,
    type: 'C',
    parent_id: null,
    center: null,
    loca_bbox: null,
  } as const;
  const places = new PlaceIndex([{ ...fiji, timezone: 'Pacific/Fiji' }]);
  expect(zoneOf(places, 3)).toBe('Pacific/Fiji');
  expect(zoneOf(places, 9)).toBe('Pacific/Tahiti');
});
