import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { contradictsYears } from '@ciguawatch/shared/domain/report/infant-age';
import { contradictedOutcomes } from '@ciguawatch/shared/domain/report/outcome-rules';
import { contradictsMassPoisoning, FIRST_DAY } from '@ciguawatch/shared/domain/report/report-rules';
import { civilOf, isoDate, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import type { PlaceIndex } from '../../locations/place-index';
import type { Products } from '../arriving/products';

/** Error codes by field. */
export type Faults = Record<string, ErrorCode>;

/**
 * Checks what the schema cannot: ids that do not exist, days that do not exist. Deleted places, species and
 * groups are allowed, because a report may have waited on a device and must not be lost.
 * @param now milliseconds since 1970 UTC
 * @returns error codes by field; empty when all is well
 */
export function contentFaults(
  directory: Pick<Products, 'specie_id' | 'phenotype_id'>,
  body: CaseCreate | CasePatch,
  places: PlaceIndex,
  now: number,
): Faults {
  const faults: Faults = {};
  for (const field of ['case_location_id', 'med_location_id'] as const) {
    const id = body[field];
    if (typeof id === 'number' && !places.existing(id)) faults[field] = 'unknown_id';
  }
  const day = typeof body.med_date === 'string' ? dayFault(body.med_date, now) : null;
  if (day) faults.med_date = day;
  for (const field of ['specie_id', 'phenotype_id'] as const) {
    const id = body[field];
    if (typeof id === 'number' && !directory[field].has(id)) faults[field] = 'unknown_id';
  }
  if (contradictsMassPoisoning(body)) faults.mass_poisoning_nb = 'contradicts';
  if (contradictsYears(body)) faults.age_months = 'contradicts';
  for (const field of contradictedOutcomes(body)) faults[field] = 'contradicts';
  return faults;
}

/** Error code for the day of a consultation; null when it is valid. */
function dayFault(day: string, now: number): ErrorCode | null {
  if (!parseIsoDate(day)) return 'date_invalid';
  if (day < FIRST_DAY) return 'date_old';
  return day > latestDay(now) ? 'date_future' : null;
}

/** Today in the time zone furthest ahead, because the report does not tell the zone of the consultation. */
const latestDay = (now: number): string => isoDate(civilOf(now, 'Pacific/Kiritimati'));
