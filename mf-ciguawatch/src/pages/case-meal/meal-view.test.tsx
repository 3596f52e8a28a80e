import type { MealFull } from '@ciguawatch/shared/api/schemas/desk/meals';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fullCase } from '@ciguawatch/shared/testing/full-case';
import { pressButton, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen, waitFor, within } from '@testing-library/react';
import '../../texts';
import '../case-list/texts';
import { MealView } from './meal-view';

jest.mock('../../review-card/small-map', () => ({ __esModule: true, default: () => null }));
jest.mock('../../report/report-send', () => ({ announceCase: jest.fn() }));

const harness = setUpPage();
const first = fullCase({
  id: 1,
  version: 2,
  gsympt_delay: '4',
  mass_poisoning: true,
  mass_poisoning_nb: 6,
  case_eventclock: '19:30',
});
const second = fullCase({ id: 2, version: 5, match_event: '1', gsympt_delay: '4', case_eventclock: '12:00' });
const third = fullCase({ id: 3, version: 1, match_event: '1', gsympt_delay: null });
const meal: MealFull = { id: 7, reports: [first, second, third], more: 0, elsewhere: 2, alerts: [] };

/** What is known around the first case, once the third has left. */
const card: ReviewCard = {
  ...{
    id: 1,
    version: 2,
    point: null,
    near: [],
    notes: [],
    island: null,
    pairs: [],
    last: null,
    earlier: false,
    alerts: [],
  },
  meal: { id: 7, reports: 2, ill: 6 },
};

function draw(part: Partial<MealFull> = {}) {
  const changed = jest.fn();
  renderWithRuntime(<MealView meal={{ ...meal, ...part }} onChanged={changed} />, { user: fakeUser() });
  return changed;
}

test('a meal says who fell ill, by delay, and how many reports are from elsewhere', async () => {
  draw();
  expect(await screen.findByText(/3 reports, 6 people ill\./)).toBeVisible();
  expect(screen.getByText(/2 more reports are from countries/)).toBeVisible();
  const curve = screen.getByRole('table', { name: 'First signs after the meal' });
  const counts = within(curve)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(counts).toEqual(['0', '0', '2', '0', '1']);
});

test('answers that contradict each other stand side by side, each with a link to correct it', async () => {
  draw();
  const table = await screen.findByRole('region', { name: 'Where the reports contradict each other' });
  const links = within(table).getAllByRole('link', { name: /^Correct “.+” of case 2$/ });
  expect(links[0]).toHaveAttribute('href', expect.stringContaining('/case/report/2?edit=event_clock'));
});

test('a report leaves the meal with the version that was shown, and the meal is read again', async () => {
  harness.server
    .on('GET', 'cw/casesingle/3/', { data: third })
    .on('PATCH', 'cw/case/3/', { data: fullCase({ id: 3, version: 2 }) })
    .on('GET', 'cw/case/1/review/', { data: card });
  const changed = draw();
  await screen.findByText(/3 reports/);
  pressButton('Remove case 3 from the meal');
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(harness.changes).toEqual([
    {
      asked: 'PATCH cw/case/3/',
      version: '1',
      body: { match_event: null, reason: 'Case 3 removed from the meal.' },
    },
  ]);
});

test('of a single report that counts it is not said that reports agree', async () => {
  draw({ reports: [first, { ...second, review_state: 'rejected' }, { ...third, review_state: 'rejected' }] });
  await screen.findByText(/3 reports/);
  expect(screen.queryByText(/contradict each other/)).toBeNull();
});
