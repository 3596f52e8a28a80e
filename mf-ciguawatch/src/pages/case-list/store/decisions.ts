import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { action, makeObservable, observableRef } from 'mobx';
import type { CaseLine, Left } from './case-line';

/** A decision on one row, with the state to which undo returns it. */
interface Decision {
  id: number;
  before: ReviewState;
  after: ReviewState;
}

/** A decision that the server refused. */
export interface Refused {
  left: Left;
  wanted: ReviewState;
  /** the row as the server has it now; null when it can no longer be read */
  now: CaseLine | null;
}

/**
 * Requested state of a row. With `undo` it is the state before the account's own decision, and the server returns
 * the case to it without a reason.
 */
interface Wish {
  state: ReviewState;
  reason: string | null;
  undo: boolean;
}

/**
 * Sends one decision for the version that was shown; returns the row as stored, or the reason why it is
 * unchanged.
 */
export type Decide = (
  line: Pick<CaseLine, 'id' | 'version'>,
  wish: Wish,
) => Promise<{ saved: CaseLine } | { left: Left; now: CaseLine | null }>;

interface DecidedList {
  decide: Decide;
  /** Updates fields of the row wherever it is shown. */
  change: (id: number, fields: Partial<CaseLine>) => void;
  /** Called when a decision could not be sent, after the row was reset. */
  failed: (thrown: unknown, line: CaseLine) => void;
}

/**
 * Decisions on single rows. A row shows a decision at once, so that the editor can go on to the next case;
 * decisions are sent one after the other, and a refused one is reverted on the screen.
 */
export class Decisions {
  /** the last decision, which undo reverts */
  last: Decision | null = null;
  refusal: Refused | null = null;
  private taken: readonly Decision[] = [];
  /** decisions that were undone before the server refused them */
  private readonly refused = new Set<Decision>();
  /** versions after the editor's own decisions, for rows that still show an older version */
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

  /** Decides on a row; resolves when the decision was sent. */
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

  /**
   * Reverts the last decision, sent or not.
   * @returns the id of its case; null without a decision
   */
  undo(): number | null {
    const decision = this.taken.at(-1);
    if (!decision) return null;
    const { id, before, after } = decision;
    this.note(this.taken.slice(0, -1));
    this.list.change(id, { review_state: before });
    this.queue = this.queue.then(async () => {
      // A decision that the server refused meanwhile needs no undo.
      if (!this.refused.delete(decision))
        await this.send({ id, version: 0, review_state: after }, { state: before, reason: null, undo: true });
    });
    return id;
  }

  /** Closes the message about a refusal. */
  settle(): void {
    this.refusal = null;
  }

  private note(taken: readonly Decision[]): void {
    this.taken = taken;
    this.last = taken.at(-1) ?? null;
  }

  /** Removes a decision that the server refused. */
  private forget(decision: Decision): void {
    if (!this.taken.includes(decision)) this.refused.add(decision);
    this.note(this.taken.filter((one) => one !== decision));
  }

  private meet(refusal: Refused): void {
    this.refusal = refusal;
  }

  /**
   * Sends a decision.
   * @returns false when it was refused or failed and the row has been reset
   */
  private async send(line: CaseLine, wish: Wish): Promise<boolean> {
    const { id } = line;
    const { state } = wish;
    const version = Math.max(line.version, this.versions.get(id) ?? 0);
    try {
      const response = await this.list.decide({ id, version }, wish);
      if ('saved' in response) {
        this.versions.set(id, response.saved.version);
        // A later decision on the same row, made while this one was sent, stays on the screen.
        const { review_state: _sent, ...others } = response.saved;
        const isLast = this.taken.findLast((one) => one.id === id)?.after ?? state;
        this.list.change(id, isLast === state ? response.saved : others);
        return true;
      }
      // The new version is not used for decisions already queued: the editor made them looking at the older
      // one.
      this.list.change(id, response.now ?? { review_state: line.review_state });
      this.meet({ ...response, wanted: state });
    } catch (thrown) {
      this.list.change(id, { review_state: line.review_state });
      if (!tellWaiting(thrown)) this.list.failed(thrown, line);
    }
    return false;
  }
}
