import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { singleton } from '../federation/singleton';
import { ApiError, asApiError } from '../http/api-error';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { newUuid } from '../storage/local-storage';
import { randomMark } from '../storage/random-mark';
import { storage } from '../storage/storage';
import { openChannel } from '../tabs/channel';
import { withClockSkew, withMark, withReceipt } from './internal/receipt';
import { changeItem, dropItem, dropSent, readItems, readSent, requestPersistence } from './internal/store';
import type { NewItem, OutboxItem, SentItem } from './outbox-types';

export type { ItemError, NewItem, OutboxItem, SentItem } from './outbox-types';

/**
 * An item that replaces a waiting one. If that one is being sent, it stays marked so: the sender notices
 * that the stored body differs from the sent one.
 */
const replacing = (now: OutboxItem, fresh: OutboxItem): OutboxItem => ({
  ...fresh,
  created: now.created,
  account: now.account,
  state: now.state === 'sending' ? 'sending' : 'queued',
  ...(now.left && { left: now.left }),
});

/**
 * Items waiting to reach the server, kept on the device until it has stored them. While the portal is open
 * and online they are sent in order, each once, by one tab, and only under their account.
 */
export class Outbox {
  items: readonly OutboxItem[] = [];
  /** items sent within thirty days, latest first */
  sent: readonly SentItem[] = [];
  /** the item this page sent last, until it was announced */
  arrived: SentItem | null = null;
  /** uuids of items whose outcome is shown on a screen, so no toast is shown for them */
  readonly watched = new Set<string>();
  /** whether the stored items have been read */
  ready = false;
  private readonly channel = openChannel<'changed'>('outbox');
  private reading: Promise<void> | undefined;
  private reads = 0;
  private newest: Promise<void> = Promise.resolve();
  private wake: ((wanted: boolean) => void) | undefined;

  constructor() {
    makeObservable<Outbox, 'show'>(this, {
      items: observableRef,
      sent: observableRef,
      arrived: observableRef,
      ready: observableRef,
      refused: computed,
      show: action,
    });
    this.channel.listen(() => void this.reload());
    // Items in memory only would be lost with the page, so closing it asks for confirmation.
    window.addEventListener('beforeunload', (event) => {
      if (!storage.persistent && this.items.length > 0) event.preventDefault();
    });
    session.guardLogout((account) => this.pendingFor(account));
  }

  get refused(): readonly OutboxItem[] {
    return this.items.filter((item) => item.state === 'refused');
  }

  /** Reads the stored items. Called once by the shell after the first paint. */
  load(): Promise<void> {
    this.reading ??= this.reload();
    return this.reading;
  }

  /**
   * Stores an item and sends it when possible; a waiting item with the same uuid is replaced, for instance
   * when corrected after a refusal.
   * @returns whether it is on the disk; false when it lives in this page's memory only (`storage.reason`)
   */
  async add(given: NewItem): Promise<boolean> {
    await this.load();
    const fresh: OutboxItem = {
      // Includes its label, file and the items to be sent before it.
      ...given,
      uuid: given.uuid ?? newUuid(),
      call: given.call,
      params: given.params ?? null,
      // A plain copy, because form values may be proxies, which IndexedDB cannot store.
      body: JSON.parse(JSON.stringify(given.body ?? null)),
      state: 'queued',
      account: given.account === undefined ? (session.user?.id ?? null) : given.account,
      created: clock.now(),
      ...(clock.ahead() && { ahead: clock.ahead() as number }),
      tries: 0,
      notBefore: 0,
    };
    void requestPersistence();
    const marked = withClockSkew(withMark(fresh, randomMark), clock.ahead());
    return this.keep(fresh.uuid, (now) => withReceipt(now ? replacing(now, marked) : marked, now));
  }

  /** Sends an item now, even when the browser reports no network. */
  async retry(uuid: string): Promise<void> {
    const again = (now: OutboxItem | undefined) => {
      if (!now || now.state === 'sending') return undefined;
      const { error: _gone, ...rest } = now;
      return { ...rest, state: 'queued' as const, notBefore: 0, tries: 0 };
    };
    await this.keep(uuid, again, true);
  }

  /** Deletes a waiting item, on the person's request only. */
  async remove(uuid: string): Promise<void> {
    await dropItem(uuid);
    await this.changed();
  }

  /** Deletes a sent item. */
  async forget(uuid: string): Promise<void> {
    await dropSent(uuid);
    await this.changed();
  }

  /** Waiting items that only this account can send. */
  pendingFor(account: number | null): readonly OutboxItem[] {
    return this.items.filter((item) => item.account === account);
  }

  /** Whether an item belongs to another account: its label is hidden, and it is not exported. */
  foreign({ account }: Pick<OutboxItem, 'account'>): boolean {
    return account !== null && account !== session.user?.id;
  }

  /**
   * Adds items made on another device.
   * @returns how many were new here
   */
  async takeIn(items: readonly OutboxItem[]): Promise<number> {
    await this.load();
    const fresh = new Set<string>();
    // Checked in the database, because the list in memory may be outdated.
    for (const item of items.filter(({ uuid }) => !this.sent.some((one) => one.uuid === uuid)))
      await this.keep(item.uuid, (now) => {
        if (now) return undefined;
        fresh.add(item.uuid);
        return item;
      });
    return fresh.size;
  }

  /**
   * Resolves when the server has stored an item.
   * @throws the reason, when it is refused or deleted
   */
  settled(uuid: string, signal?: AbortSignal): Promise<SentItem> {
    return new Promise((done, failed) => {
      const look = () => {
        const item = this.find(uuid);
        const sent = this.sent.find((one) => one.uuid === uuid);
        if (signal?.aborted || (!item && !sent)) failed(new ApiError('aborted', 0));
        else if (item?.state === 'refused')
          failed(asApiError(item.error && new ApiError(item.error.code, item.error.status, item.error)));
        else if (!item && sent) done(sent);
        else return;
        this.lookers.delete(look);
      };
      this.lookers.add(look);
      signal?.addEventListener('abort', look);
      look();
    });
  }

  private readonly lookers = new Set<() => void>();

  find(uuid: string): OutboxItem | undefined {
    return this.items.find((item) => item.uuid === uuid);
  }

  /** Sets the sender's callback for new work; its argument is whether a person asked to send. */
  onWork(wake: (wanted: boolean) => void): void {
    this.wake = wake;
  }

  /** Reads the stored items again and notifies the other tabs. */
  async changed(): Promise<void> {
    await this.reload();
    this.channel.post('changed');
  }

  private async keep(
    uuid: string,
    change: (now: OutboxItem | undefined) => OutboxItem | undefined,
    wanted = false,
  ): Promise<boolean> {
    const durable = await changeItem(uuid, change);
    await this.changed();
    this.wake?.(wanted);
    return durable;
  }

  /** Reads the stored items; when two reads overlap, both resolve with the later one. */
  private reload(): Promise<void> {
    const read = ++this.reads;
    this.newest = Promise.resolve().then(() => this.readAgain(read));
    return this.newest;
  }

  private async readAgain(read: number): Promise<void> {
    // Waiting items are read first: one that is sent meanwhile then appears in both lists, not in none.
    const items = await readItems();
    const sent = await readSent(clock.now());
    if (read !== this.reads) return this.newest;
    runInAction(() => this.show(items, sent));
    for (const look of [...this.lookers]) look();
  }

  private show(items: OutboxItem[], sent: SentItem[]): void {
    this.items = items;
    this.sent = sent;
    this.ready = true;
  }
}

export const outbox = singleton('outbox', () => new Outbox());
