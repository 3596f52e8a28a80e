import { domEvent, type Events } from '../../contract/events';
import { singleton } from '../federation/singleton';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { deviceStore, requestPersistence } from '../storage/device-store';
import { recallJson, remember, remembered } from '../storage/local-storage';

/** Milliseconds that a draft is offered again. */
const LIFE = 30 * 24 * 3_600_000;
/** Milliseconds after which a change is on its way to the disk, however fast one types. */
const SOON = 300;
const SHADOW = 'ciguawatch.draft.';

type Fields = Record<string, unknown>;

export interface Draft<T> {
  value: T;
  /** milliseconds */
  savedAt: number;
}

export interface DraftOptions {
  /** fields of a draft without an account that are deleted when the tab closes, for instance the contact */
  personal?: readonly string[];
  /** the reporter asked to keep them */
  keepPersonal?: boolean;
  /** owner of the draft: the account that opened the form, null for none; the signed-in account when omitted */
  account?: number | null;
}

/** The draft of one filling-in of a form, from its first change until what was filled in is saved. */
export interface DraftInHand<T extends object> {
  /** Keeps it as it is now; nothing once it is done. */
  keep(value: T): void;
  /** It is as it was before the first change: nothing is to be kept of it for now. */
  drop(): Promise<void>;
  /** What was filled in is saved: what comes later of this filling-in, a timer, an effect, keeps nothing any more. */
  done(): Promise<void>;
}

/** Whose drafts are meant; who is signed in when left out. */
type Owner = Pick<DraftOptions, 'account'>;

/** A draft on its way to the disk. */
interface PendingWrite {
  draft: Draft<Fields>;
  timer: ReturnType<typeof setTimeout>;
}

/** Kept by the tab only: gone when it closes. */
const tab = {
  set(key: string, fields: Fields | null): void {
    try {
      if (fields === null) sessionStorage.removeItem(SHADOW + key);
      else sessionStorage.setItem(SHADOW + key, JSON.stringify(fields));
    } catch {
      // A browser without it forgets those fields at once, which is what they ask for.
    }
  },
  get(key: string): Fields {
    try {
      return JSON.parse(sessionStorage.getItem(SHADOW + key) ?? '{}') as Fields;
    } catch {
      return {};
    }
  },
};

/** Drafts on this device, each owned by an account or, without a login, by none. */
export class Drafts {
  private readonly waiting = new Map<string, PendingWrite>();
  /** What the disk was given last of each draft: a slow deletion may take what was written after it was asked for. */
  private readonly written = new Map<string, Draft<Fields>>();

  constructor() {
    // A page that is put away may never come back: the disk is asynchronous, this copy is not.
    const hide = () => void this.flush(true);
    window.addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') hide();
    });
    window.addEventListener(domEvent('drafts:save'), (event) =>
      (event as CustomEvent<Events['drafts:save']>).detail.hold(this.flush(true)),
    );
  }

  /** The draft of this name, or null when there is none or it is older than 30 days. */
  async load<T>(name: string, whose: Owner = {}): Promise<Draft<T> | null> {
    const key = this.key(name, whose);
    const stored = await deviceStore.get<Draft<Fields>>('drafts', key);
    const shadow = recallJson<Draft<Fields>>(SHADOW + key);
    const latest = shadow && (!stored || shadow.savedAt > stored.savedAt) ? shadow : stored;
    const pending = this.waiting.get(key)?.draft ?? latest;
    if (!pending) return null;
    if (clock.now() - pending.savedAt > LIFE) {
      await this.remove(name, whose);
      return null;
    }
    return { value: { ...pending.value, ...tab.get(key) } as T, savedAt: pending.savedAt };
  }

  /** The drafts whose name begins so, the latest first. */
  async list<T>(beginning: string, whose: Owner = {}): Promise<(Draft<T> & { name: string })[]> {
    const prefix = this.key(beginning, whose);
    const stored = await deviceStore.entries('drafts', prefix);
    const shadows = remembered(SHADOW + prefix).map((key) => key.slice(SHADOW.length));
    const waiting = [...this.waiting.keys()].filter((key) => key.startsWith(prefix));
    const found: (Draft<T> & { name: string })[] = [];
    for (const key of new Set([...stored.keys(), ...shadows, ...waiting])) {
      const name = beginning + key.slice(prefix.length);
      const draft = await this.load<T>(name, whose);
      if (draft) found.push({ ...draft, name });
    }
    return found.sort((a, b) => b.savedAt - a.savedAt);
  }

  /** Keeps the draft a moment after a change, and at once when the page is put away. */
  save<T extends object>(name: string, value: T, options: DraftOptions = {}): void {
    const key = this.key(name, options);
    const draft = { value: this.split(key, value as Fields, options), savedAt: clock.now() };
    const before = this.waiting.get(key);
    if (!before) requestPersistence();
    this.waiting.set(key, { draft, timer: before?.timer ?? setTimeout(() => void this.write(key), SOON) });
  }

  /**
   * Begins one filling-in of a form. Its draft belongs to whom it was begun by, also when the session ends meanwhile,
   * and is gone for good once it is done: a form that is still drawn a moment longer does not bring it back.
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

  /** Forgets the draft: after sending, or on request. */
  async remove(name: string, whose: Owner = {}): Promise<void> {
    const key = this.key(name, whose);
    clearTimeout(this.waiting.get(key)?.timer);
    this.waiting.delete(key);
    remember(SHADOW + key, null);
    tab.set(key, null);
    await this.erase(key);
  }

  /** Writes what waits, now. `leaving` also makes a copy that needs no time. */
  async flush(leaving = false): Promise<void> {
    if (leaving) for (const [key, { draft }] of this.waiting) remember(SHADOW + key, JSON.stringify(draft));
    await Promise.all([...this.waiting.keys()].map((key) => this.write(key)));
  }

  /** After a writing that nothing waits for any more: given up meanwhile, or written by another step meanwhile. */
  private async settle(key: string, draft: Draft<Fields>): Promise<void> {
    const last = this.written.get(key);
    // Given up: it must not come back.
    if (!last) return this.erase(key);
    // An older writing that took longer stands over the later one.
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
    // Changed meanwhile: the next writing is not far.
    if (now !== waiting) {
      now.timer = setTimeout(() => void this.write(key), SOON);
      return;
    }
    this.waiting.delete(key);
    // What the disk refuses may still find room here.
    remember(SHADOW + key, durable ? null : JSON.stringify(draft));
  }
}

export const drafts = singleton('drafts', () => new Drafts());
