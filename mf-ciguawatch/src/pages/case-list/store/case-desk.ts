import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { PagedRows } from '@ciguawatch/shared/ui/grid/paged-rows';
import {
  EVERYTHING_SELECTED,
  NOTHING_SELECTED,
  type Selection,
  selectedCount,
} from '@ciguawatch/shared/ui/grid/selection';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { type DeskQuery, findsSame } from '../filters/query-address';
import type { CaseLine } from './case-line';
import { Decisions } from './decisions';
import type { DeskPort, Outcome, Shelf, Target } from './desk-port';

/** The row shown beside the list. */
export interface Opened {
  id: number;
  /** place in the list, counted from 0 */
  index: number;
}

/** What became of the last thing done with many rows. */
export interface Told {
  what: 'decided' | 'removed' | 'restored';
  done: number;
  refused: number;
  /** numbers of the cases that were deleted, to restore them */
  ids: readonly number[];
}

/** The list of cases of one page: what is asked for, the rows, what is chosen and what is done with it. */
export class CaseDesk {
  query: DeskQuery | null = null;
  rows: PagedRows<CaseLine, string> | null = null;
  selection: Selection = NOTHING_SELECTED;
  opened: Opened | null = null;
  /** rows whose choice was lost with the filter it was made in; 0 when none was */
  lost = 0;
  /** how many rows are done of what goes on with many; null when nothing does */
  progress: number | null = null;
  told: Told | null = null;
  /** when the rows were asked for, in milliseconds */
  at: number | null = null;
  /** a thing that could not be done */
  error: unknown = null;
  readonly decisions: Decisions;
  private fields = '';

  constructor(
    private readonly port: DeskPort,
    readonly shelf: Shelf = 'list',
  ) {
    makeObservable<this, 'set'>(this, {
      query: observableRef,
      rows: observableRef,
      selection: observableRef,
      opened: observableRef,
      lost: observable,
      progress: observable,
      told: observableRef,
      error: observableRef,
      at: observable,
      set: action,
    });
    this.decisions = new Decisions({
      decide: port.decide,
      change: (id, fields) => this.change(id, fields),
      failed: (error) => this.set({ error }),
    });
  }

  /** How many rows are chosen. */
  get chosen(): number {
    return selectedCount(this.selection, this.rows?.total ?? 0);
  }

  /**
   * Shows what a query finds. What was chosen stays chosen under another order; under another filter it
   * would stand for other rows, or for rows out of sight, and is given up.
   */
  ask(query: DeskQuery, fields: readonly string[]): void {
    const before = this.query;
    const same = before !== null && findsSame(before, query);
    if (before === query && this.fields === fields.join()) return;
    const lost = same || before === null ? 0 : this.chosen;
    if (!same) this.set({ selection: NOTHING_SELECTED, lost, opened: null });
    else if (before !== query) this.set({ opened: null });
    this.begin(query, fields);
  }

  /** Asks again for the same. */
  refresh(): void {
    if (this.query) this.begin(this.query, this.fields.split(','));
  }

  select(selection: Selection): void {
    this.set({ selection, lost: 0 });
  }

  open(row: CaseLine, index: number): void {
    this.set({ opened: { id: row.id, index } });
  }

  close(): void {
    this.set({ opened: null });
  }

  /** The row shown beside the list, as it is now; null when none is, or its page was dropped. */
  line(index: number | undefined = this.opened?.index): CaseLine | null {
    return (index === undefined ? undefined : this.rows?.row(index)) ?? null;
  }

  /** Changes the row of that number where it stands. */
  change(id: number, fields: Partial<CaseLine>): void {
    this.rows?.change((row) => (row.id === id ? { ...row, ...fields } : row));
  }

  /** Decides about all chosen rows. */
  decideChosen(state: ReviewState, reason: string | null = null): Promise<void> {
    return this.many('decided', (target, onDone) => this.port.decideMany(target, state, reason, onDone));
  }

  /** Deletes one row, or all that are chosen. */
  remove(id: number | null = null): Promise<void> {
    const target = id === null ? this.target() : { ids: [id] };
    return this.many('removed', (_, onDone) => this.port.removeMany(target, onDone));
  }

  /** Brings deleted cases back: those of the last deletion, or those given. */
  restore(ids: readonly number[] = this.told?.ids ?? []): Promise<void> {
    return this.many('restored', () => this.port.restoreMany(ids));
  }

  /** Something could not be done. */
  fail(error: unknown): void {
    this.set({ error });
  }

  /** What was told or went wrong was read. */
  settle(): void {
    this.set({ told: null, error: null, lost: 0 });
  }

  /** Drops every row from memory. */
  drop(): void {
    this.rows?.close();
    this.set({ rows: null, query: null, opened: null, selection: NOTHING_SELECTED, told: null });
  }

  /** The chosen rows; all that the query finds when none is. */
  target(): Target {
    const { everything, ids } = this.chosen === 0 ? EVERYTHING_SELECTED : this.selection;
    if (!everything || this.query === null) return { ids: [...ids] };
    return { query: this.query, except: [...ids] };
  }

  private async many(
    what: Told['what'],
    run: (target: Target, onDone: (n: number) => void) => Promise<Outcome & { ids?: readonly number[] }>,
  ): Promise<void> {
    if (this.progress !== null) return;
    this.set({ progress: 0, told: null, error: null });
    try {
      const { done, refused, ids = [] } = await run(this.target(), (progress) => this.set({ progress }));
      this.set({ told: { what, done, refused: refused.length, ids }, selection: NOTHING_SELECTED });
      // Rows come and go: places in the list are no longer those of before.
      if (what !== 'decided') this.set({ opened: null });
      this.refresh();
    } catch (error) {
      this.set({ error });
    } finally {
      this.set({ progress: null });
    }
  }

  private begin(query: DeskQuery, fields: readonly string[]): void {
    this.rows?.close();
    this.fields = fields.join();
    this.set({ query, rows: new PagedRows(this.port.rows(query, fields, this.shelf)), at: clock.now() });
  }

  private set(
    values: Partial<
      Pick<
        CaseDesk,
        'query' | 'rows' | 'selection' | 'opened' | 'lost' | 'progress' | 'told' | 'error' | 'at'
      >
    >,
  ): void {
    Object.assign(this, values);
  }
}
