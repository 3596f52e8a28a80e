import { createHash } from 'node:crypto';
import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import { baselineOf } from '@ciguawatch/shared/domain/alerts/baseline';
import type { HistoryCase } from '@ciguawatch/shared/domain/alerts/history';
import { leastUnusual } from '@ciguawatch/shared/domain/alerts/history-rule';
import {
  monthCounts,
  monthsBefore,
  type ReplayedAlert,
  replayIsland,
} from '@ciguawatch/shared/domain/alerts/replay';
import type { CountryNumbers } from '@ciguawatch/shared/domain/country/numbers';
import { type IsObserved, makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { readObserved } from '../coverage/read';
import type { PlaceIndex } from '../locations/place-index';
import { zoneOf } from '../public/summary';
import { loadBaseline } from './load-baseline';
import { COUNTED, HISTORY_COLUMNS } from './load-history';

/** Lets waiting requests run: a long replay must not block the server. */
const yieldTurn = () => new Promise(setImmediate);

/** Largest number of cached islands: enough for a few countries, at some hundred bytes an alert. */
const MOST_KEPT = 500;

/**
 * Cache of replays by island: a day's cases change a few islands, and all others are reused. An entry is
 * valid while the digest of its input is equal.
 */
export class Replays {
  readonly #kept = new Map<number, { from: string; alerts: ReplayedAlert[] }>();

  async of(island: number, from: readonly string[], make: () => ReplayedAlert[]): Promise<ReplayedAlert[]> {
    const hash = createHash('sha256');
    for (const part of from) hash.update(part);
    const digest = hash.digest('base64');
    const before = this.#kept.get(island);
    if (before?.from === digest) return before.alerts;
    const alerts = make();
    this.#kept.delete(island);
    this.#kept.set(island, { from: digest, alerts });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    await yieldTurn();
    return alerts;
  }
}

/**
 * What each rule would have raised on all recorded cases, beside the real log.
 * @param island null for the whole country
 * @param numbers thresholds of the country
 * @param now milliseconds since 1970 UTC
 * @param kept replays of earlier calls
 */
export async function replay(
  store: Store,
  places: PlaceIndex,
  { country, island, numbers }: { country: number; island: number | null; numbers: CountryNumbers },
  now: number,
  kept: Replays,
): Promise<AlertReplay> {
  const until = civilOf(now, zoneOf(places, country));
  const place = island === null ? sql`true` : sql`case_island = ${island}`;
  const { rows } = await sql<HistoryCase & { island: number }>`
    select case_island as island, ${HISTORY_COLUMNS} from case_report
    where case_country = ${country} and ${place} and ${COUNTED} order by id`.execute(store.read);
  const log = await sql<AlertReplay['log'][number]>`
    select id, rule, island, state, observed, expected, until_date - from_date + 1 as days,
      to_char(least(until_date, raised_at::date), 'YYYY-MM-DD') as at
    from alert where country = ${country} and ${island === null ? sql`true` : sql`island = ${island}`}
    order by id`.execute(store.read);
  const coverage = await readObserved(store.read);
  const observedAt = (id: number | null) => makeIsObserved(coverage, [{ country, island: id }], until);
  const { usual, digest } = await loadBaseline(store.read, places, country, until);
  const watched = JSON.stringify([until, coverage, numbers, digest]);
  const alerts: AlertReplay['alerts'] = [];
  const islands = new Map<number, HistoryCase[]>();
  for (const row of rows) {
    const mine = islands.get(row.island);
    if (mine) mine.push(row);
    else islands.set(row.island, [row]);
  }
  for (const [id, cases] of islands) {
    alerts.push(
      ...(await kept.of(id, [watched, JSON.stringify(cases)], () =>
        replayIsland(id, cases, observedAt(id), numbers, usual),
      )),
    );
  }
  const cells = rows.map((row) => row.year * 12 + row.month - 1);
  const first = cells.reduce((least, cell) => Math.min(least, cell), Number.POSITIVE_INFINITY);
  const from = rows.length === 0 ? null : monthAt(first);
  const months =
    island !== null && from
      ? monthsOf(rows, first, until.year * 12 + until.month - 1, observedAt(island))
      : [];
  return { from, until: { year: until.year, month: until.month }, alerts, log: log.rows, months };
}

const monthAt = (cell: number) => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });

/** The months of one island with the usual number of cases in each. */
function monthsOf(cases: readonly HistoryCase[], first: number, last: number, isObserved: IsObserved) {
  const counts = monthCounts(cases);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).map((cell) => {
    const at = monthAt(cell);
    const today = `${at.year}-${String(at.month).padStart(2, '0')}-01`;
    const usual = baselineOf(monthsBefore(today, counts, isObserved));
    const said = { expected: usual?.mean ?? null, least: usual && leastUnusual(usual) };
    return { ...at, count: counts.get(cell) ?? 0, observed: isObserved(at), ...said };
  });
}
