import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { action, makeObservable, observableRef } from 'mobx';
import type { CaseLine } from './case-line';

/** A decision about one row, which can be taken back. */
export interface Decision {
  id: number;
  before: ReviewState;
  after: ReviewState;
}

/** A decision that was not taken, since somebody changed the case meanwhile. */
export interface Conflict {
  id: number;
  wanted: ReviewState;
  /** what the case says now */
  current: CaseLine;
}

/** How one decision is sent; answers the row as it is then. */
export type Decide = (
  line: Pick<CaseLine, 'id' | 'version'>,
  state: ReviewState,
  reason: string | null,
) => Promise<{ saved: CaseLine } | { conflict: CaseLine }>;

interface Desk {
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
  conflict: Conflict | null = null;
  private readonly taken: Decision[] = [];
  private readonly versions = new Map<number, number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly desk: Desk) {
    makeObservable<this, 'note'>(this, {
      last: observableRef,
      conflict: observableRef,
      note: action,
      settle: action,
    });
  }

  /** Decides about a row; settles when it was sent. */
  take(line: CaseLine, state: ReviewState, reason: string | null = null): Promise<void> {
    if (line.review_state === state && reason === null) return this.queue;
    this.desk.change(line.id, { review_state: state });
    this.queue = this.queue.then(() => this.send(line, state, reason));
    return this.queue;
  }

  /** Takes the last decision back; answers the number of its case, or null when there is none. */
  undo(): number | null {
    const decision = this.taken.pop();
    if (!decision) return null;
    this.note(this.taken.at(-1) ?? null);
    const version = this.versions.get(decision.id) ?? 1;
    this.desk.change(decision.id, { review_state: decision.before });
    this.queue = this.queue.then(() =>
      this.send({ id: decision.id, version, review_state: decision.after }, decision.before, null, true),
    );
    return decision.id;
  }

  /** The conflict was read. */
  settle(): void {
    this.conflict = null;
  }

  private note(last: Decision | null, conflict: Conflict | null = null): void {
    this.last = last;
    this.conflict = conflict;
  }

  private async send(line: CaseLine, state: ReviewState, reason: string | null, back = false): Promise<void> {
    const { id } = line;
    const version = Math.max(line.version, this.versions.get(id) ?? 0);
    try {
      const answer = await this.desk.decide({ id, version }, state, reason);
      const now = 'saved' in answer ? answer.saved : answer.conflict;
      this.versions.set(id, now.version);
      this.desk.change(id, now);
      if ('conflict' in answer) this.note(this.last, { id, wanted: state, current: now });
      else if (!back) {
        this.taken.push({ id, before: line.review_state, after: state });
        this.note(this.taken.at(-1) ?? null);
      }
    } catch (thrown) {
      this.desk.change(id, { review_state: line.review_state });
      this.desk.failed(thrown, line);
    }
  }
}
