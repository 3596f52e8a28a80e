import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { singleton } from '../federation/singleton';
import { ApiError, asApiError } from '../http/api-error';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { newUuid } from '../storage/local-storage';
import { randomMark } from '../storage/random-mark';
import { storage } from '../storage/storage';
import { openChannel } from '../tabs/channel';
import { withMark, withReceipt } from './internal/receipt';
import { changeItem, dropItem, dropSent, readItems, readSent, requestPersistence } from './internal/store';
import type { NewItem, OutboxItem, SentItem } from './outbox-types';

export type { ItemError, NewItem, OutboxItem, SentItem } from './outbox-types';

/** An item that takes the place of one that waits. On its way, it stays so: the sender notices that what it carries is no longer what is kept. */
const replacing = (now: OutboxItem, fresh: OutboxItem): OutboxItem => ({
  ...fresh,
  created: now.created,
  account: now.account,
  state: now.state === 'sending' ? 'sending' : 'queued',
  ...(now.left && { left: now.left }),
});

/**
 * What waits to reach the server, kept on the device until it is acknowledged. Items go in order
 * while the portal is open and online, each once, by one tab, and only under their account.
 */
export class Outbox {
  items: readonly OutboxItem[] = [];
  /** acknowledged within thirty days, latest first */
  sent: readonly SentItem[] = [];
  /** what this page sent last, until it was announced */
  arrived: SentItem | null = null;
  /** items whose outcome is on the screen, which nothing needs to announce */
  readonly watched = new Set<string>();
  /** whether what the device keeps has been read */
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
    // What only this page remembers would go with it.
    window.addEventListener('beforeunload', (event) => {
      if (!storage.persistent && this.items.length > 0) event.preventDefault();
    });
    session.guardLogout((account) => this.pendingFor(account));
  }

  get refused(): readonly OutboxItem[] {
    return this.items.filter((item) => item.state === 'refused');
  }

  /** Reads what the device keeps. The shell calls it once, after the first paint. */
  load(): Promise<void> {
    this.reading ??= this.reload();
    return this.reading;
  }

  /**
   * Keeps an item and sends it when it can be; one that waits under this uuid already is replaced,
   * for instance corrected after a refusal. Resolves once it is on the disk; with `false` when the
   * browser refused the disk and the item lives as long as this page (`storage.reason`).
   */
  async add(given: NewItem): Promise<boolean> {
    await this.load();
    const fresh: OutboxItem = {
      // With its words, its file and what must go before it.
      ...given,
      uuid: given.uuid ?? newUuid(),
      call: given.call,
      params: given.params ?? null,
      // A plain copy: form values may be proxies, which a store cannot keep.
      body: JSON.parse(JSON.stringify(given.body ?? null)),
      state: 'queued',
      account: given.account === undefined ? (session.user?.id ?? null) : given.account,
      created: clock.now(),
      tries: 0,
      notBefore: 0,
    };
    void requestPersistence();
    const marked = withMark(fresh, randomMark);
    return this.keep(fresh.uuid, (now) => withReceipt(now ? replacing(now, marked) : marked, now));
  }

  /** Sends it now rather than at its turn, even when the browser believes that there is no network. */
  async retry(uuid: string): Promise<void> {
    const again = (now: OutboxItem | undefined) => {
      if (!now || now.state === 'sending') return undefined;
      const { error: _gone, ...rest } = now;
      return { ...rest, state: 'queued' as const, notBefore: 0, tries: 0 };
    };
    await this.keep(uuid, again, true);
  }

  /** Gives up an item, on the person's wish only. */
  async remove(uuid: string): Promise<void> {
    await dropItem(uuid);
    await this.changed();
  }

  /** Forgets an acknowledged item. */
  async forget(uuid: string): Promise<void> {
    await dropSent(uuid);
    await this.changed();
  }

  /** Items that only this account can send. */
  pendingFor(account: number | null): readonly OutboxItem[] {
    return this.items.filter((item) => item.account === account);
  }

  /** Whether an item is another account's: its words are not shown, and it is not handed out. */
  foreign({ account }: Pick<OutboxItem, 'account'>): boolean {
    return account !== null && account !== session.user?.id;
  }

  /** Takes items that were made elsewhere; answers how many were new here. */
  async takeIn(items: readonly OutboxItem[]): Promise<number> {
    await this.load();
    const fresh = new Set<string>();
    // Read from the device: the list on the screen may be about to be reloaded.
    for (const item of items.filter(({ uuid }) => !this.sent.some((one) => one.uuid === uuid)))
      await this.keep(item.uuid, (now) => {
        if (now) return undefined;
        fresh.add(item.uuid);
        return item;
      });
    return fresh.size;
  }

  /** Resolves with what the server answered to an item; rejects with the reason when it is refused or removed. */
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

  /** Called when there may be something to send, and whether a person asked; the sender sets it. */
  onWork(wake: (wanted: boolean) => void): void {
    this.wake = wake;
  }

  /** Reads again, and tells the other tabs. */
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

  /** Reads again; of two readings that overlap the later one counts, and both end with it. */
  private reload(): Promise<void> {
    const read = ++this.reads;
    this.newest = Promise.resolve().then(() => this.readAgain(read));
    return this.newest;
  }

  private async readAgain(read: number): Promise<void> {
    // Items first: one that leaves meanwhile is then in both lists rather than in none.
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
