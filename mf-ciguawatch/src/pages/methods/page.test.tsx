import { GOLDEN_POOL } from '@ciguawatch/shared/domain/alerts/pooled/golden-pool';
import { METHODS } from '@ciguawatch/shared/domain/methods/methods';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, within } from '@testing-library/react';
import MethodsPage from './page';
import { methodsTexts } from './texts';

beforeAll(() => methodsTexts);

test('each rule stands below its name, and no value is left out of its texts', () => {
  const { container } = renderWithRuntime(<MethodsPage />);
  expect(screen.getAllByRole('region')).toHaveLength(METHODS.length);
  expect(container.textContent).not.toContain('{{');
  for (const link of within(screen.getByRole('navigation')).getAllByRole('link'))
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

test('the golden numbers are those of the tests', () => {
  renderWithRuntime(<MethodsPage />);
  const [table] = screen.getAllByRole('table') as [HTMLElement];
  expect(within(table).getAllByRole('row')).toHaveLength(GOLDEN_POOL.islands.length + 1);
});

test('the limits of silences and posts are those that the code applies', () => {
  renderWithRuntime(<MethodsPage />);
  const silence = screen.getByRole('region', { name: 'Silence of an island' });
  expect(silence).toHaveTextContent('asked below 1%, once the observed months are at least 2.');
  const posts = screen.getByRole('region', { name: 'Nothing to report' });
  expect(posts).toHaveTextContent('taken: 8. Days until the only reminder: 3 (monthly: 7)');
  expect(posts).toHaveTextContent('without an answer is silent: 7 (month: 14)');
});

test('each case class has a case by which it can be checked, in words', () => {
  renderWithRuntime(<MethodsPage />);
  const table = screen.getByRole('table', { name: 'Case class' });
  const rows = within(table).getAllByRole('row').slice(1);
  const classes = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(classes).toEqual(['Confirmed', 'Probable', 'Suspected', 'Not fitting', 'Unclassified']);
  expect(table.textContent).not.toMatch(/reason\.|case_class/);
});
