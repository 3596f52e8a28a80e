import { ALL_CASES, addressOf, isSameSelection, queryOf, withFilter } from './query-address';

const of = (text: string) => queryOf(new URLSearchParams(text));

it('reads what home links to', () => {
  expect(of('review_state=to_review')).toEqual({ ...ALL_CASES, filter: { review_state: 'to_review' } });
  expect(of('')).toEqual(ALL_CASES);
});

it('gives the address back that it was read from, in one spelling', () => {
  const query = of('sort=-age,case_island&search=loche&age=..60&gender=F,M&newer_than=2026-11-20T08:00:00Z');
  expect(query.sort).toEqual([
    { column: 'age', descending: true },
    { column: 'case_island', descending: false },
  ]);
  expect(decodeURIComponent(addressOf(query).toString())).toBe(
    'age=..60&gender=F,M&newer_than=2026-11-20T08:00:00Z&search=loche&sort=-age,case_island',
  );
  expect(queryOf(addressOf(query))).toEqual(query);
});

it('leaves out what no list can be asked for', () => {
  expect(of('gender=X&unknown=1&age=old&sort=med_place&newer_than=now&deleted=yes&case_uuid=a')).toEqual(
    ALL_CASES,
  );
});

it('sorts by the day of deletion among deleted cases only', () => {
  expect(of('sort=-deleted_at')).toEqual(ALL_CASES);
  expect(of('sort=-deleted_at&deleted=true').sort).toEqual([{ column: 'deleted_at', descending: true }]);
});

it('sets and takes away a filter', () => {
  const { filter } = of('gender=F');
  expect(withFilter(filter, 'age', '3..')).toEqual({ gender: 'F', age: '3..' });
  expect(withFilter(filter, 'gender', null)).toEqual({});
});

it('knows that another order finds the same rows', () => {
  expect(isSameSelection(of('gender=F'), of('sort=age&gender=F'))).toBe(true);
  expect(isSameSelection(of('gender=F'), of('gender=F&search=x'))).toBe(false);
});
