import type { RecoveryFigures } from '@ciguawatch/shared/api/schemas/public';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { statsTexts } from '../../stats-texts';
import { defaultChoice } from './default-choice';
import { RecoveryFigure } from './recovery-figure';

const harness = setUpPage();
const FIGURES: RecoveryFigures = {
  ...{ until: '2026-03-09', country: 4 },
  dates: [
    {
      ...{ due: 15, asked: 120, answered: 54, ill: 23, share: 0.4259, low: 0.2923, high: 0.5679 },
      ...{ atLeast: 0.1917, atMost: 0.7417 },
    },
  ],
  curve: [
    { until: 15, stillIll: 0.6 },
    { until: 90, stillIll: 0.2404 },
    { until: 365, stillIll: 0.2391 },
  ],
  groups: [],
};

async function show(data: object, countries = [4]) {
  await statsTexts;
  harness.server.on('GET', 'cw/recovery/?country=4', data);
  renderWithRuntime(<RecoveryFigure choice={{ ...defaultChoice(), countries }} />);
}

test('the share has its interval, and the bounds of those who did not answer', async () => {
  await show({ data: FIGURES });
  const said = await screen.findByText(/^Still ill two weeks after the meal/);
  expect(said.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Still ill two weeks after the meal: 23 of 54 who answered, 43% (95% interval 29% to 57%). Of 120 people asked, between 19% and 74% were still ill: some did not answer.',
  );
  expect(screen.getByText(/60% after 15 days, 24% after 90 days, 24% after a year/)).toBeVisible();
});

test('a table says it by symptom, with a dash where a date has too few answers', async () => {
  const [date] = FIGURES.dates;
  const dates = [date, { ...date, due: 90 }];
  const symptoms = [{ symptom: 'sympt_itchings', dates: [date] }];
  await show({ data: { ...FIGURES, dates, symptoms } });
  fireEvent.click(await screen.findByText('Still ill later, by symptom'));
  const row = screen.getByRole('row', { name: /^Itching/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['23 of 54, 43% (29% to 57%)', '–']);
});

test('nothing is said of too few answers, nor of several countries', async () => {
  await show({ data: { ...FIGURES, dates: [], curve: [] } });
  await waitFor(() => expect(harness.server.requests.length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('several countries have no figure', async () => {
  await show({ data: FIGURES }, [4, 3]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a failure is said and can be tried again', async () => {
  await show({ status: 500, data: { code: 'internal' } });
  expect(await screen.findByText('The figures on recovery could not be read')).toBeVisible();
});
