import type { DeployedModule, FaultKind } from '@ciguawatch/shared/api/schemas/deployment';
import { byCode } from '@ciguawatch/shared/domain/text/name-order';
import { sql } from 'kysely';
import type { Store } from '../../db/store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Largest number of distinct failures in the list. */
const MAX_LISTED_FAULTS = 8;

type RecentFaults = Pick<DeployedModule, 'hours' | 'faults'>;

/**
 * Failures of a version within 24 hours before `now` (milliseconds since 1970 UTC): per hour, oldest first,
 * and the most frequent ones.
 */
export async function recentFaults(
  { read }: Store,
  module: string,
  version: string,
  now: number,
): Promise<RecentFaults> {
  const first = now - (now % HOUR_MS) - 23 * HOUR_MS;
  // Failures beyond the hourly limit are counted together without a version.
  const rows = await read
    .selectFrom('module_fault')
    .select(['hour', 'kind', 'message', 'page', 'n', 'last_at'])
    .where('module', '=', module)
    .where('version', 'in', [version, ''])
    .where('hour', '>=', new Date(first))
    .orderBy('hour')
    .execute();
  const hours = Array<number>(24).fill(0);
  const faultByKey = new Map<string, RecentFaults['faults'][number]>();
  for (const { hour, kind, message, page, n, last_at } of rows) {
    const at = (hour.getTime() - first) / HOUR_MS;
    hours[at] = (hours[at] ?? 0) + n;
    const faultKey = `${kind} ${page} ${message}`;
    const countedFault = faultByKey.get(faultKey);
    faultByKey.set(faultKey, {
      kind: kind as FaultKind,
      message,
      page,
      n: (countedFault?.n ?? 0) + n,
      last: last_at.toISOString(),
    });
  }
  const faults = [...faultByKey.values()]
    .sort((a, b) => b.n - a.n || byCode(b.last, a.last))
    .slice(0, MAX_LISTED_FAULTS);
  return { hours, faults };
}

/** Number of failures of a version within the 24 hours before `until`, to compare another version with. */
export async function faultsBefore(
  { read }: Store,
  module: string,
  version: string,
  until: number,
): Promise<number> {
  const row = await read
    .selectFrom('module_fault')
    .select(sql<number>`coalesce(sum(n), 0)::int`.as('n'))
    .where('module', '=', module)
    .where('version', '=', version)
    .where('hour', '>', new Date(until - DAY_MS - HOUR_MS))
    .where('hour', '<=', new Date(until))
    .executeTakeFirstOrThrow();
  return row.n;
}
