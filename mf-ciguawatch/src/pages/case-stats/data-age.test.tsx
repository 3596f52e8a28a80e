import { addMessages, formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act } from '@testing-library/react';
import { runInAction } from 'mobx';
import english from '../../../locales/en_US.json';
import french from '../../../locales/fr_FR.json';
import { DataAge } from './data-age';

const CHECKED = Date.UTC(2026, 10, 28, 20, 0);

beforeEach(() => {
  addMessages('ciguawatch', { en_US: english, fr_FR: french });
  runInAction(() => Object.assign(collections.case, { state: 'ready', refreshedAt: CHECKED }));
});

/** The time of the last check is no date of the data: a check that finds nothing new moves it. */
test.each([
  ['en_US', 'Data as of', 'Latest case: May 2025'],
  ['fr_FR', 'Données à jour au', 'Dernier cas : mai 2025'],
])('the time of the last check is said as such, beside the latest case, in %s', (language, said, latest) => {
  const { container } = renderWithRuntime(<DataAge latest={{ year: 2025, month: 5 }} />, { language });
  expect(container).toHaveTextContent(`${latest}${said} ${formatInstant(CHECKED)}`);
  const later = CHECKED + 3_600_000;
  act(() => runInAction(() => Object.assign(collections.case, { refreshedAt: later })));
  expect(container).toHaveTextContent(`${latest}${said} ${formatInstant(later)}`);
});

test('data whose check failed say as of when they were complete', () => {
  runInAction(() => Object.assign(collections.case, { state: 'stale' }));
  const { container } = renderWithRuntime(<DataAge latest={null} />, { language: 'en_US' });
  expect(container).toHaveTextContent(
    `No case knownData as of ${formatInstant(CHECKED)}. The update did not succeed.`,
  );
});
