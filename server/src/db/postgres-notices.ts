import pg from 'pg';
import { CHANNEL, NoticeBoard, type Notices } from './notices';

/** Milliseconds before a lost connection is opened again; the last one repeats. */
const WAITS = [500, 2_000, 5_000, 15_000] as const;
/** Milliseconds between two questions by which a connection that died unnoticed is found out. */
const PROBE_MS = 30_000;

/** Notices of PostgreSQL, with what ends their connection. */
interface PostgresNotices {
  notices: Notices;
  close(): Promise<void>;
}

/**
 * Listens to PostgreSQL on a connection of its own, opened with the first listener and again whenever it is
 * lost. After each opening the listeners are told that notices may have been missed.
 * @param onError called for each connection that was lost or could not be opened
 */
export function postgresNotices(url: string, onError: (error: Error) => void): PostgresNotices {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;

  const lost = (of: pg.Client, error: Error): void => {
    if (closed || client !== of) return;
    client = null;
    clearTimeout(timer);
    onError(error);
    timer = setTimeout(open, WAITS[Math.min(failures++, WAITS.length - 1)]).unref();
    of.end().catch(() => undefined);
  };
  const probe = (of: pg.Client): void => {
    timer = setTimeout(() => {
      of.query('select 1').then(
        () => client === of && !closed && probe(of),
        (error: Error) => lost(of, error),
      );
    }, PROBE_MS).unref();
  };
  const open = (): void => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'ciguawatch-notices',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client = opened;
    opened.on('error', (error) => lost(opened, error));
    opened.on('end', () => lost(opened, new Error('the connection for notices ended')));
    opened.on('notification', ({ payload }) => board.post(payload ?? null));
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANNEL}`))
      .then(() => {
        if (closed || client !== opened) return;
        failures = 0;
        probe(opened);
        board.post(null);
      })
      .catch((error: Error) => lost(opened, error));
  };
  const board = new NoticeBoard(() => {
    if (!closed && client === null && timer === undefined) open();
  });
  return {
    notices: board,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
