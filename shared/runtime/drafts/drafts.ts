import { domEvent, type Events } from '../../contract/events';
import { DEVICE_DAYS } from '../../domain/report/device-days';
import { singleton } from '../federation/singleton';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { deviceStore, requestPersistence } from '../storage/device-store';
import { recallJson, remember, rememberedKeys } from '../storage/local-storage';

const DAY_MS = 24 * 3_600_000;
/** A draft is offered again for this long, in milliseconds; a passing one holds data of other people. */
const lifeOf = (name: string): number => (name.startsWith('passing:') ? DAY_MS : DEVICE_DAYS * DAY_MS);
/** Longest time from a change to writing it, in milliseconds, however fast a person types. */
const WRITE_DELAY_MS = 300;
const LOCAL_COPY_PREFIX = 'ciguawatch.draft.';

type Fields = Record<string, unknown>;

export interface Draft<T> {
  value: T;
  /** milliseconds */
  savedAt: number;
}

export interface DraftOptions {
  /** fields of a draft without an account that are deleted when the tab closes, for instance the contact */
  personal?: readonly string[];
  /** whether the reporter asked to keep these fields */
  keepPersonal?: boolean;
  /**
   * owner of the draft: the account that opened the form, null without one; the logged-in account by
   * default
   */
  account?: number | null;
}

/** The draft of one filling-in of a form, from its first change until the form is saved. */
export interface DraftInHand<T extends object> {
  /** Stores the current values; does nothing after `done`. */
  keep(value: T): void;
  /** The form is back in its initial state: deletes the draft until the next change. */
  drop(): Promise<void>;
  /** The form was saved: deletes the draft, and later calls by timers or effects store nothing. */
  done(): Promise<void>;
}

/** The owner of drafts; the logged-in account by default. */
type Owner = Pick<DraftOptions, 'account'>;

/** A draft that waits to be written to the database. */
interface PendingWrite {
  draft: Draft<Fields>;
  timer: ReturnType<typeof setTimeout>;
}

/** Values for this tab only, in sessionStorage: they are gone when it closes. */
const tab = {
  set(key: string, fields: Fields | null): void {
    try {
      if (fields === null) sessionStorage.removeItem(LOCAL_COPY_PREFIX + key);
      else sessionStorage.setItem(LOCAL_COPY_PREFIX + key, JSON.stringify(fields));
    } catch {
      // Without sessionStorage these fields are not stored at all, which is safe for personal data.
    }
  },
  get(key: string): Fields {
    try {
      return JSON.parse(sessionStorage.getItem(LOCAL_COPY_PREFIX + key) ?? '{}') as Fields;
    } catch {
      return {};
    }
  },
};

/** Drafts stored on this device, each owned by an account, or by nobody without a login. */
export class Drafts {
  private readonly waiting = new Map<string, PendingWrite>();
  /**
   * The last value written of each draft: a slow deletion may also delete what was written after it was
   * requested.
   */
  private readonly written = new Map<string, Draft<Fields>>();

  constructor() {
    // A hidden page may never come back, and the database is asynchronous: a copy goes to localStorage,
    // which is not.
    const hide = () => void this.flush(true);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') hide();
    });
    window.addEventListener(domEvent('drafts:save'), (event) =>
      (event as CustomEvent<Events['drafts:save']>).detail.hold(this.flush(true)),
    );
  }

  /** The draft of a name; null when there is none or its time is over. */
  async load<T>(name: string, whose: Owner = {}): Promise<Draft<T> | null> {
    const key = this.key(name, whose);
    const stored = await deviceStore.get<Draft<Fields>>('drafts', key);
    const shadow = recallJson<Draft<Fields>>(LOCAL_COPY_PREFIX + key);
    const latest = shadow && (!stored || shadow.savedAt > stored.savedAt) ? shadow : stored;
    const pending = this.waiting.get(key)?.draft ?? latest;
    if (!pending) return null;
    if (clock.now() - pending.savedAt > lifeOf(name)) {
      await this.remove(name, whose);
      return null;
    }
    return { value: { ...pending.value, ...tab.get(key) } as T, savedAt: pending.savedAt };
  }

  /** The drafts whose name has a prefix, the latest first. */
  async list<T>(beginning: string, whose: Owner = {}): Promise<(Draft<T> & { name: string })[]> {
    const prefix = this.key(beginning, whose);
    const stored = await deviceStore.entries('drafts', prefix);
    const shadows = rememberedKeys(LOCAL_COPY_PREFIX + prefix).map((key) =>
      key.slice(LOCAL_COPY_PREFIX.length),
    );
    const waiting = [...this.waiting.keys()].filter((key) => key.startsWith(prefix));
    const found: (Draft<T> & { name: string })[] = [];
    for (const key of new Set([...stored.keys(), ...shadows, ...waiting])) {
      const name = beginning + key.slice(prefix.length);
      const draft = await this.load<T>(name, whose);
      if (draft) found.push({ ...draft, name });
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  }

  /** Stores a draft shortly after a change, and at once when the page is hidden. */
  save<T extends object>(name: string, value: T, options: DraftOptions = {}): void {
    const key = this.key(name, options);
    const draft = { value: this.split(key, value as Fields, options), savedAt: clock.now() };
    const before = this.waiting.get(key);
    if (!before) requestPersistence();
    this.waiting.set(key, {
      draft,
      timer: before?.timer ?? setTimeout(() => void this.write(key), WRITE_DELAY_MS),
    });
  }

  /**
   * Starts a draft for one session of filling in a form. It belongs to the account that started it, even if
   * the session ends meanwhile. After `done` the draft stays deleted, even if the form renders once more.
   */
  begin<T extends object>(name: string, options: DraftOptions = {}): DraftInHand<T> {
    const owned = { account: session.user?.id ?? null, ...options };
    let isDone = false;
    return {
      keep: (value) => {
        if (!isDone) this.save(name, value, owned);
      },
      drop: async () => {
        if (!isDone) await this.remove(name, owned);
      },
      done: async () => {
        isDone = true;
        await this.remove(name, owned);
      },
    };
  }

  /** Deletes a draft: after sending, or on request. */
  async remove(name: string, whose: Owner = {}): Promise<void> {
    const key = this.key(name, whose);
    clearTimeout(this.waiting.get(key)?.timer);
    this.waiting.delete(key);
    remember(LOCAL_COPY_PREFIX + key, null);
    tab.set(key, null);
    await this.erase(key);
  }

  /**
   * Writes all waiting drafts now. `leaving` also stores a synchronous copy, because the page may end
   * first.
   */
  async flush(leaving = false): Promise<void> {
    if (leaving)
      for (const [key, { draft }] of this.waiting) remember(LOCAL_COPY_PREFIX + key, JSON.stringify(draft));
    await Promise.all([...this.waiting.keys()].map((key) => this.write(key)));
  }

  /** Repairs the stored draft after a write that was overtaken: by a deletion, or by a later write. */
  private async settle(key: string, draft: Draft<Fields>): Promise<void> {
    const last = this.written.get(key);
    // The draft was deleted meanwhile: it must not reappear.
    if (!last) return this.erase(key);
    // An older write finished after a newer one and has replaced it.
    if (last !== draft) await deviceStore.put('drafts', key, last);
  }

  private async erase(key: string): Promise<void> {
    this.written.delete(key);
    await deviceStore.delete('drafts', key);
    const later = this.written.get(key);
    if (later) await deviceStore.put('drafts', key, later);
  }

  private key(name: string, { account = session.user?.id ?? null }: Owner): string {
    return `${account ?? 'nobody'}:${name}`;
  }

  private split(key: string, value: Fields, { personal = [], keepPersonal = false }: DraftOptions): Fields {
    const kept = JSON.parse(JSON.stringify(value)) as Fields;
    if (!key.startsWith('nobody:') || keepPersonal) {
      tab.set(key, null);
      return kept;
    }
    const apart: Fields = {};
    for (const field of personal) {
      if (field in kept) apart[field] = kept[field];
      delete kept[field];
    }
    tab.set(key, apart);
    return kept;
  }

  private async write(key: string): Promise<void> {
    const waiting = this.waiting.get(key);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    const { draft } = waiting;
    this.written.set(key, draft);
    const durable = await deviceStore.put('drafts', key, draft);
    const now = this.waiting.get(key);
    if (!now) return this.settle(key, draft);
    // The value changed during the write, so another write follows soon.
    if (now !== waiting) {
      now.timer = setTimeout(() => void this.write(key), WRITE_DELAY_MS);
      return;
    }
    this.waiting.delete(key);
    // When the database refuses a draft, localStorage may still have room.
    remember(LOCAL_COPY_PREFIX + key, durable ? null : JSON.stringify(draft));
  }
}

export const drafts = singleton('drafts', () => new Drafts());
