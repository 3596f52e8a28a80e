import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { lng360, type Position } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { fieldsOf } from '@ciguawatch/shared/domain/report/report-fields';
import { isUnusual } from '@ciguawatch/shared/domain/report/report-rules';
import type { Place } from '../locations/place-index';

/** Why a public report waits for a reviewer before it counts. */
export type Suspicion = 'correction' | 'honeypot' | 'implausible' | 'point_far' | 'rate';

/** Farthest a point may lie from the outline's box of its island: product decisions, case report. */
const NEAR_KM = 40;

/**
 * Reasons to look at a public report before it is counted. Nothing here refuses
 * it: a person who is ill may type a wrong number.
 * @param place the place the report names
 * @param busy the address has sent unusually many reports
 */
export function suspicionsOf(report: CaseCreate, place: Place | undefined, busy: boolean): Suspicion[] {
  const reasons: [Suspicion, boolean][] = [
    // An editor decides which of the two is right; until then the first one counts.
    ['correction', report.corrects !== undefined],
    ['honeypot', (report.website ?? '').trim() !== ''],
    ['implausible', implausible(report)],
    ['point_far', isFar(report.case_geom?.coordinates, place)],
    ['rate', busy],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}

const implausible = (report: CaseCreate): boolean =>
  fieldsOf('whole', 'decimal').some((field) => isUnusual(field, report[field] ?? null));

/** Sea points are normal; one far from the named island is a slip or an invention. */
function isFar(point: readonly number[] | null | undefined, place: Place | undefined): boolean {
  const [x, y] = point ?? [];
  if (x === undefined || y === undefined || !place) return false;
  if (!place.loca_bbox) return place.center !== null && distanceKm([x, y], place.center) > NEAR_KM;
  const [west, south, east, north] = place.loca_bbox;
  const from = lng360(west);
  const to = lng360(east);
  const nearest: Position = [clamp(lng360(x), from, to), clamp(y, south, north)];
  return distanceKm([lng360(x), y], nearest) > NEAR_KM;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
