import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { useMemo } from 'react';
import { currentMonths, stillCurrent } from '../public-cases/cases';
import { type CaseChoice, yearsOf } from '../public-cases/cases-choice';
import { useQuery } from '../public-cases/cases-use';

/** Alerts of the current month, and those of the months that a choice means. */
interface Alerts {
  current: readonly IslandMonth[];
  /** of the chosen months; of the current one where none are chosen and its year is */
  meant: readonly IslandMonth[];
}

/** The alerts that a page speaks of. Use it inside an observer and pass `cases.version`. */
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

/** Species of a group, for a filter that means them all. Use it inside an observer. */
export const speciesOf = (phenotype: number): number[] =>
  collections.specie
    .all()
    .filter(({ phenotype_id }) => phenotype_id === phenotype)
    .map(({ id }) => id);
