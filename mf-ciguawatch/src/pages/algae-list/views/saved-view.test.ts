import { queryOf } from '../../../algae/query';
import { isShown, readViews, type SavedView, withoutView, withView } from './saved-view';

const query = (search: string) => queryOf(new URLSearchParams(search));

test('a view is what the address asks for, and is known again', () => {
  const asked = query('species=4&toxicity=toxic&from=2026-01-01');
  const [view] = withView([], 'Toxiques', asked) as [SavedView];
  expect(view).toEqual({ name: 'Toxiques', search: 'species=4&toxicity=toxic&from=2026-01-01' });
  expect([isShown(view, asked), isShown(view, query('species=4'))]).toEqual([true, false]);
});

test('the same name is another content of the same view, in its place', () => {
  const two = withView(withView([], 'A', query('species=1')), 'B', query('species=2'));
  expect(withView(two, 'A', query('species=3')).map(({ name, search }) => `${name} ${search}`)).toEqual([
    'A species=3',
    'B species=2',
  ]);
  expect(withoutView(two, 'A')).toEqual([two[1]]);
});

test('what was kept by hand or by an older release is read without what it cannot mean', () => {
  expect(readViews('no list')).toEqual([]);
  expect(
    readViews([null, { name: 'A' }, { name: 'B', search: 'species=x&view=imported&from=soon' }]),
  ).toEqual([{ name: 'B', search: 'view=imported' }]);
});
