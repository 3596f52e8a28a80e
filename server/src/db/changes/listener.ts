import pg from 'pg';
import type { Changes } from './changes';

const CHANNEL = 'ciguawatch_changes';
/** What is written within so many milliseconds is told together: a NOTIFY holds a lock that all commits wait for. */
const JOINED_MS = 5;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
/** A connection that is half open says nothing until something is sent on it. */
const PULSE_MS = 10_000;

/** The connection on which servers of one PostgreSQL tell each other what they have written. */
interface Listener {
  /** Resolves once it listens for the first time, or has failed to. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells the other servers what this one writes, after the commit and joined: a NOTIFY within the transactions makes
 * their commits wait for one another. What others say counts here as a change; after a gap everything does, since
 * nobody repeats what was said meanwhile. A server that ends between a commit and its word is what the look at the
 * database behind each answer is for.
 */
export function listen(url: string, changes: Changes, onError: (error: Error) => void): Listener {
  /** Tells our own words from those of others. */
  const me = Math.random().toString(36).slice(2, 12);
  const unsaid = new Set<string>();
  let client: pg.Client | undefined;
  let closed = false;
  let wait = FIRST_WAIT_MS;
  let again: NodeJS.Timeout | undefined;
  let saying: NodeJS.Timeout | undefined;

  /** One statement after another; what fails is a lost connection, of which its own event tells. */
  let last: Promise<unknown> = Promise.resolve();
  const run = (text: string, values: string[] = []): Promise<unknown> => {
    last = last.then(() => client?.query(text, values)).catch(() => undefined);
    return last;
  };
  const say = (): void => {
    saying = undefined;
    if (!client || unsaid.size === 0) return;
    const words = `${me} ${[...unsaid].join(',')}`;
    unsaid.clear();
    void run('select pg_notify($1, $2)', [CHANNEL, words]);
  };
  changes.onWrote((tables) => {
    for (const table of tables) unsaid.add(table);
    if (!closed) saying ??= setTimeout(say, JOINED_MS);
  });

  const hear = (words: string): void => {
    const [who, tables = ''] = words.split(' ');
    if (who !== me) changes.heard(tables.split(','));
  };

  async function open(): Promise<void> {
    again = undefined;
    const mine = new pg.Client({
      connectionString: url,
      application_name: 'ciguawatch-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    let over = false;
    const lost = (error?: Error): void => {
      if (over) return;
      over = true;
      changes.told = 'none';
      if (client === mine) client = undefined;
      mine.end().catch(() => undefined);
      if (closed) return;
      if (error) onError(error);
      again = setTimeout(() => void open(), wait).unref();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
    mine.on('error', lost);
    mine.on('end', () => lost());
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lost(error as Error);
    }
    if (closed) return lost();
    client = mine;
    wait = FIRST_WAIT_MS;
    // What was said before is lost: whoever keeps something looks once more.
    changes.heard('all');
    changes.told = 'all';
    say();
  }

  const ready = open();
  const pulse = setInterval(() => void run('select 1'), PULSE_MS).unref();
  return {
    ready,
    async close() {
      if (saying) clearTimeout(saying);
      say();
      await last;
      closed = true;
      changes.told = 'none';
      if (again) clearTimeout(again);
      clearInterval(pulse);
      await client?.end().catch(() => undefined);
    },
  };
}
