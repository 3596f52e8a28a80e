import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor } from '@testing-library/react';
import { directoryTexts } from '../../directory/texts';
import StillIll from './still-ill';

const harness = setUpPage();
const dates: RecoveryFigures['dates'] = [
  {
    ...{ due: 15, asked: 30, answered: 24, ill: 9, share: 0.375, low: 0.188, high: 0.594 },
    ...{ atLeast: 0.3, atMost: 0.5 },
  },
];

async function show(group: number): Promise<void> {
  await directoryTexts;
  const data = { until: '2026-04-06', country: 4, dates: [], curve: [], groups: [{ phenotype: 2, dates }] };
  harness.server.on('GET', 'cw/recovery/', { data });
  renderWithRuntime(<StillIll group={group} />);
}

test('a group says how many are still ill, in the words of the statistics', async () => {
  await show(2);
  expect(await screen.findByRole('heading', { name: 'Still ill later' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Still ill two weeks after the meal: 9 of 24 who answered, 38% .*\. Of 30 people asked, between 30% and 50% were/,
  );
});

test('a group without a figure says nothing', async () => {
  await show(5);
  await waitFor(() => expect(harness.server.requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});
