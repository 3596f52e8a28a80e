import { reaction, runInAction } from 'mobx';
import { WITHDRAW } from '../../../api/report/report-links';
import { singleton } from '../../federation/singleton';
import { ApiError, asApiError } from '../../http/api-error';
import { connectivity } from '../../http/connectivity';
import { clock } from '../../page/clock';
import { session } from '../../session/session';
import { withLock } from '../../tabs/locks';
import { outbox } from '../outbox';
import type { OutboxItem } from '../outbox-types';
import { canSendInBackground } from './alone';
import { askBackground } from './ask-background';
import { afterFailure, afterSuccess, type Outcome, onItsWay, postponeItem, sentItem } from './attempt';
import { isBlocked, withAnswers } from './before';
import { senderOf } from './calls';
import { dropAnswers } from './drop-answers';
import { inSendingOrder, isDue, retryDelayMs } from './policy';
import { changeItem, readItems, writeSent } from './store';

/** Items without an account are sent in any session, those of an account only while it is logged in. */
const mayGo = (item: OutboxItem) =>
  item.state !== 'refused' &&
  !outbox.foreign(item) &&
  (item.account === null || session.state === 'connected');

/** Sends the waiting items one after the other. */
export class OutboxSender {
  private running: Promise<void> | undefined;
  private again = false;
  /** "Try now" was pressed: send even if the browser reports no network */
  private wanted = false;
  /** whether the network has returned since the last run */
  private back = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private starting: Promise<void> | undefined;

  /**
   * Starts sending; resolves when all waiting items were tried. Called once by the shell after the first
   * paint.
   */
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

  /**
   * Resets items left as "sending" by a tab that crashed. The holder of the lock knows that no other tab is
   * sending.
   */
  private async recover(): Promise<void> {
    await outbox.load();
    if (!outbox.items.some((item) => item.state === 'sending')) return;
    await withLock('outbox', async () => {
      for (const { uuid } of await readItems())
        await changeItem(uuid, (now) => (now?.state === 'sending' ? { ...now, state: 'queued' } : undefined));
    });
    await outbox.changed();
  }

  /** Sends all items that may be sent now; resolves when none is left. */
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
      if (outbox.items.some(canSendInBackground)) void askBackground();
      if (!(connectivity.network || wanted) || !outbox.items.some(mayGo)) continue;
      // Only one tab sends at a time; a tab that waited finds what the other left.
      await withLock('outbox', () => this.sendAll(back));
    }
    this.schedule();
  }

  private async sendAll(back: boolean): Promise<void> {
    for (const waiting of inSendingOrder(await readItems())) {
      if (await isBlocked(waiting)) continue;
      const item = await this.take(waiting.uuid, back);
      if (item && !(await this.sendOne(item))) return;
    }
  }

  /** Marks an item as being sent, if it still exists and is due. */
  private async take(uuid: string, back: boolean): Promise<OutboxItem | null> {
    let taken: OutboxItem | null = null;
    await changeItem(uuid, (now) => {
      taken = now && mayGo(now) && isDue(now, clock.device(), back) ? onItsWay(now) : null;
      return taken ?? undefined;
    });
    return taken;
  }

  /** Sends one item; returns whether the next one may be tried, which needs a reachable server. */
  private async sendOne(item: OutboxItem): Promise<boolean> {
    await outbox.changed();
    try {
      const send = senderOf(item.call);
      if (!send) throw new ApiError('server_error', 400);
      const response = await send(await withAnswers(item));
      const sent = sentItem(item, response, clock.now());
      await writeSent(sent);
      if (item.call === WITHDRAW) await dropAnswers();
      await changeItem(item.uuid, (now) => this.kept(afterSuccess(now, item)));
      await outbox.changed();
      // Items that waited for this one may be sent now.
      this.again ||= outbox.items.some(({ after }) => after?.includes(item.uuid));
      runInAction(() => {
        outbox.arrived = sent;
      });
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      await changeItem(item.uuid, (now) => this.kept(afterFailure(now, item, error, clock.device())));
      if (error.status === 429) await this.hold(clock.device() + retryDelayMs(item.tries, error));
      await outbox.changed();
      return error.status !== 0;
    }
  }

  /** Records whether an item must be sent again; returns what to store of it. */
  private kept({ kept, again }: Outcome): OutboxItem | null | undefined {
    this.again ||= again;
    return kept;
  }

  /**
   * Postpones all waiting items when the server asks to slow down, also for other tabs and after a reload.
   */
  private async hold(until: number): Promise<void> {
    for (const { uuid } of await readItems()) await changeItem(uuid, (now) => postponeItem(now, until));
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const next = outbox.items.filter(mayGo).map((item) => item.notBefore);
    if (next.length === 0 || !connectivity.network) return;
    this.timer = setTimeout(() => void this.run(), Math.max(1000, Math.min(...next) - clock.device()));
  }
}

export const outboxSender = singleton('outbox-sender', () => new OutboxSender());
