import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { action, makeObservable, observableRef } from 'mobx';
import type { CaseLine, Left } from './case-line';

/** A decision about one row, which can be taken back. */
interface Decision {
  id: number;
  before: ReviewState;
  after: ReviewState;
}

/** A decision that was not taken. */
export interface Refused {
  left: Left;
  wanted: ReviewState;
  /** what the case says now; null of one that cannot be read any more */
  now: CaseLine | null;
}

/** What is decided about a row; with `undo` it goes back to the state that one's own decision began from. */
interface Wish {
  state: ReviewState;
  reason: string | null;
  undo: boolean;
}

/** How one decision is sent, on the version that the row was shown with; answers the row as it is then. */
export type Decide = (
  line: Pick<CaseLine, 'id' | 'version'>,
  wish: Wish,
) => Promise<{ saved: CaseLine } | { left: Left; now: CaseLine | null }>;

interface DecidedList {
  decide: Decide;
  /** Changes the row of that id wherever it stands. */
  change: (id: number, fields: Partial<CaseLine>) => void;
  /** A decision could not be sent: the row says again what it did. */
  failed: (thrown: unknown, line: CaseLine) => void;
}

/**
 * Decisions about single rows. A row says at once what was decided, so that the next can be read; sending
 * goes on behind, one after the other, and what is refused stands again as it was.
 */
export class Decisions {
  /** the last one that was taken */
  last: Decision | null = null;
  refusal: Refused | null = null;
  private taken: readonly Decision[] = [];
  /** decisions taken back before it was known that they did not come about */
  private readonly refused = new Set<Decision>();
  /** what one's own decisions left, of rows whose next answer is not on the screen yet */
  private readonly versions = new Map<number, number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly list: DecidedList) {
    makeObservable<this, 'note' | 'meet'>(this, {
      last: observableRef,
      refusal: observableRef,
      note: action,
      meet: action,
      settle: action,
    });
  }

  /** Decides about a row; settles when it was sent. */
  take(line: CaseLine, state: ReviewState, reason: string | null = null): Promise<void> {
    if (line.review_state === state && reason === null) return this.queue;
    const decision: Decision = { id: line.id, before: line.review_state, after: state };
    this.note([...this.taken, decision]);
    this.list.change(line.id, { review_state: state });
    this.queue = this.queue.then(async () => {
      if (!(await this.send(line, { state, reason, undo: false }))) this.forget(decision);
    });
    return this.queue;
  }

  /** Takes the last decision back, sent or not; answers the number of its case, or null when there is none. */
  undo(): number | null {
    const decision = this.taken.at(-1);
    if (!decision) return null;
    const { id, before, after } = decision;
    this.note(this.taken.slice(0, -1));
    this.list.change(id, { review_state: before });
    this.queue = this.queue.then(async () => {
      // One that was refused meanwhile left nothing to take back.
      if (!this.refused.delete(decision))
        await this.send({ id, version: 0, review_state: after }, { state: before, reason: null, undo: true });
    });
    return id;
  }

  /** The refusal was read. */
  settle(): void {
    this.refusal = null;
  }

  private note(taken: readonly Decision[]): void {
    this.taken = taken;
    this.last = taken.at(-1) ?? null;
  }

  /** A decision that did not come about. */
  private forget(decision: Decision): void {
    if (!this.taken.includes(decision)) this.refused.add(decision);
    this.note(this.taken.filter((one) => one !== decision));
  }

  private meet(refusal: Refused): void {
    this.refusal = refusal;
  }

  /** Sends what was decided; false when it did not come about, and the row says again what it does. */
  private async send(line: CaseLine, wish: Wish): Promise<boolean> {
    const { id } = line;
    const { state } = wish;
    const version = Math.max(line.version, this.versions.get(id) ?? 0);
    try {
      const response = await this.list.decide({ id, version }, wish);
      if ('saved' in response) {
        this.versions.set(id, response.saved.version);
        // A row that was decided about again meanwhile keeps what was decided last.
        const { review_state: _sent, ...others } = response.saved;
        const isLast = this.taken.findLast((one) => one.id === id)?.after ?? state;
        this.list.change(id, isLast === state ? response.saved : others);
        return true;
      }
      // The version is not taken over: what was decided before this answer was read is based on the older one.
      this.list.change(id, response.now ?? { review_state: line.review_state });
      this.meet({ ...response, wanted: state });
    } catch (thrown) {
      this.list.change(id, { review_state: line.review_state });
      if (!tellWaiting(thrown)) this.list.failed(thrown, line);
    }
    return false;
  }
}
