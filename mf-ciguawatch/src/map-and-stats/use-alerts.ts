import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { useMemo } from 'react';
import { currentMonths, stillCurrent } from '../public-cases/cases';
import { type CaseChoice, yearsOf } from '../public-cases/cases-choice';
import { useQuery } from '../public-cases/cases-use';

/** Alerts of the current month and of the months that the filters choose. */
interface Alerts {
  current: readonly IslandMonth[];
  /** Alerts of the chosen months; without chosen months those of the current one, if its year is chosen. */
  meant: readonly IslandMonth[];
}

/** Alerts that a page shows or filters by. Call it inside an observer and pass `cases.version`. */
export function useAlerts(choice: CaseChoice, version: number): Alerts {
  const { year } = homeMonth();
  const years = yearsOf(choice, year);
  const past = choice.months.length > 0;
  const now = useQuery('outbreaks', { now: currentMonths(collections.location.all()) }, version);
  const then = useQuery('outbreaks', past ? { period: { years, months: choice.months } } : null, version);
  const current = useMemo(() => stillCurrent(now ?? []), [now]);
  const open = years.length === 0 || years.includes(year);
  return useMemo(
    () => ({ current, meant: past ? (then ?? []) : open ? current : [] }),
    [current, then, past, open],
  );
}

/** Ids of the species of a phenotype. Call it inside an observer. */
export const speciesOf = (phenotype: number): number[] =>
  collections.specie
    .all()
    .filter(({ phenotype_id }) => phenotype_id === phenotype)
    .map(({ id }) => id);
