import { ALL, type CaseListQuery } from '../filters/query-address';
import type { Target } from '../store/case-list-port';
import { exportBody } from './use-export';

const query: CaseListQuery = {
  ...ALL,
  filter: { review_state: 'new' },
  search: 'loche',
  sort: [{ column: 'age', descending: false }],
};
const store = (target: Target | null, chosen: number) => ({ query, chosen, target: () => target });
const list = { review_state: 'new', search: 'loche', sort: 'age' };

it('writes all that the list shows when nothing is chosen', () => {
  expect(exportBody(store({ ids: [], query }, 0), 'csv')).toEqual({
    format: 'csv',
    language: 'en_US',
    filter: list,
  });
});

it('exports the selected rows, including those the filter no longer matches', () => {
  expect(exportBody(store({ ids: [5, 3], query }, 2), 'geojson')).toMatchObject({
    format: 'geojson',
    filter: { sort: 'age' },
    ids: [5, 3],
  });
  expect(exportBody(store({ except: [9], query }, 40), 'csv')).toMatchObject({ filter: list, except: [9] });
});

it('writes contacts only when asked to', () => {
  expect(exportBody(store(null, 0), 'csv')).not.toHaveProperty('contact');
  expect(exportBody(store(null, 0), 'csvContact')).toMatchObject({ format: 'csv', contact: true });
});
