import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { omittedColumnsOf } from '../../import/columns';
import type { Sheet } from '../../import/sheet';
import { FishNames } from '../case-import/reading/find-fish';
import { PlaceNames } from '../case-import/reading/find-place';
import { SAMPLE_COLUMNS, sampleColumns } from './fields';
import { supplement } from './fixtures/supplement';
import { filledDown, openedSheet } from './reading/flat-head';
import { markOfSheet, readSheet } from './reading/read-sheet';
import type { Reading } from './reading/reading';

const specie = (id: number, name: string) =>
  ({ id, name, translations: [], phenotype_id: 3 }) as unknown as Specie;
const place = (id: number, name: string) =>
  ({ id, name, names: {}, type: 'I', country: 4, parent_id: null }) as unknown as Place;
const fish = new FishNames(
  [specie(22, 'Lutjanus bohar'), specie(16, 'Cephalopholis argus')],
  [] as Phenotype[],
);
const places = new PlaceNames([place(70, 'Raiatea'), place(92, 'Nuku Hiva')]);

function read(sheet: Sheet, part: Partial<Reading> = {}) {
  const columns = sampleColumns.columnsOf(sheet.head);
  const { mark } = markOfSheet(sheet, columns);
  const reading: Reading = {
    ...{ head: sheet.head, columns, fish, places: () => places, country: 4, origin: 'survey' },
    ...{ countryNamed: (text) => (text === 'Fiji' ? undefined : 4), method: null, reference: '', mark },
    now: Date.parse('2026-11-28'),
    ...part,
  };
  return { columns, ...readSheet(sheet, reading) };
}
const table = (head: string[], ...rows: string[][]): Sheet => ({
  head,
  lines: rows.map((cells, at) => ({ number: at + 2, cells })),
});

describe('a supplement of 70 fish by three methods', () => {
  const opened = openedSheet(supplement(70));
  const merged = filledDown(opened, [0, 1, 2]);

  test('its heads over two lines are one, and nothing is left out', () => {
    expect(opened.head).toEqual([
      ...['Sample', 'Species', 'Site', 'Length (mm)', 'CBA-N2a (ng CTX3C eq/g)', 'CBA-N2a LOD'],
      ...['CBA-N2a LOQ', 'RBA-F (pg/g)', 'RBA-F LOD', 'LC-MS/MS status'],
    ]);
    const { columns } = read(merged);
    expect(columns.map(({ field }) => field)).toEqual([
      ...['code', 'fish', 'place', 'length_cm', 'value:CBA-N2a', 'lod:CBA-N2a', 'loq:CBA-N2a'],
      ...['value:RBA-F', 'lod:RBA-F', 'decision:LC-MS/MS'],
    ]);
    expect(omittedColumnsOf(merged, columns, SAMPLE_COLUMNS)).toEqual([]);
  });

  test('it is read whole: 210 results, fish that nobody named kept as written', () => {
    const { rows, faults, unnamed } = read(merged);
    expect(faults).toEqual([]);
    expect(rows).toHaveLength(210);
    expect(rows.filter(({ result }) => result)).toHaveLength(210);
    expect(unnamed.length).toBeGreaterThan(10);
    expect(rows[0]).toMatchObject({
      ...{ line: 4, code: 'PF-001', specie_id: 22, location_id: 70, length_cm: 2.8, origin: 'survey' },
      result: { method: 'CBA-N2a', value: 1.2, lod: 0.31, loq: 0.5, unit: 'ng/g', analyte: 'CTX3C' },
    });
    expect(rows[1]?.result).toMatchObject({ method: 'RBA-F', value: 0.95, lod: 0.75, unit: 'pg/g' });
    expect(rows[2]?.result).toMatchObject({ method: 'LC-MS/MS', decision: 'below', unit: null });
    expect(rows.find(({ species_text }) => species_text === 'Lutjanus sp.')).toBeDefined();
  });

  test('a limit in the cell is the limit of its result', () => {
    const { rows } = read(merged);
    const third = rows.find(({ code, result }) => code === 'PF-003' && result?.method === 'CBA-N2a');
    expect(third?.result).toMatchObject({ qualifier: '<LOD', value: null, lod: 0.31 });
  });
});

describe('a table with one result a line', () => {
  const head = ['id', 'species', 'date', 'method', 'value', 'unit', 'LOD'];

  test('units of lines, comma decimals, methods in other words', () => {
    const { rows, faults } = read(
      table(head, ['A1', 'Lutjanus bohar', '12/03/2019', 'r-RBA', '0,52', 'ng P-CTX-3C eq/g', '0,155']),
    );
    expect(faults).toEqual([]);
    expect(rows[0]).toMatchObject({ caught_on: '2019-03-12', specie_id: 22 });
    expect(rows[0]?.result).toMatchObject({
      ...{ method: 'RBA-R', value: 0.52, lod: 0.155, unit: 'ng P-CTX-3C eq/g', analyte: 'P-CTX-3C' },
    });
  });

  test('refusals name their lines and cells', () => {
    const { faults } = read(
      table(
        [...head, 'tissue', 'site'],
        ['A1', '', '', 'CBA-N2a', 'much', 'ng/g', '0.3'],
        ['', '', '', 'CBA-N2a', '0.5', 'ng/g', '0.3'],
        ['A3', '', '31/02/2019', 'CBA-N2a', '0.5', 'ng/g', '0.3'],
        ['A4', '', '', 'ELISA', '0.5', 'ng/g', '0.3'],
        ['A5', '', '', 'CBA-N2a', '0.5', 'fish', '0.3', 'tail', 'Atlantis'],
        ['A6', '', '', 'CBA-N2a', '0.5', 'ng/g', ''],
      ),
    );
    expect(faults.map(({ number, field, fault }) => [number, field, fault])).toEqual([
      [2, 'value', 'number'],
      [3, 'code', 'missing'],
      [4, 'caught_on', 'day'],
      [5, 'method', 'method'],
      [6, 'place', 'place'],
      [6, 'tissue', 'choice'],
      [6, 'unit', 'unit'],
      [7, 'value', 'undecided'],
    ]);
  });

  test('method, origin and reference of the file hold for lines that say none', () => {
    const { rows } = read(
      table(['id', 'value', 'LOD', 'origin'], ['A1', '0.5', '0.3', ''], ['A2', 'neg', '0.3', 'market']),
      {
        ...{ method: 'MBA', reference: 'Made 2020', origin: 'remnant' },
      },
    );
    expect(rows.map(({ origin, result }) => [origin, result?.method, result?.reference])).toEqual([
      ['remnant', 'MBA', 'Made 2020'],
      ['market', 'MBA', 'Made 2020'],
    ]);
    expect(rows[1]?.result).toMatchObject({ decision: 'below', value: null });
  });

  test('a fish without a result is a sample; one of a country that is not managed is refused', () => {
    const { rows, faults } = read(
      table(['id', 'value', 'LOD', 'country'], ['A1', '', '0.3', ''], ['A2', '', '', 'Fiji']),
    );
    expect(rows[0]).toMatchObject({ code: 'A1', result: null });
    expect(faults).toMatchObject([{ number: 3, field: 'country', fault: 'country' }]);
  });
});
