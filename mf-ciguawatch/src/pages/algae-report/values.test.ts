import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { trackingBatch } from '@ciguawatch/shared/api/schemas/algae';
import { asStored, batchOf, freshSampling, freshSpecies, nextCode, nextSampling, valuesOf } from './values';

const filled = () => ({
  ...freshSampling(4, '2026-11-17'),
  code: 'RAI-2611-04',
  time: '09:20',
  temperature: 27.4,
  point: [-147.6, -23.8] as [number, number],
});

const stored = (part: Partial<Tracking> = {}): Tracking => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  station: null,
  code: 'RAI-2611-04',
  at_country: 4,
  at_geom: { type: 'Point', coordinates: [-147.6, -23.8] },
  at_sampling_time: '2016',
  at_water_temperature: null,
  at_sampling_depth: 0,
  at_sampling_picture: null,
  at_cells_nb: null,
  at_species: null,
  at_toxicity_data: null,
  cells_unit: null,
  data_source: null,
  identification: null,
  at_dino_identification: null,
  source: 'import',
  created_at: '',
  changed_at: '',
  deleted_at: null,
  version: 3,
  ...part,
});

test('a new sampling of two species is two rows with one code, without unknown values', () => {
  const values = {
    ...filled(),
    species: [freshSpecies(), { ...freshSpecies(), species: null, toxic: null }],
  };
  const { rows = [] } = batchOf(values, []);
  expect(rows[0]).toEqual({
    uuid: values.species[0]?.uuid,
    code: 'RAI-2611-04',
    at_country: 4,
    at_geom: { type: 'Point', coordinates: [-147.6, -23.8] },
    at_sampling_time: '2026-11-17T09:20',
    at_water_temperature: 27.4,
    at_species: 1,
    at_dino_identification: true,
  });
  expect(rows[1]).not.toHaveProperty('at_species');
  expect(rows[1]?.code).toBe('RAI-2611-04');
  expect(trackingBatch.safeParse({ rows }).success).toBe(true);
});

test('several species without a code get one; a single one stays without', () => {
  const values = { ...filled(), code: ' ' };
  expect(batchOf(values, []).rows?.[0]).not.toHaveProperty('code');
  const two = { ...values, species: [freshSpecies(), freshSpecies()] };
  const codes = batchOf(two, []).rows?.map(({ code }) => code);
  expect(codes?.[0]).toMatch(/^261117-[0-9A-F]{4}$/);
  expect(codes?.[1]).toBe(codes?.[0]);
});

test('a form opened and left untouched has no changes, including a bare year and nulls', () => {
  const base = [stored(), stored({ id: 2, at_species: 5 })];
  expect(batchOf(valuesOf(base), base)).toEqual({});
});

test('a corrected sampling sends what differs, with the versions it is based on', () => {
  const base = [stored(), stored({ id: 2, at_species: 5, version: 4 })];
  const values = valuesOf(base);
  const [first, second] = values.species as [never, never];
  const corrected = { ...values, depth: 1.8, species: [{ ...(first as object), cells: 12 }, freshSpecies()] };
  expect(batchOf(corrected as never, base)).toMatchObject({
    changes: [{ id: 1, version: 3, at_sampling_depth: 1.8, at_cells_nb: 12 }],
    removals: [{ id: 2, version: 4 }],
    rows: [{ at_sampling_depth: 1.8, at_species: 1 }],
  });
  expect(second).toBeDefined();
});

test('rows that differ keep their own values: a changed temperature moves no date, depth or station', () => {
  const base = [
    stored({ at_sampling_time: '2026-01-12', at_sampling_depth: 1, station: 'RIK', code: null }),
    stored({ id: 2, at_sampling_time: '2026-02-12', at_sampling_depth: 5, station: 'RIK', code: null }),
  ];
  expect(batchOf({ ...valuesOf(base), temperature: 27.4 }, base)).toEqual({
    changes: [
      { id: 1, version: 3, at_water_temperature: 27.4 },
      { id: 2, version: 3, at_water_temperature: 27.4 },
    ],
  });
});

test('several species of a station need no code', () => {
  const values = { ...filled(), code: '', station: ' RIK ', species: [freshSpecies(), freshSpecies()] };
  const { rows = [] } = batchOf(values, []);
  expect(rows.map(({ station, code }) => [station, code])).toEqual([
    ['RIK', undefined],
    ['RIK', undefined],
  ]);
});

test('a sampling that has already arrived is changed, not created again', () => {
  const values = { ...filled(), species: [freshSpecies(), freshSpecies()] };
  const [first] = batchOf(values, []).rows ?? [];
  const first25 = { ...first, at_water_temperature: 25, at_sampling_depth: null, version: 1 };
  const row = stored(first25 as Partial<Tracking>);
  const again = batchOf(asStored(values, [row]), [row]);
  expect(again.changes).toEqual([{ id: 1, version: 1, at_water_temperature: 27.4 }]);
  expect(again.rows).toHaveLength(1);
});

test('the next sampling starts with the same place, day and country, and the next code', () => {
  const next = nextSampling(filled());
  expect(next).toMatchObject({ code: 'RAI-2611-05', point: [-147.6, -23.8], day: '2026-11-17', country: 4 });
  expect([next.temperature, next.time, next.picture]).toEqual([null, null, null]);
  expect([nextCode('A-099'), nextCode('lagoon'), nextCode('')]).toEqual(['A-100', '', '']);
});
