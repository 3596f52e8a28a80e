import { reaction, runInAction } from 'mobx';
import { isTakenBack, WITHDRAW, withoutAnswers } from '../../../api/report/report-ties';
import { singleton } from '../../federation/singleton';
import { ApiError, asApiError } from '../../http/api-error';
import { connectivity } from '../../http/connectivity';
import { clock } from '../../page/clock';
import { session } from '../../session/session';
import { withLock } from '../../tabs/locks';
import { outbox } from '../outbox';
import type { OutboxItem, SentItem } from '../outbox-types';
import { mustWait, withAnswers } from './before';
import { correctionOf, senderOf, withoutContact } from './calls';
import { byTurn, fateOf, isDue, waitAfter } from './policy';
import { changeItem, readItems, readSent, writeSent } from './store';

/** Nobody's items go whoever is signed in; an account's only under that account. */
const mayGo = (item: OutboxItem) =>
  item.state !== 'refused' &&
  !outbox.foreign(item) &&
  (item.account === null || session.state === 'connected');

const numberOf = (answer: unknown): number | null => {
  const id = (answer as { id?: unknown } | null)?.id;
  return typeof id === 'number' ? id : null;
};

/** Whether an item still is what was sent: a person may have corrected it meanwhile. */
const unchanged = (now: OutboxItem, sent: OutboxItem) =>
  JSON.stringify([now.body, now.params]) === JSON.stringify([sent.body, sent.params]);

/** Whether the server surely keeps nothing of an attempt: it said so, or it was never asked. */
const isTurnedAway = ({ aborted, status, code }: ApiError): boolean =>
  aborted || (status >= 400 && status < 500 && code !== 'uuid_reused');

/** Corrections of one report in a row, before a person is asked to look. */
const CORRECTIONS = 3;

/** What was answered in a report that was taken back does not stay on the device. */
async function dropAnswers(): Promise<void> {
  const sent = await readSent(clock.now());
  for (const one of sent) if (isTakenBack(one, sent)) await writeSent(withoutAnswers(one));
}

/** Sends what waits, one item after the other. */
export class OutboxSender {
  private running: Promise<void> | undefined;
  private again = false;
  /** somebody pressed "try now": what the browser says of the network is not believed */
  private wanted = false;
  /** the network has returned since the last run */
  private back = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private starting: Promise<void> | undefined;

  /** Begins to send; resolves when what waited has had its turn. The shell calls it once, after the first paint. */
  start(): Promise<void> {
    this.starting ??= this.begin();
    return this.starting;
  }

  private async begin(): Promise<void> {
    outbox.onWork((wanted) => {
      this.wanted ||= wanted;
      void this.run();
    });
    reaction(
      () => connectivity.online,
      (online) => {
        this.back ||= online;
        void this.run();
      },
    );
    reaction(
      () => [session.state, session.user?.id],
      () => void this.run(),
    );
    await this.recover();
    await this.run();
  }

  /** A tab may have died while sending. Whoever holds the lock knows that nobody is. */
  private async recover(): Promise<void> {
    await outbox.load();
    if (!outbox.items.some((item) => item.state === 'sending')) return;
    await withLock('outbox', async () => {
      for (const { uuid } of await readItems())
        await changeItem(uuid, (now) => (now?.state === 'sending' ? { ...now, state: 'queued' } : undefined));
    });
    await outbox.changed();
  }

  /** Sends all that may go now; resolves when nothing more can. */
  async run(): Promise<void> {
    this.again = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async drain(): Promise<void> {
    await outbox.load();
    while (this.again) {
      const { wanted, back } = this;
      this.again = this.wanted = this.back = false;
      if (!(connectivity.network || wanted) || !outbox.items.some(mayGo)) continue;
      // Only one tab sends; the one that waited finds what the other left.
      await withLock('outbox', () => this.sendAll(back));
    }
    this.schedule();
  }

  private async sendAll(back: boolean): Promise<void> {
    for (const waiting of byTurn(await readItems())) {
      if (await mustWait(waiting)) continue;
      const item = await this.take(waiting.uuid, back);
      if (item && !(await this.sendOne(item))) return;
    }
  }

  /** Marks an item as on its way, when it is there and its turn has come. */
  private async take(uuid: string, back: boolean): Promise<OutboxItem | null> {
    let taken: OutboxItem | null = null;
    await changeItem(uuid, (now) => {
      taken =
        now && mayGo(now) && isDue(now, clock.now(), back)
          ? { ...now, state: 'sending', left: (now.left ?? 0) + 1 }
          : null;
      return taken ?? undefined;
    });
    return taken;
  }

  /** Answers whether the next item may be tried: without a server it may not. */
  private async sendOne(item: OutboxItem): Promise<boolean> {
    await outbox.changed();
    try {
      const send = senderOf(item.call);
      if (!send) throw new ApiError('server_error', 400);
      const answer = await send(await withAnswers(item));
      const sent: SentItem = {
        uuid: item.uuid,
        call: item.call,
        account: item.account,
        id: numberOf(answer),
        answer,
        body: withoutContact(item.body),
        at: clock.now(),
        ...(item.label === undefined ? {} : { label: item.label }),
      };
      await writeSent(sent);
      if (item.call === WITHDRAW) await dropAnswers();
      await changeItem(item.uuid, (now) => {
        if (!now) return undefined;
        if (unchanged(now, item)) return null;
        this.again = true;
        return { ...now, state: 'queued' };
      });
      await outbox.changed();
      // What waited for this one may go now.
      this.again ||= outbox.items.some(({ after }) => after?.includes(item.uuid));
      runInAction(() => {
        outbox.arrived = sent;
      });
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      await changeItem(item.uuid, (now) => this.after(now, item, error));
      if (error.status === 429) await this.hold(clock.now() + waitAfter(item.tries, error));
      await outbox.changed();
      return error.status !== 0;
    }
  }

  /** What becomes of an item that could not be sent. */
  private after(found: OutboxItem | undefined, sent: OutboxItem, thrown: ApiError): OutboxItem | undefined {
    // Given up by the person while it was on the way: it must not come back.
    if (!found) return undefined;
    const now = isTurnedAway(thrown) ? { ...found, left: (found.left ?? 1) - 1 } : found;
    const { code, status, fields, current } = thrown;
    const error = { code, status, ...(fields && { fields }), ...(current !== undefined && { current }) };
    const tries = sent.tries + 1;
    const correction = code === 'uuid_reused' && tries <= CORRECTIONS ? correctionOf(now) : null;
    if (correction || !unchanged(now, sent)) {
      this.again = true;
      return { ...now, ...(correction && { body: correction }), state: 'queued', tries, notBefore: 0 };
    }
    const fate = fateOf(thrown, sent.account);
    if (fate === 'refused') return { ...now, state: 'refused', error };
    const tried = clock.now();
    return { ...now, state: 'queued', error, tries, tried, notBefore: tried + waitAfter(sent.tries, thrown) };
  }

  /** A server that asks to slow down means all that waits, in every tab and after a reload as well. */
  private async hold(until: number): Promise<void> {
    for (const { uuid } of await readItems())
      await changeItem(uuid, (now) =>
        now?.state === 'queued' && now.notBefore < until ? { ...now, notBefore: until } : undefined,
      );
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const next = outbox.items.filter(mayGo).map((item) => item.notBefore);
    if (next.length === 0 || !connectivity.network) return;
    this.timer = setTimeout(() => void this.run(), Math.max(1000, Math.min(...next) - clock.now()));
  }
}

export const outboxSender = singleton('outbox-sender', () => new OutboxSender());
