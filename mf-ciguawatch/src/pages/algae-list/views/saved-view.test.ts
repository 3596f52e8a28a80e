import { queryOf } from '../../../algae/query';
import { isShown, readViews, type SavedView, withoutView, withView } from './saved-view';

const query = (search: string) => queryOf(new URLSearchParams(search));

test('a saved view stores the query of the address and is recognised by it', () => {
  const asked = query('species=4&toxicity=toxic&from=2026-01-01');
  const [view] = withView([], 'Toxiques', asked) as [SavedView];
  expect(view).toEqual({ name: 'Toxiques', search: 'species=4&toxicity=toxic&from=2026-01-01' });
  expect([isShown(view, asked), isShown(view, query('species=4'))]).toEqual([true, false]);
});

test('saving under an existing name replaces the content of that view in its place', () => {
  const two = withView(withView([], 'A', query('species=1')), 'B', query('species=2'));
  expect(withView(two, 'A', query('species=3')).map(({ name, search }) => `${name} ${search}`)).toEqual([
    'A species=3',
    'B species=2',
  ]);
  expect(withoutView(two, 'A')).toEqual([two[1]]);
});

test('stored views that are invalid or from an older release are read without unknown parts', () => {
  expect(readViews('no list')).toEqual([]);
  expect(
    readViews([null, { name: 'A' }, { name: 'B', search: 'species=x&view=imported&from=soon' }]),
  ).toEqual([{ name: 'B', search: 'view=imported' }]);
});
