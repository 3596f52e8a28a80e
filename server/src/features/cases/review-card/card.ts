import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { peopleIll } from '@ciguawatch/shared/domain/pairs/meal-facts';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import { notesOfCase } from '../../alerts/fish/note-rows';
import type { PlaceIndex } from '../../locations/place-index';
import { alertLinks } from '../../meals/alert-links';
import { proposalsOf } from '../../pairs/list';
import { findCase } from '../find';
import type { CaseRow } from '../full';
import { hasEarlierReports } from './earlier-reports';
import { islandProposal } from './island-proposal';
import { lastDecision } from './last-decision';
import { nearCases, positionOf } from './near-cases';

/**
 * What is known around a case when it is reviewed.
 * @throws HttpError 403 or 404
 */
export async function reviewCardOf(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  id: number,
): Promise<ReviewCard> {
  const row = await findCase(store.read, id, who);
  const point = positionOf(row, places);
  const set = row.case_geom as { coordinates: [number, number] } | null;
  const [near, pairs, last, earlier, meal, alerts, notes] = await Promise.all([
    nearCases(store, places, who, row, point),
    proposalsOf(store, who, id),
    lastDecision(store, id),
    hasEarlierReports(store, who, row),
    mealOf(store, who, row),
    alertLinks(store, who, [id]),
    notesOfCase(store.read, who.countries, id),
  ]);
  const island = islandProposal(places, who, row.case_location_id, set?.coordinates ?? null);
  return { id, version: row.version, point, near, island, pairs, last, earlier, meal, alerts, notes };
}

/** The meal of a case, counted over its reports of the managed countries. */
async function mealOf(store: Store, who: Operator, { meal_group: id }: CaseRow): Promise<ReviewCard['meal']> {
  if (id === null) return null;
  const reports = await store.read
    .selectFrom('case_report')
    .select(['id', 'review_state', 'duplicate_of', 'deleted_at', 'mass_poisoning', 'mass_poisoning_nb'])
    .where('meal_group', '=', id)
    .where('deleted_at', 'is', null)
    .where('case_country', 'in', who.countries)
    .execute();
  return { id, reports: reports.length, ill: peopleIll(reports) };
}
