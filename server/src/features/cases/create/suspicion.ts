import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { Suspicion } from '@ciguawatch/shared/domain/codes/choices';
import { isFarFrom } from '@ciguawatch/shared/domain/geo/place';
import { unusualAnswers } from '@ciguawatch/shared/domain/report/report-rules';
import { CLOCK_DOUBTED } from '@ciguawatch/shared/domain/time/event-time';
import type { Place } from '../../locations/place-index';

/** What is known of a report besides its answers. */
interface Circumstances {
  /** civil date of the meal at the place */
  meal: string;
  /** place that the report names */
  place: Place | undefined;
  /** whether its address has sent unusually many reports */
  busy: boolean;
  /** minutes by which the server's clock was ahead of the device's */
  clockAhead?: number | undefined;
  /** whether the meal is of a year before anybody observed the country */
  unobserved?: boolean;
}

/**
 * Reasons to review a public report before it counts. None refuses it: an ill person may mistype a number,
 * and the form has already asked about it.
 */
export function suspicionsOf(
  report: CaseCreate,
  { meal, place, busy, clockAhead = 0, unobserved = false }: Circumstances,
): Suspicion[] {
  const reasons: [Suspicion, boolean][] = [
    // "Yesterday" of a device without the right time may be any day.
    ['clock', Math.abs(clockAhead) >= CLOCK_DOUBTED],
    // An editor decides which of the two reports is right; until then the first one counts.
    ['correction', report.corrects !== undefined],
    ['honeypot', (report.website ?? '').trim() !== ''],
    ['implausible', unusualAnswers(report, meal).length > 0],
    // A year typed wrong, such as 2006 for 2026, would open a series where nobody counted.
    ['long_ago', unobserved],
    // A catch position at sea is normal, but one far from the named island is an error or invented.
    ['point_far', Boolean(place && report.case_geom && isFarFrom(place, report.case_geom.coordinates))],
    ['rate', busy],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
