import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import english from '../../../locales/en_US.json';
import { type CaseChoice, NO_CHOICE } from '../../public-cases/cases-choice';
import { describeFigures } from './describe-figures';
import figures from './locales/en_US.json';

const COVERAGE = [
  { id: 1, source: 'haedat', country: 4, island: null, observed: true, from: '2000-01', until: '2000-12' },
  { id: 2, source: 'haedat', country: 4, island: null, observed: true, from: '2004-01', until: '2025-05' },
  { id: 3, source: 'report', country: 4, island: null, observed: true, from: '2026-11', until: null },
];

/** The line about the time that figures saved in November 2026 carry. */
function period(choice: Partial<CaseChoice>, coverage: readonly unknown[] = COVERAGE): string | undefined {
  setRuntime();
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  addMessages('ciguawatch', { en_US: english });
  addMessages('figures', { en_US: figures });
  jest.spyOn(collections.coverage, 'all').mockReturnValue(coverage as never);
  const subject = { choice: { ...NO_CHOICE, ...choice }, page: '/', latest: null };
  return describeFigures(subject).head[1];
}

test.each<[Partial<CaseChoice>, string]>([
  [{}, 'Period: 2023–2026, observed: January 2023 to May 2025, then November 2026'],
  [{ years: [2024] }, 'Period: 2024, observed: January 2024 to December 2024'],
  [
    { years: [2000, 2004] },
    'Period: 2000, 2004, observed: January 2000 to December 2000, then January 2004 to December 2004',
  ],
  [{ years: [2002] }, 'Period: 2002, not observed'],
  [
    { years: 'all' },
    'Period: all years, observed: January 2000 to December 2000, then January 2004 to May 2025, then November 2026',
  ],
])('exported figures name the observed months of their period: %j', (choice, said) => {
  expect(period(choice)).toBe(said);
});

test('no period is claimed while the observed months are unknown', () => {
  expect(period({}, [])).toBe('Period: 2023–2026');
});
