import { viewCreate } from '@ciguawatch/shared/api/schemas/case-list';
import { ALL_CASES, type CaseListQuery } from '../../../case-filter/query-address';
import { contentOf, isShown, layoutOfView, queryOfView } from './view-query';

const query: CaseListQuery = {
  ...ALL_CASES,
  filter: { case_island: '12,13', case_eventdate: '2026' },
  search: 'loche',
  sort: [{ column: 'age', descending: true }],
  newerThan: '2026-11-20T08:00:00Z',
};
const layout = { order: ['id', 'age', 'gender'], shown: ['id', 'age'], widths: { age: 120 } };

it('gives back what was kept, but for the visit', () => {
  const content = contentOf(query, layout);
  expect(viewCreate.safeParse({ ...content, name: 'Tuamotu', shared: false }).success).toBe(true);
  const view = { ...content, filter: content.filter as Record<string, string> };
  expect(queryOfView(view)).toEqual({ ...query, newerThan: '' });
  expect(layoutOfView(view)).toEqual({ order: ['id', 'age'], shown: ['id', 'age'], widths: { age: 120 } });
  expect(isShown(queryOfView(view), query)).toBe(false);
  expect(isShown(queryOfView(view), { ...query, newerThan: '' })).toBe(true);
});

it('of the newest cases keeps their order, and of no columns none', () => {
  expect(queryOfView({ filter: {}, sort: contentOf(ALL_CASES, layout).sort })).toEqual(ALL_CASES);
  expect(layoutOfView({ columns: [] })).toBeNull();
});
