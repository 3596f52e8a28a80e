import { ALL_CASES, type CaseListQuery } from '../../../case-filter/query-address';
import type { BatchTarget } from '../store/case-list-port';
import { exportBody } from './use-export';

const query: CaseListQuery = {
  ...ALL_CASES,
  filter: { review_state: 'new' },
  search: 'loche',
  sort: [{ column: 'age', descending: false }],
};
const store = (target: BatchTarget | null, chosen: number) => ({ query, chosen, target: () => target });
const list = { review_state: 'new', search: 'loche', sort: 'age' };

const shown = ['id', 'age', 'specie_id', 'counting'];
const columns = ['id', 'age', 'age_months', 'gender', 'specie_id', 'phenotype_id', 'counting'];

it('writes all that the list shows when nothing is chosen, with the columns that it shows', () => {
  expect(exportBody(store({ ids: [], query }, 0), 'csv', shown)).toEqual({
    format: 'csv',
    language: 'en_US',
    filter: list,
    columns,
  });
});

it('exports the selected rows, including those the filter no longer matches', () => {
  expect(exportBody(store({ ids: [5, 3], query }, 2), 'geojson', shown)).toMatchObject({
    format: 'geojson',
    filter: { sort: 'age' },
    ids: [5, 3],
  });
  expect(exportBody(store({ except: [9], query }, 40), 'csv', shown)).toMatchObject({
    filter: list,
    except: [9],
  });
});

it('writes contacts only when asked to', () => {
  expect(exportBody(store(null, 0), 'csv', shown)).not.toHaveProperty('contact');
  expect(exportBody(store(null, 0), 'csvContact', shown)).toMatchObject({ format: 'csv', contact: true });
});

it.each([
  ['xlsx', 'geojson', columns, 'xlsx'],
  ['data', 'data', undefined, undefined],
  ['geojson', 'geojson', undefined, undefined],
] as const)('asks for %s as %s, and says what is made of it', (kind, format, asked, made) => {
  const body = exportBody(store(null, 0), kind, shown);
  expect([body.format, body.columns, body.saved_as]).toEqual([format, asked, made]);
});
