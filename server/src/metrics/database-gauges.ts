import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { watermark } from '../features/sync/watermark';
import { withinTime } from '../health/within-time';

const QUERY_TIMEOUT_MS = 2_000;

/** Adds metrics that are read from the pool and the database at each scrape. */
export function addDatabaseGauges(registers: Registry[], store: Store, clock: Clock): void {
  poolGauge(registers, store);
  let reading: Promise<void> | null = null;
  /** A scrape reads all gauges at once; they share one query. */
  const collect = (): Promise<void> => {
    reading ??= refresh().finally(() => {
      reading = null;
    });
    return reading;
  };
  const up = new Gauge({
    name: 'ciguawatch_database_up',
    help: '1 when the database answered these figures, otherwise 0.',
    registers,
    collect,
  });
  const mails = new Gauge({
    name: 'ciguawatch_mail_queue',
    help: 'Mails by state: due now, waiting for another try, given up.',
    labelNames: ['state'] as const,
    registers,
    collect,
  });
  const lag = new Gauge({
    name: 'ciguawatch_sync_lag_seconds',
    help: 'How far the moment up to which clients are notified of changes lies behind: the age of the oldest open transaction.',
    registers,
    collect,
  });

  const refresh = async (): Promise<void> => {
    try {
      const read = Promise.all([mailStates(store, clock.now()), syncLag(store)]);
      const [states, seconds] = await withinTime(QUERY_TIMEOUT_MS, read);
      for (const [state, count] of Object.entries(states)) mails.set({ state }, count);
      lag.set(seconds);
      up.set(1);
    } catch {
      up.set(0);
      mails.reset();
      lag.set(Number.NaN);
    }
  };
}

function poolGauge(registers: Registry[], { pool }: Store): void {
  if (!pool) return;
  new Gauge({
    name: 'ciguawatch_pool_connections',
    help: 'Connections of the pool by state; waiting are requests without one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

async function mailStates(store: Store, now: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ due: number; later: number; failed: number }>`
    select count(*) filter (where failed_at is null and not_before <= ${new Date(now)})::int as due,
      count(*) filter (where failed_at is null and not_before > ${new Date(now)})::int as later,
      count(*) filter (where failed_at is not null)::int as failed
    from mail_outbox where sent_at is null`.execute(store.admin.read);
  return { ...(rows[0] ?? { due: 0, later: 0, failed: 0 }) };
}

async function syncLag(store: Store): Promise<number> {
  const at = await watermark(store, store.admin.read);
  const { rows } = await sql<{ lag: number }>`
    select extract(epoch from clock_timestamp() - ${at}::timestamptz)::float8 as lag`.execute(
    store.admin.read,
  );
  return Number(rows[0]?.lag);
}
