import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Suspicion } from '@ciguawatch/shared/domain/codes/choices';
import { isFarFrom } from '@ciguawatch/shared/domain/geo/place';
import { unusualAnswers } from '@ciguawatch/shared/domain/report/report-rules';
import type { Place } from '../../locations/place-index';

/**
 * Reasons to look at a public report before it is counted. Nothing here refuses
 * it: a person who is ill may type a wrong number, and the form has asked whether it is right.
 * @param meal civil day of the meal at the place
 * @param place the place the report names
 * @param busy the address has sent unusually many reports
 */
export function suspicionsOf(
  report: CaseCreate,
  meal: string,
  place: Place | undefined,
  busy: boolean,
): Suspicion[] {
  const reasons: [Suspicion, boolean][] = [
    // An editor decides which of the two is right; until then the first one counts.
    ['correction', report.corrects !== undefined],
    ['honeypot', (report.website ?? '').trim() !== ''],
    ['implausible', unusualAnswers(report, meal).length > 0],
    // Sea points are normal; one far from the named island is a slip or an invention.
    ['point_far', Boolean(place && report.case_geom && isFarFrom(place, report.case_geom.coordinates))],
    ['rate', busy],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
