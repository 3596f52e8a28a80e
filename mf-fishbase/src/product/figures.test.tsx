import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import english from '../directory/locales/en_US.json';
import Figures from './figures';
import type { ProductReports } from './reports';

const NONE: ProductReports = {
  total: 0,
  months: new Map(),
  islands: [],
  elsewhere: 0,
  unnamed: 0,
  last: null,
};

beforeEach(() => addMessages('directory', { en_US: english }));

test('of a fish that nobody reported, nothing is said of every report, nor of filters', () => {
  const { container } = renderWithRuntime(<Figures reports={NONE} file="fish" />, { language: 'en_US' });
  expect(container).not.toHaveTextContent('Every report');
  expect(container).not.toHaveTextContent('filters');
  expect(screen.getAllByText(/^No report from \d{4} to \d{4}\.$/)).toHaveLength(2);
});

test('where reports name other islands, their number is said', () => {
  renderWithRuntime(<Figures reports={{ ...NONE, total: 3, elsewhere: 3 }} file="fish" />, {
    language: 'en_US',
  });
  expect(screen.getByText('3 reports from other islands or an unknown one.')).toBeVisible();
});

test.each([
  ['10 of 11', '1 other island has 1.', [9, 8, 7, 6, 5, 4, 3, 2, 2, 2, 1]],
  ['2 of 13', '11 other islands have 2 each.', [9, 8, ...Array(11).fill(2)]],
  ['8 of 14', '6 other islands have 1 each.', Array(14).fill(1)],
])('islands with as many reports are shown together or left out together: %s', (shown, said, counts) => {
  const islands = counts.map((count: number, at: number): [number, number] => [at + 1, count]);
  const total = counts.reduce((all: number, one: number) => all + one, 0);
  renderWithRuntime(<Figures reports={{ ...NONE, total, islands }} file="fish" />, { language: 'en_US' });
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText(said, { exact: false })).toBeVisible();
});
