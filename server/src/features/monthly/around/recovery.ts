import type { BulletinRecovery } from '@ciguawatch/shared/api/schemas/monthly/around';
import { lastMonth, monthsBefore, type ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { instantOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Reader } from '../../../db/store';
import { readRecoveryFigures } from '../../cases/recovery/figures';

/**
 * How many people of the country were still ill at the end of a period, or now where it is not over, from what the
 * public reads; null while fewer than 20 had answered. A bulletin of a past month stays the same when later answers come.
 * @param now milliseconds since 1970 UTC
 */
export async function bulletinRecovery(
  db: Reader,
  period: ReportPeriod,
  { zone, now }: { zone: string; now: number },
): Promise<BulletinRecovery | null> {
  const next = monthsBefore(lastMonth(period), -1);
  const end = instantOf({ ...next, day: 1, hour: 0, minute: 0 }, zone);
  const { until, dates } = await readRecoveryFigures(db, { id: period.country, zone }, Math.min(now, end));
  return dates.length === 0 ? null : { until, dates };
}
