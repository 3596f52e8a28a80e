import type { Known } from './known';
import { makeReady, type Ready } from './ready';

/** Headers beside the body that depend on what is known. */
type OwnHeaders = Readonly<Record<string, string>>;

/** An answer at hand, with its headers; the same object until either changes. */
export interface Answer {
  ready: Ready;
  headers: OwnHeaders;
}

/** How answers of one kind are made. */
interface Making<S> {
  /** What decides which version is current. */
  state: Known<S>;
  /** Version of a key's answer; null where there is none. */
  version(key: string, state: S): string | null;
  /** Its text, with the version it really is of. */
  make(key: string, state: S): Promise<{ version: string; text: string }>;
  /** Headers for whoever gets what was current at that state. */
  headers(state: S): OwnHeaders;
}

/**
 * Tells whether a newer answer is being made: whoever has just written something asks once more. Said either way, since a
 * browser that is told 304 keeps the headers of before.
 */
const BEHIND = 'x-behind';

const answerOf = (ready: Ready, headers: OwnHeaders): Answer => ({
  ready,
  headers: { ...headers, [BEHIND]: '0' },
});
const behind = ({ ready, headers }: Answer): Answer => ({ ready, headers: { ...headers, [BEHIND]: '1' } });

interface Slot<S> {
  /** The latest answer, the version it was asked for, and the latest state at which it was current. */
  held?: { ready: Ready; asked: string; state: S; answer: Answer };
  /** The version that somebody waits for. */
  claimed?: string;
  running?: Promise<void>;
  next?: Promise<void> | undefined;
}

/**
 * Answers that stay as they are until their version moves, each made once however many ask. Whoever asks first after a
 * change waits for the new one; those that come while it is made get the one of before, with the headers of the time
 * when that was current (`X-Sync-At` never says more than the body holds), and are told so by `X-Behind`.
 */
export class KeptAnswers<S> {
  readonly #slots = new Map<string, Slot<S>>();

  constructor(private readonly making: Making<S>) {}

  /** The answer of a key where it is current and known to be without the database. */
  held(key: string): Answer | null {
    const held = this.#slots.get(key)?.held;
    if (!held) return null;
    const state = this.making.state.held();
    return state === null ? null : this.#ifCurrent(key, state);
  }

  /** The answer of a key; null where there is none. */
  async current(key: string): Promise<Answer | null> {
    const state = await this.making.state.current();
    const version = this.making.version(key, state);
    if (version === null) return null;
    const current = this.#ifCurrent(key, state);
    if (current) return current;
    const slot = this.#slots.get(key) ?? {};
    this.#slots.set(key, slot);
    if (slot.claimed === version && slot.held) return behind(slot.held.answer);
    slot.claimed = version;
    if (slot.running) {
      // What is being made may not hold what this one knows of.
      slot.next ??= slot.running.catch(() => undefined).then(() => this.#start(key, slot));
      await slot.next;
    } else await this.#start(key, slot);
    return slot.held?.answer ?? null;
  }

  #ifCurrent(key: string, state: S): Answer | null {
    const held = this.#slots.get(key)?.held;
    const version = this.making.version(key, state);
    if (!held || version === null || (version !== held.ready.version && version !== held.asked)) return null;
    if (held.state !== state) {
      held.state = state;
      held.answer = answerOf(held.ready, this.making.headers(state));
    }
    return held.answer;
  }

  #start(key: string, slot: Slot<S>): Promise<void> {
    slot.next = undefined;
    slot.running = this.#make(key, slot).finally(() => {
      delete slot.running;
      delete slot.claimed;
    });
    return slot.running;
  }

  async #make(key: string, slot: Slot<S>): Promise<void> {
    const { making } = this;
    const state = await making.state.current();
    const asked = making.version(key, state);
    if (asked === null || this.#ifCurrent(key, state)) return;
    const { version, text } = await making.make(key, state);
    const before = slot.held?.ready ?? null;
    const ready = before?.version === version ? before : await makeReady(version, text, before);
    slot.held = { ready, asked, state, answer: answerOf(ready, making.headers(state)) };
  }
}
