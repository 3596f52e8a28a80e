import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { deniesOthers, FIRST_DAY } from '@ciguawatch/shared/domain/report/report-rules';
import { civilOf, isoDate, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import type { PlaceIndex } from '../../locations/place-index';
import type { Products } from '../arriving/products';

/** An error code per field. */
export type Faults = Record<string, ErrorCode>;

/**
 * What the schema cannot see: ids that lead nowhere, days that do not exist. A place, species or group that was deleted
 * may be named: a report may have waited on a device meanwhile, and none is lost.
 * @param now milliseconds since 1970 UTC
 * @returns an error code per field, none when all is well
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
    if (typeof id === 'number' && !places.standing(id)) faults[field] = 'unknown_id';
  }
  const day = typeof body.med_date === 'string' ? dayFault(body.med_date, now) : null;
  if (day) faults.med_date = day;
  for (const field of ['specie_id', 'phenotype_id'] as const) {
    const id = body[field];
    if (typeof id === 'number' && !directory[field].has(id)) faults[field] = 'unknown_id';
  }
  if (deniesOthers(body)) faults.mass_poisoning_nb = 'contradicts';
  return faults;
}

/** What is wrong with the day of a consultation. */
function dayFault(day: string, now: number): ErrorCode | null {
  if (!parseIsoDate(day)) return 'date_invalid';
  if (day < FIRST_DAY) return 'date_old';
  return day > latestDay(now) ? 'date_future' : null;
}

/** Today where it is latest on Earth: the zone of a consultation is not asked for. */
const latestDay = (now: number): string => isoDate(civilOf(now, 'Pacific/Kiritimati'));
