import type { CoverageOfCountry } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { lastSeenYear } from './rows';

const row = (source: 'haedat' | 'report', until: string | null, observed = true) => ({
  ...{ id: 1, country: 4, island: null, from: '2015-01' },
  ...{ source, until, observed },
});
const coverage = (...rows: ReturnType<typeof row>[]): CoverageOfCountry => ({ country: 4, version: 1, rows });

it('opens on the latest year in which the source observed the country', () => {
  const both = coverage(row('haedat', '2012-12'), row('haedat', '2025-05'), row('report', null));
  expect([lastSeenYear(both, 'haedat', 2026), lastSeenYear(both, 'report', 2026)]).toEqual([2025, 2026]);
});

it('opens on the current year where nothing says otherwise', () => {
  expect(lastSeenYear(null, 'haedat', 2026)).toBe(2026);
  expect(lastSeenYear(coverage(row('haedat', '2030-01')), 'haedat', 2026)).toBe(2026);
  expect(lastSeenYear(coverage(row('haedat', '2020-01', false)), 'haedat', 2026)).toBe(2026);
});
