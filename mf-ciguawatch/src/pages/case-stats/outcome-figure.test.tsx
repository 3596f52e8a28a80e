import type { CountryOutcome } from '@ciguawatch/shared/api/schemas/desk/outcome';
import { setUpPage } from '@ciguawatch/shared/testing/page-harness';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import { statsTexts } from '../../stats-texts';
import { defaultChoice } from './default-choice';
import { OutcomeFigure } from './outcome-figure';

const harness = setUpPage();
const NOBODY = { yes: 0, answered: 0, share: null };
const FIGURES: CountryOutcome = {
  ...{ country: 4, reports: 50, intensive: NOBODY, died: NOBODY },
  hospitalised: { yes: 3, answered: 20, share: { share: 0.15, low: 0.0321, high: 0.3789 } },
  attack: { yes: 5, answered: 10, meals: 2, share: { share: 0.5, low: 0.1871, high: 0.8129 } },
  complete: [{ field: 'hospitalised', answered: 20 }],
};

async function show(countries = [4]) {
  await statsTexts;
  harness.server.on('GET', 'cw/case/outcome/?country=4', { data: FIGURES });
  renderWithRuntime(<OutcomeFigure choice={{ ...defaultChoice(), countries }} />);
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('stays, attack rate and completeness are said with counts and intervals', async () => {
  await show();
  expect(plain(await screen.findByText(/^Hospital stays/))).toBe(
    'Hospital stays: 3 of 20 who answered, 15% (95% interval: 3.2% to 37.9%).',
  );
  expect(plain(screen.getByText(/^Attack rate/))).toBe(
    'Attack rate: 5 ill of 10 who ate, 50% (95% interval: 18.7% to 81.3%).',
  );
  expect(screen.getByText('Deaths: no answer.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Answers, of 50 reports' })).toBeVisible();
  expect(plain(screen.getByRole('row', { name: /Hospital stay/ }))).toBe('Hospital stay2040%');
});

test('several countries have no figure', async () => {
  await show([4, 3]);
  expect(screen.queryByRole('heading')).toBeNull();
});
