import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { fillField, setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import '../../../texts';
import '../texts';
import { AlertDrawer } from './alert-drawer';

jest.mock('../../../places/zone', () => ({ zoneOf: () => 'Pacific/Tahiti' }));
jest.mock('./months-chart', () => ({ MonthsChart: () => null }));

const harness = setUpPage();
const alert = (part: Partial<AlertDetail>) => ({
  ...{ id: 5, rule: 'month', from: '2026-10-01', until: '2026-10-31', observed: 7, counted: 7 },
  ...{ expected: 1.5, threshold: 4, probability: null, island: 3, archi: 2, specie_id: null, country: 4 },
  ...{ raised_at: '2026-10-30T08:00:00Z', told_after: 1, meals: 7, people: 7, mailed: 1, backed: true },
  ...{ state: 'open', note: '', decided_at: null, decided_by: null, version: 2 },
  ...{
    cases: [],
    rules: [],
    months: [],
    usual_meals: null,
    inputs: null,
    aside: { to_review: 0, duplicates: 0 },
  },
  ...part,
});

let showNews: () => void = () => undefined;
const nothing = () => undefined;
function Beside() {
  const [version, setVersion] = useState(0);
  showNews = () => setVersion(1);
  return (
    <AlertDrawer
      {...{ id: 5, version, onClose: nothing, onOpen: nothing, onDecided: nothing, onReady: nothing }}
    />
  );
}

test('once the news of the log are shown the open alert says them too, and a note being written stays', async () => {
  harness.server.on('GET', 'cw/alert/5/', { data: alert({}) });
  renderWithRuntime(<Beside />, { user: fakeUser() });
  await screen.findByText('New');
  fillField(/^Note/, 'Called the nurse');
  const decided_at = '2026-11-03T08:00:00Z';
  const verified = alert({ state: 'verified', note: 'A party', decided_at, decided_by: 'Moana', version: 3 });
  harness.server.on('GET', 'cw/alert/5/', { data: verified });
  act(() => showNews());
  expect(await screen.findByText(/by Moana/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('Called the nurse');
});

test.each([
  [{ backed: false }, true],
  [{ backed: true }, false],
  [{ backed: false, state: 'discarded', decided_at: '2026-11-03T08:00:00Z', decided_by: 'Moana' }, false],
] as const)('an open alert that nothing backs says so: %j', async (part, said) => {
  harness.server.on('GET', 'cw/alert/5/', { data: alert(part) });
  renderWithRuntime(<Beside />, { user: fakeUser() });
  await screen.findByText(/Raised on/);
  expect(screen.queryByText(/Not verified yet: none of its cases is reviewed/) !== null).toBe(said);
});

test.each([
  [{ rule: 'large_meal', counted: 1, backed: false }, true],
  [{ rule: 'large_meal', counted: 2, backed: false }, false],
  [{ rule: 'large_meal', counted: 1, backed: true }, false],
  [{ rule: 'month', counted: 1, backed: false }, false],
] as const)('a large meal that one report alone tells says so: %j', async (part, said) => {
  harness.server.on('GET', 'cw/alert/5/', { data: alert(part) });
  renderWithRuntime(<Beside />, { user: fakeUser() });
  await screen.findByText(/Raised on/);
  expect(screen.queryByText(/By one report, not verified/) !== null).toBe(said);
  expect(screen.queryByText('7 people ill at one meal.') !== null).toBe(part.rule === 'large_meal');
});

const INPUTS = {
  ...{ observed: 34, meals: 2, taught: { meals: 1.31, months: 20.4 }, country: { shape: 1.83, rate: 5.84 } },
  ...{ share: 0.5, dispersion: 1.5 },
};
test.each([
  [{ rule: 'month' }, ['Counted7 cases', 'Thresholdmore than 4', 'Month above the threshold, version 1']],
  [
    { rule: 'pooled', observed: 3, expected: 0.094, probability: 0.0012, threshold: null, inputs: INPUTS },
    [
      'Counted3 meals',
      'Meals expected0.094',
      'Chance0.12%',
      'Observed: 34. Meals in them: 2.',
      'Share reported50%',
      'Marshall',
    ],
  ],
  [
    { rule: 'large_meal', observed: 30, counted: 1 },
    ['Counted30 people ill', 'Threshold8 or more', 'one meal raises it'],
  ],
  [
    { rule: 'same_fish', observed: 3, specie_id: null },
    ['Counted3 unrelated meals', 'Threshold3 or more', 'nobody knows how often'],
  ],
] as const)('an alert says what it was computed from: %j', async (part, said) => {
  harness.server.on('GET', 'cw/alert/5/', { data: alert(part as Partial<AlertDetail>) });
  renderWithRuntime(<Beside />, { user: fakeUser() });
  await screen.findByText(/Raised on/);
  const computed = await screen.findByText('How is this computed?');
  const text = computed.parentElement?.textContent ?? '';
  for (const one of said) expect(text).toContain(one);
});
