import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Suspicion } from '@ciguawatch/shared/domain/codes/choices';
import { isFarFrom } from '@ciguawatch/shared/domain/geo/place';
import { unusualAnswers } from '@ciguawatch/shared/domain/report/report-rules';
import type { Place } from '../../locations/place-index';

/**
 * Reasons to review a public report before it counts. None refuses it: an ill person may mistype a number,
 * and the form has already asked about it.
 * @param meal civil date of the meal at the place
 * @param place place that the report names
 * @param busy whether its address has sent unusually many reports
 */
export function suspicionsOf(
  report: CaseCreate,
  meal: string,
  place: Place | undefined,
  busy: boolean,
): Suspicion[] {
  const reasons: [Suspicion, boolean][] = [
    // An editor decides which of the two reports is right; until then the first one counts.
    ['correction', report.corrects !== undefined],
    ['honeypot', (report.website ?? '').trim() !== ''],
    ['implausible', unusualAnswers(report, meal).length > 0],
    // A fishing place at sea is normal, but one far from the named island is a mistake or invented.
    ['point_far', Boolean(place && report.case_geom && isFarFrom(place, report.case_geom.coordinates))],
    ['rate', busy],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
