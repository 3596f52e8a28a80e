import type { ReportContent, ReportKind } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import type { MonthOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import type { Reader } from '../../../db/store';
import { bulletinArrival } from './arrival';
import { bulletinOutcome } from './outcome';
import { bulletinPosts } from './posts';
import { bulletinRecovery } from './recovery';

/** Parts of a bulletin that are left out where they are not known. */
type Around = Pick<ReportContent, 'outcome' | 'posts' | 'arrival' | 'recovery'>;

/**
 * What a bulletin tells around its counts. Outcomes and the names of posts are for the laboratory only.
 * @param now milliseconds since 1970 UTC
 */
export async function aroundCounts(
  db: Reader,
  { period, kind, curve }: { period: ReportPeriod; kind: ReportKind; curve: readonly MonthOf[] },
  { zone, now }: { zone: string; now: number },
): Promise<Around> {
  const isInternal = kind === 'internal';
  const outcome = isInternal ? await bulletinOutcome(db, period) : null;
  const posts = isInternal ? await bulletinPosts(db, period, civilDateOf(now, zone)) : null;
  const arrival = await bulletinArrival(db, period.country, curve, civilOf(now, zone));
  const recovery = await bulletinRecovery(db, period, { zone, now });
  return {
    ...(outcome && { outcome }),
    ...(posts && { posts }),
    ...(arrival && { arrival }),
    ...(recovery && { recovery }),
  };
}
