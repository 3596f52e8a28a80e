import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import english from './locales/en_US.json';
import { AlertLinks, type Shown, SurroundingFacts } from './surrounding-facts';

const CARD = { pairs: [], meal: null, alerts: [], notes: [], last: null, earlier: false } as never;

const links = (row: Partial<Shown>) => {
  const all = {
    id: 5,
    case_location_id: null,
    case_island: null,
    specie_id: null,
    phenotype_id: null,
    ...row,
  };
  const { unmount } = renderWithRuntime(<SurroundingFacts row={all} card={CARD} />, { language: 'en_US' });
  const found = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const said = screen.queryByText('See also') !== null;
  unmount();
  return { found, said };
};

beforeEach(() => {
  addMessages('reviewCard', { en_US: english });
  jest.spyOn(collections.location, 'get').mockReturnValue({ id: 69, name: 'Tahiti', names: {} } as never);
  jest
    .spyOn(collections.specie, 'get')
    .mockReturnValue({ id: 3, name: 'Fish', slug: 'fish', translations: [] } as never);
});
afterEach(() => jest.restoreAllMocks());

test('a case names the pages of its island and fish, and never itself, wherever its card is shown', () => {
  const { found, said } = links({ case_island: 69, specie_id: 3 });
  expect(said).toBe(true);
  expect(found).toEqual(['/ciguawatch/case/report/list?case_island=69', '/fishbase/specie/3']);
});

test('a case without island and fish has nothing to see also', () => {
  expect(links({})).toEqual({ found: [], said: false });
});

test.each([
  [
    { rule: 'pooled', observed: 3, expected: 0.0904, probability: 0.0012 },
    /3 meals for 0.09 expected; by chance once in 68 years on this island/,
  ],
  [{ rule: 'large_meal', observed: 30 }, /30 people ill at one meal/],
  [{ rule: 'month', observed: 7 }, /^(?!.*(meals for|ill at))/],
])('an alert of a case says what its rule saw: %j', (part, text) => {
  const alert = {
    id: 1,
    state: 'open',
    island: 3,
    from: '2026-03-01',
    until: '2026-03-30',
    expected: null,
    probability: null,
    ...part,
  };
  renderWithRuntime(<AlertLinks alerts={[alert] as never} />, { language: 'en_US' });
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
