import { addMessages, setLanguage, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import english from '../../locales/en_US.json';
import { NoCase } from '../pages/case-map/panels/no-case';
import { ofAllText } from '../pages/case-map/view/shown-text';
import { NoFigures } from '../pages/case-stats/no-figures';
import { NO_CHOICE } from '../public-cases/cases-choice';

const hold = (count: number) => jest.spyOn(collections.case, 'size', 'get').mockReturnValue(count);

beforeEach(() => {
  setLanguage('en_US');
  addMessages('ciguawatch', { en_US: english });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['map', () => <NoCase silent={false} onClear={() => undefined} />],
  ['statistics', () => <NoFigures choice={NO_CHOICE} onClear={() => undefined} />],
])('before the first report the %s blames no filter', (_, draw) => {
  hold(0);
  const { container, unmount } = renderWithRuntime(draw(), { language: 'en_US' });
  expect(container).toHaveTextContent(/^No case known$/);
  unmount();
  hold(3);
  renderWithRuntime(draw(), { language: 'en_US' });
  expect(screen.getByText('No cases match these filters')).toBeVisible();
  expect(screen.getByText('Remove a filter or choose other years.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
});

test('nothing is counted "of 0"', () => {
  const t: Translate = (key, vars) => translate('ciguawatch', key, vars);
  expect(ofAllText(0, t)).toBe('');
  expect(ofAllText(3968, t)).toBe('of 3,968');
});
