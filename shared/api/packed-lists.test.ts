import { BOX_COLUMNS, BOX_PACKING, PLACE_COLUMNS, PLACE_PACKING } from '../domain/geo/place-packing';
import { pack } from '../domain/packed/packed';
import { boxesOf, placesOf } from './packed-lists';
import type { Location } from './schemas/location';

const country: Location = {
  id: 67,
  name: 'French Polynesia',
  names: { fr: 'Polynésie française' },
  country: 4,
  type: 'C',
  parent_id: null,
  parent_name: null,
  loca_bbox: [-154.7, -27.7, -134.4, -7.9],
  center: [-144.5, -17.8],
  timezone: 'Pacific/Tahiti',
  population: null,
  withhold: false,
  withhold_profile: true,
  version: 1,
};
const archipelago: Location = {
  ...country,
  id: 91,
  name: 'Marquesas Islands',
  names: {},
  type: 'A',
  parent_id: 67,
  parent_name: 'French Polynesia',
  timezone: 'Pacific/Marquesas',
};
const island: Location = {
  ...archipelago,
  id: 101,
  name: 'Fatu Hiva',
  type: 'I',
  parent_id: 91,
  parent_name: 'Marquesas Islands',
  loca_bbox: null,
  population: { value: 600, islands: [101], year: 2022 },
  version: 3,
};
const rows = [country, archipelago, island];

test('packed places unpack to the original rows, including the names of their parents', () => {
  const cells = rows.map((row) => PLACE_COLUMNS.map((column) => row[column]));
  expect(placesOf(pack(PLACE_COLUMNS, cells, PLACE_PACKING))).toEqual(rows);
});

test('packed boxes are boxes', () => {
  const cells = rows.map((row) => BOX_COLUMNS.map((column) => row[column]));
  expect(boxesOf(pack(BOX_COLUMNS, cells, BOX_PACKING))).toEqual(
    rows.map(({ id, loca_bbox }) => ({ id, loca_bbox })),
  );
});

test('a server that does not pack answers rows: places as they are, boxes without the rest', () => {
  expect(placesOf(rows)).toBe(rows);
  expect(boxesOf(rows)).toEqual(rows.map(({ id, loca_bbox }) => ({ id, loca_bbox })));
});
