import { renderWithRuntime, setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../texts';
import { MonthSummary } from './month-summary';

beforeEach(() => setRuntime());

const alerts = Array.from({ length: 40 }, (_, i) => `alert ${i + 1}.`);

test('a month of forty alerts says two, and all of them when asked', async () => {
  const say = (some: readonly string[]) => `In March 2026: ${some.join(' ')}`;
  renderWithRuntime(<MonthSummary said={{ alerts, say, line: 'Twelve cases.' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('In March 2026: alert 1. alert 2.Twelve cases.');
  await userEvent.click(screen.getByRole('button', { name: 'and 38 more alerts' }));
  expect(screen.getByRole('status')).toHaveTextContent('alert 40.');
  expect(screen.queryByRole('button')).toBeNull();
});
