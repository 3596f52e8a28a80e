import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { DecisionKind } from '@ciguawatch/shared/domain/codes/decision-kinds';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { action, makeObservable, observableRef } from 'mobx';
import type { UndoneDecision } from '../../../decisions/undo-decision';
import type { CaseLine, UnchangedCase } from './case-line';

/** A decision of this visit, which undo takes back. */
interface Taken {
  /** UUID under which the server keeps it */
  uuid: string;
  kind: DecisionKind;
  /** number of cases */
  count: number;
  /** when it was taken, ISO */
  at: string;
  /** state that was set; null where the kind implies it */
  target: string | null;
  /** for a decision on one row, its id and the state before it; null for a batch */
  row: { id: number; before: ReviewState } | null;
}

/** A decision that the server refused. */
export interface RefusedDecision {
  left: UnchangedCase;
  wanted: ReviewState;
  /** the row as the server has it now; null when it can no longer be read */
  now: CaseLine | null;
}

/** Requested state of a row, and the UUID of the decision. */
interface Wish {
  uuid: string;
  state: ReviewState;
  reason: string | null;
}

/**
 * Sends one decision for the version that was shown; returns the row as stored and whether this call changed
 * it, or the reason why it is unchanged.
 */
export type Decide = (
  line: Pick<CaseLine, 'id' | 'version'>,
  wish: Wish,
) => Promise<{ saved: CaseLine; decided: boolean } | { left: UnchangedCase; now: CaseLine | null }>;

interface DecidedList {
  decide: Decide;
  undo: (uuid: string) => Promise<UndoneDecision>;
  /** Updates fields of the row wherever it is shown. */
  change: (id: number, fields: Partial<CaseLine>) => void;
  /** Fetches the rows again after an undo that the rows on the screen do not show yet. */
  refresh: () => void;
  /** Called when a decision could not be sent, after the row was reset. */
  failed: (thrown: unknown) => void;
}

/**
 * Decisions of this visit. A row shows its decision at once, so that the editor can go on to the next case;
 * decisions are sent one after the other, and a refused one is reverted on the screen.
 */
export class Decisions {
  /** the last decision, which undo takes back */
  last: Taken | null = null;
  refusal: RefusedDecision | null = null;
  /** result of the last undo, unless it is that of one row and the row shows it */
  undone: (UndoneDecision & { kind: DecisionKind }) | null = null;
  private taken: readonly Taken[] = [];
  /** decisions that were undone before the server refused them */
  private readonly refused = new Set<Taken>();
  /** versions after the editor's own decisions, for rows that still show an older version */
  private readonly versions = new Map<number, number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly list: DecidedList) {
    makeObservable<this, 'note' | 'meet' | 'tell'>(this, {
      last: observableRef,
      refusal: observableRef,
      undone: observableRef,
      note: action,
      meet: action,
      tell: action,
      settle: action,
    });
  }

  /** Decides on a row; resolves when the decision was sent. */
  take(line: CaseLine, state: ReviewState, reason: string | null = null): Promise<void> {
    if (line.review_state === state && reason === null) return this.queue;
    const row = { id: line.id, before: line.review_state };
    const taken: Taken = {
      ...{ uuid: newUuid(), kind: 'review', count: 1, at: new Date(clock.now()).toISOString() },
      ...{ target: state, row },
    };
    this.add(taken);
    this.list.change(line.id, { review_state: state });
    this.queue = this.queue.then(async () => {
      if (!(await this.send(line, { uuid: taken.uuid, state, reason }))) this.forget(taken);
    });
    return this.queue;
  }

  /** Adds a decision that is made already, so that undo takes it back. */
  add(taken: Taken): void {
    this.tell(null);
    this.note([...this.taken, taken]);
  }

  /**
   * Takes the last decision back, sent or not; one that could not be taken back for want of a network stays.
   * @returns false without a decision
   */
  undo(): boolean {
    const taken = this.taken.at(-1);
    if (!taken) return false;
    this.tell(null);
    this.note(this.taken.slice(0, -1));
    if (taken.row) this.list.change(taken.row.id, { review_state: taken.row.before });
    this.queue = this.queue.then(async () => {
      // A decision that the server refused meanwhile needs no undo.
      if (!this.refused.delete(taken)) await this.takeBack(taken);
    });
    return true;
  }

  /** Closes the messages about a refusal and about an undo. */
  settle(): void {
    this.refusal = null;
    this.undone = null;
  }

  private note(taken: readonly Taken[]): void {
    this.taken = taken;
    this.last = taken.at(-1) ?? null;
  }

  /** Removes a decision that the server refused. */
  private forget(taken: Taken): void {
    if (!this.taken.includes(taken)) this.refused.add(taken);
    this.note(this.taken.filter((one) => one !== taken));
  }

  private meet(refusal: RefusedDecision): void {
    this.refusal = refusal;
  }

  private tell(undone: Decisions['undone']): void {
    this.undone = undone;
  }

  /** State of a row after the decisions that are still waiting to be sent. */
  private shown(id: number, otherwise: ReviewState): ReviewState {
    const later = this.taken.findLast(({ row }) => row?.id === id);
    return (later?.target as ReviewState | undefined) ?? otherwise;
  }

  private async takeBack(taken: Taken): Promise<void> {
    const { kind, row, target } = taken;
    try {
      const { done, left } = await this.list.undo(taken.uuid);
      for (const { id, version } of done) this.versions.set(id, version);
      for (const { id, version } of done)
        if (row) this.list.change(id, { version, review_state: this.shown(id, row.before) });
      if (!row || left.length > 0) {
        this.tell({ kind, done, left });
        this.list.refresh();
      }
    } catch (thrown) {
      if (row) this.list.change(row.id, { review_state: this.shown(row.id, target as ReviewState) });
      if (tellWaiting(thrown)) return;
      this.note([...this.taken, taken]);
      this.list.failed(thrown);
    }
  }

  /**
   * Sends a decision.
   * @returns false when nothing is there to undo: it was refused, failed, or the case was so already
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
        this.list.change(id, this.shown(id, state) === state ? response.saved : others);
        return response.decided;
      }
      // The new version is not used for decisions already queued: the editor made them looking at the older
      // one.
      this.list.change(id, response.now ?? { review_state: line.review_state });
      this.meet({ ...response, wanted: state });
    } catch (thrown) {
      this.list.change(id, { review_state: line.review_state });
      if (!tellWaiting(thrown)) this.list.failed(thrown);
    }
    return false;
  }
}
