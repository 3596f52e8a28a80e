import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { setLanguage } from '@ciguawatch/shared/runtime/i18n/i18n';
import { setClock } from '@ciguawatch/shared/runtime/page/clock';
import { savedFiles } from '@ciguawatch/shared/testing/saved-files';
import { algaeSpecies } from '../../algae/tracking';
import { guessColumns, omittedColumnsOf } from '../../import/columns';
import { readCsv } from '../../import/read/read-csv';
import { ALGAE_COLUMNS } from '../algae-import/fields';
import { readLine } from '../algae-import/reading/read-line';
import { saveCsv, saveGeoJson, trackingCsv, trackingGeoJson } from './outputs';

jest.mock('@ciguawatch/shared/ui/charts/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('../../places/names', () => ({ countryName: () => 'French Polynesia' }));

const toxicus = { id: 3, as_name: 'Gambierdiscus toxicus', potentially_toxic: true, aphia_id: 233382 };
/** A sampling off Raiatea, at 16.8° S and 151.4° W. */
const raiatea = {
  id: 8,
  code: 'RAI-1',
  at_country: 4,
  at_geom: { type: 'Point', coordinates: [-151.4, -16.8] },
  at_sampling_time: '2026-05-04',
  at_water_temperature: 27.5,
  at_sampling_depth: 0,
  at_species: 3,
  at_cells_nb: 1200,
  at_toxicity_data: 'N2a positive',
  at_dino_identification: true,
} as Tracking;
/** A sampling with every field null. */
const unknown = Object.fromEntries(Object.keys(raiatea).map((name) => [name, null])) as unknown as Tracking;
const t = (key: string) => key;

beforeEach(() => {
  setLanguage('en_US');
  jest.spyOn(algaeSpecies, 'get').mockReturnValue(toxicus);
});

test('the file of samplings has a column per field, empty where the value is unknown', () => {
  expect(
    trackingCsv([raiatea, { ...unknown, id: 9 }])
      .trim()
      .split('\r\n'),
  ).toEqual([
    'id;station;code;at_country;island;at_sampling_time;latitude;longitude;at_water_temperature;' +
      'at_sampling_depth;at_species;identification;at_cells_nb;cells_unit;at_toxicity_data;' +
      'at_dino_identification;data_source;scientificNameID;occurrenceStatus',
    '8;;RAI-1;French Polynesia;;2026-05-04;-16.8;-151.4;27.5;0;Gambierdiscus toxicus;;1200;;N2a positive;true;;' +
      'urn:lsid:marinespecies.org:taxname:233382;present',
    `9${';'.repeat(18)}`,
  ]);
  expect(trackingCsv([])).toContain('Data is empty');
});

test.each(['fr_FR', 'en_US'])('a file saved in %s and imported again yields the same sampling', (code) => {
  setLanguage(code);
  const sheet = readCsv(trackingCsv([raiatea]));
  const { head, lines } = sheet;
  expect(omittedColumnsOf(sheet, guessColumns(ALGAE_COLUMNS, head), ALGAE_COLUMNS)).toEqual([]);
  const { row, faults } = readLine(lines[0]?.cells ?? [], {
    head,
    columns: guessColumns(ALGAE_COLUMNS, head),
    species: [toxicus],
    countries: new Map([['french polynesia', 4]]),
    managed: [4],
    country: 4,
    mark: null,
    landKm: () => 0,
    now: Date.parse('2026-11-23T00:00:00Z'),
  });
  const { id: _, ...said } = raiatea;
  expect({ row, faults }).toEqual({ row: said, faults: [] });
});

test('the map file has the point of a sampling, longitude first, and none where it is not known', () => {
  expect(JSON.parse(trackingGeoJson([raiatea, { ...unknown, id: 9 }]))).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 8,
        geometry: { type: 'Point', coordinates: [-151.4, -16.8] },
        properties: { code: 'RAI-1', at_species: 'Gambierdiscus toxicus', at_dino_identification: true },
      },
      { id: 9, geometry: null, properties: { code: null, at_dino_identification: null } },
    ],
  });
  const names = Object.keys(JSON.parse(trackingGeoJson([raiatea])).features[0].properties);
  expect(names.filter((name) => ['id', 'latitude', 'longitude'].includes(name))).toEqual([]);
});

test('file names contain the day and end with the format', async () => {
  setClock(() => Date.UTC(2026, 10, 25, 22));
  await saveCsv([raiatea], t, ['Raiatea']);
  saveGeoJson([raiatea], t, ['Raiatea']);
  setClock();
  const [csv, map] = await savedFiles();
  expect([csv?.name, csv?.type]).toEqual([
    expect.stringMatching(/^list\.file-Raiatea-2026-11-2\d\.csv$/),
    'text/csv;charset=utf-8',
  ]);
  expect([map?.name, map?.type]).toEqual([expect.stringMatching(/\.geojson$/), 'application/geo+json']);
  expect(csv?.text).toContain('RAI-1');
  expect(map?.text).toContain('RAI-1');
});
