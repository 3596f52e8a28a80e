import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { screen } from '@testing-library/react';
import english from '../../../../locales/en_US.json';
import { NO_CHOICE } from '../../../public-cases/cases-choice';
import { HAEDAT, PORTAL } from '../../../public-cases/fixtures/coverage-rows';
import { YearStrip } from './year-strip';

/**
 * Renders four years up to November 2026; returns the label of each year and the positions of its hatched
 * parts.
 */
function open(coverage: readonly unknown[], countries: number[] = []): (string | null)[][] {
  addMessages('ciguawatch', { en_US: english });
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  jest.spyOn(collections.coverage, 'all').mockReturnValue(coverage as never);
  const counts = [
    { key: 2024, count: 80 },
    { key: 2025, count: 40 },
  ];
  renderWithRuntime(
    <YearStrip
      choice={{ ...NO_CHOICE, countries }}
      onChange={() => undefined}
      counts={counts}
      currentYear={2026}
      span={3}
    />,
  );
  return screen
    .getAllByRole('button')
    .map((year) => [
      year.getAttribute('aria-label'),
      ...[...year.querySelectorAll('i')].map(({ style }) => `${style.left} ${style.width}`),
    ]);
}

test('unobserved months are hatched and announced', () => {
  expect(open([HAEDAT, PORTAL])).toEqual([
    ['2024: 80 cases'],
    ['2025: 40 cases, observed in 5 months of 12', '41.66666666666667% 58.333333333333336%'],
    ['2026: no case, observed in 1 month of 11', '0% 83.33333333333334%'],
  ]);
});

test('an unobserved country is hatched in every year', () => {
  expect(open([HAEDAT, PORTAL], [10]).map(([said]) => said)).toEqual([
    '2024: 80 cases, not observed',
    '2025: 40 cases, not observed',
    '2026: not observed',
  ]);
});

test('claims nothing until the observed months are known', () => {
  expect(open([])).toEqual([['2024: 80 cases'], ['2025: 40 cases'], ['2026: no case']]);
});
