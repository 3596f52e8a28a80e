import { addressOf, DEFAULT_SORT, findsSame, queryOf, valuesIn, withParams } from './query-address';

const of = (text: string) => queryOf(new URLSearchParams(text));

it('reads what home links to', () => {
  expect(of('review_state=to_review')).toEqual({
    filter: { review_state: 'to_review' },
    words: '',
    sort: DEFAULT_SORT,
  });
});

it('gives the address back that it was read from, in one spelling', () => {
  const query = of('sort=-age,case_island&q=loche&age_to=60&gender=F,M&unknown=1&age_from=');
  expect(query.sort).toEqual([
    { column: 'age', descending: true },
    { column: 'case_island', descending: false },
  ]);
  expect(addressOf(query).toString()).toBe('age_to=60&gender=F%2CM&q=loche&sort=-age%2Ccase_island');
  expect(addressOf(of(addressOf(query).toString()))).toEqual(addressOf(query));
});

it('sets and takes away values', () => {
  const { filter } = of('gender=F,M&age_from=3');
  expect(valuesIn(filter, 'gender')).toEqual(['F', 'M']);
  expect(withParams(filter, { gender: '', age_from: null, age_to: '9' })).toEqual({ age_to: '9' });
});

it('knows that another order finds the same rows', () => {
  expect(findsSame(of('gender=F'), of('sort=age&gender=F'))).toBe(true);
  expect(findsSame(of('gender=F'), of('gender=F&q=x'))).toBe(false);
});
