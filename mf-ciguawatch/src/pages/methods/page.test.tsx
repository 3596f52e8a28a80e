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
