import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { formatNumber, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName } from '../places/names';
import type { Corrections } from './corrections';

/**
 * Moves a case to the island proposed for its point; the reason in the trail says how far that island is.
 * @returns false where no island is proposed
 */
export async function setProposedIsland(
  corrections: Corrections,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  let island: ReviewCard['island'];
  try {
    island = (await call(getReviewCard, { params: { id } })).island;
  } catch (thrown) {
    corrections.tellFailure(thrown, id);
    return true;
  }
  if (island === null) return false;
  const km = formatNumber(island.km, { maximumFractionDigits: 1 });
  const said = translate('reviewCard', 'correct.placed', { id: String(id), place: locationName(island.id) });
  await corrections.make(
    [{ id, version, patch: { case_location_id: island.id } }],
    said,
    translate('reviewCard', 'correct.reasonPoint', { km }),
  );
  return true;
}
