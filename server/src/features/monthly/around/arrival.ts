import type { BulletinArrival } from '@ciguawatch/shared/api/schemas/monthly/around';
import type { MonthOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { type DayOf, isIncomplete } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import type { Reader } from '../../../db/store';
import { reportDelay } from '../../cases/public/report-delay';

/**
 * Months of a curve whose reports are still to come; null where all are complete. Months that have not begun are left
 * out.
 * @param today the current day at the place
 */
export async function bulletinArrival(
  db: Reader,
  country: number,
  curve: readonly MonthOf[],
  today: DayOf,
): Promise<BulletinArrival | null> {
  const delay = await reportDelay(db, country);
  const months = curve
    .filter(({ year, month }) => year * 12 + month <= today.year * 12 + today.month)
    .filter((at) => isIncomplete(at, today, delay))
    .map(({ year, month }) => ({ year, month }));
  return months.length === 0 ? null : { months, delay };
}
