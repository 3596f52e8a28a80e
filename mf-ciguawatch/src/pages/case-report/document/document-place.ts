import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { config } from '@ciguawatch/shared/runtime/page/config';

/** What a document says of where it was made: the portal, and the emergency number at the place of the catch. */
export function documentPlace(
  { case_location_id: id }: Pick<ReportValues, 'case_location_id'>,
  labels: Pick<Labels, 'place'>,
): { origin: string; emergency: string | null } {
  const country = id === null ? undefined : labels.place(id)?.country;
  return { origin: location.origin, emergency: country === undefined ? null : config.emergency(country) };
}
