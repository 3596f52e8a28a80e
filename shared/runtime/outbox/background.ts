import { openDB } from 'idb';
import { asApiError } from '../http/api-error';
import { type Database, openDatabase } from '../storage/database';
import { openChannel } from '../tabs/channel';
import { withLock } from '../tabs/locks';
import { canSendInBackground } from './internal/alone';
import {
  afterFailure,
  afterSuccess,
  type Outcome,
  onItsWay,
  postponeItem,
  sentItem,
} from './internal/attempt';
import { postReport } from './internal/bodies';
import { inSendingOrder, isDue, retryDelayMs } from './internal/policy';
import { postAlone } from './internal/post';
import type { OutboxItem, ReportBody } from './outbox-types';

export { BACKGROUND_SYNC_TAG as BACKGROUND } from './internal/alone';

/**
 * Routes of `createContact` and `createCase`, repeated because importing the calls would bring schemas
 * larger than the worker.
 */
export const PATHS = { contact: 'cw/contact/', report: 'cw/pcase/create/' } as const;

type Change = (now: OutboxItem | undefined) => Outcome['kept'];

/** The outbox in the service worker, without session and screens. */
class Queue {
  constructor(private readonly db: Database) {}

  async items(): Promise<OutboxItem[]> {
    const found = (await this.db.getAll('outbox')) as (OutboxItem | null)[];
    return found.filter((one): one is OutboxItem => Boolean(one?.uuid));
  }

  async change(uuid: string, change: Change): Promise<void> {
    const tx = this.db.transaction('outbox', 'readwrite', { durability: 'strict' });
    const next = change((await tx.store.get(uuid)) as OutboxItem | undefined);
    if (next === null) await tx.store.delete(uuid);
    else if (next !== undefined) await tx.store.put(next, uuid);
    await tx.done;
  }

  /**
   * Marks an item as being sent. The caller holds the lock, so an item already marked was left by a page
   * that crashed.
   */
  async take(uuid: string): Promise<OutboxItem | null> {
    let taken: OutboxItem | null = null;
    await this.change(uuid, (now) => {
      taken = now && canSendInBackground(now) && isDue(now, Date.now(), true) ? onItsWay(now) : null;
      return taken ?? undefined;
    });
    return taken;
  }

  async keepSent(item: OutboxItem, answer: unknown): Promise<void> {
    await this.db.put('sent', sentItem(item, answer, Date.now() + (item.ahead ?? 0)), item.uuid);
  }
}

/**
 * Sends one item. `on`: whether the next item may be tried; `again`: whether this one must be sent again.
 */
async function sendOne(queue: Queue, item: OutboxItem): Promise<{ on: boolean; again: boolean }> {
  let again = false;
  const settle = (outcome: Outcome) => {
    again = outcome.again;
    return outcome.kept;
  };
  try {
    const response = await postReport(item.body as ReportBody, {
      contact: (body) => postAlone(PATHS.contact, body),
      report: (body) => postAlone(PATHS.report, body),
    });
    await queue.keepSent(item, response);
    await queue.change(item.uuid, (now) => settle(afterSuccess(now, item)));
    return { on: true, again };
  } catch (thrown) {
    const error = asApiError(thrown);
    await queue.change(item.uuid, (now) => settle(afterFailure(now, item, error, Date.now())));
    if (error.status === 429) {
      const until = Date.now() + retryDelayMs(item.tries, error);
      for (const { uuid } of await queue.items()) await queue.change(uuid, (now) => postponeItem(now, until));
    }
    return { on: error.status !== 0, again };
  }
}

async function sendAll(queue: Queue): Promise<void> {
  for (let again = true; again; ) {
    again = false;
    for (const { uuid } of inSendingOrder((await queue.items()).filter(canSendInBackground))) {
      const item = await queue.take(uuid);
      if (!item) continue;
      const done = await sendOne(queue, item);
      if (!done.on) return;
      again ||= done.again;
    }
  }
}

/**
 * Sends waiting reports without an account from the service worker, by the same rules and lock as a page.
 * Each keeps its uuid, so the server stores it once even if a page sends it too.
 * @returns whether none is left, so that the browser need not wake the worker again
 */
export async function sendInBackground(): Promise<boolean> {
  const { db } = await openDatabase(openDB);
  const queue = new Queue(db);
  try {
    await withLock('outbox', () => sendAll(queue));
    openChannel<'changed'>('outbox').post('changed');
    return !(await queue.items()).some(canSendInBackground);
  } finally {
    db.close();
  }
}
