import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { csvText, forSpreadsheets } from '@ciguawatch/shared/domain/text/files/csv';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { caseRow } from '@ciguawatch/shared/testing/cases';
import { rowsTable } from './rows-table';

jest.mock('../../places/names', () => ({
  countryName: (id: number) => `country ${id}`,
  locationName: (id: number) => `place ${id}`,
  specieName: (id: number) => `species ${id}`,
  phenotypeName: (id: number) => `group ${id}`,
}));

/** Header, values and empty values of a saved CSV, below the given lines about it. */
function read(code: string, about: string[] = []) {
  const row = caseRow({ id: 7, case_country: 4, case_island: 69, specie_id: 22, case_geom: [-149.4, -17.6] });
  jest.spyOn(collections.specie, 'get').mockReturnValue({ id: 22, phenotype_id: 5 } as never);
  const lines = csvText(rowsTable([row, caseRow({ id: 8 })], about), forSpreadsheets([code]))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const [heads = [], cells = [], unknown = []] = lines
    .slice(about.length && about.length + 1)
    .map((one) => one.split(';'));
  const of = (values: string[]) => Object.fromEntries(heads.map((head, at) => [head, values[at]]));
  return { lines, heads, case: of(cells), unknown: of(unknown) };
}

test('a row has names beside the ids, and its point as longitude and latitude', () => {
  expect(read('en_US').case).toMatchObject({
    id: '7',
    case_country: '4',
    case_country_name: 'country 4',
    case_island: '69',
    case_island_name: 'place 69',
    specie_id: '22',
    specie_id_name: 'species 22',
    phenotype_id: '5',
    phenotype_id_name: 'group 5',
    longitude: '-149.4',
    latitude: '-17.6',
  });
  expect(read('fr_FR').case).toMatchObject({ longitude: '-149,4', latitude: '-17,6' });
});

test('an unknown value is empty, and so is its name', () => {
  expect(read('en_US').unknown).toMatchObject({
    id: '8',
    case_archi: '',
    case_archi_name: '',
    phenotype_id: '',
    phenotype_id_name: '',
    longitude: '',
    latitude: '',
  });
});

test('every public column has a header, below the description of the file', () => {
  const { heads, lines } = read('en_US', ['Statistics', 'French Polynesia']);
  expect(heads.filter((head) => !head.endsWith('_name'))).toEqual(
    PUBLIC_COLUMNS.flatMap((column) => (column === 'case_geom' ? ['longitude', 'latitude'] : [column])),
  );
  expect(lines.slice(0, 3)).toEqual(['Statistics', 'French Polynesia', '']);
});
