import type { CaseFilter } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { type ObservedPlace, yearsCovered } from '@ciguawatch/shared/domain/statistics/coverage';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { type CaseChoice, yearsOf } from './cases-choice';

/**
 * Chosen places as the coverage lists them: an archipelago becomes its islands, because a source may observe
 * only some of them. An empty list means everywhere. Call it inside an observer.
 */
export function observedPlaces({
  countries = [],
  archis = [],
  islands = [],
}: Pick<CaseFilter, 'countries' | 'archis' | 'islands'>): ObservedPlace[] {
  const wanted = new Set(islands);
  const chosen = collections.location
    .all()
    .filter(
      ({ id, type, parent_id }) =>
        type === 'I' && (wanted.has(id) || (parent_id !== null && archis.includes(parent_id))),
    )
    .map(({ id, country }) => ({ country, island: id }));
  return [...countries.map((country) => ({ country, island: null })), ...chosen];
}

/**
 * Whether nobody observed the chosen places in the chosen time, so that no reports must not read as no cases;
 * false until the coverage is loaded. Call it inside an observer.
 */
export function isSilent(choice: CaseChoice): boolean {
  const coverage = collections.coverage.all();
  const now = homeMonth();
  const asked = { years: yearsOf(choice, now.year), months: choice.months };
  return coverage.length > 0 && yearsCovered(coverage, observedPlaces(choice), asked, now) === 0;
}
