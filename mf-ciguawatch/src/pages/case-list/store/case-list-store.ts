import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { PagedRows } from '@ciguawatch/shared/ui/grid/paged-rows';
import { NOTHING_SELECTED, type Selection, selectedCount } from '@ciguawatch/shared/ui/grid/selection';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { type CaseListQuery, findsSame } from '../filters/query-address';
import type { CaseLine, Left, Seen } from './case-line';
import type { Batch, CaseListPort, PageStart, Target } from './case-list-port';
import { Decisions } from './decisions';
import { SeenVersions } from './seen-versions';

/** The row shown beside the list. */
export interface Opened {
  id: number;
  /** place in the list, counted from 0 */
  index: number;
}

/** What became of the last thing done with many rows. */
export interface Told {
  what: Batch['action'];
  /** those that changed, with the versions that they have now */
  done: readonly Seen[];
  left: readonly Left[];
  /** the state that was wanted, with a review */
  wanted: ReviewState | null;
}

/** The part of a case list that changes. */
type State = Pick<
  CaseListStore,
  'query' | 'rows' | 'selection' | 'opened' | 'lost' | 'progress' | 'told' | 'error' | 'at'
>;

/** The list of cases of one page: what is asked for, the rows, what is chosen and what is done with it. */
export class CaseListStore {
  query: CaseListQuery | null = null;
  rows: PagedRows<CaseLine, PageStart> | null = null;
  selection: Selection = NOTHING_SELECTED;
  opened: Opened | null = null;
  /** rows whose choice was lost with the filter it was made in; 0 when none was */
  lost = 0;
  /** how many rows are through of what goes on with many; null when nothing does */
  progress: number | null = null;
  told: Told | null = null;
  /** when the rows were asked for, in milliseconds */
  at: number | null = null;
  /** why something could not be done */
  error: unknown = null;
  readonly decisions: Decisions;
  private columns: readonly CaseListColumnName[] = [];
  private readonly seen: SeenVersions;

  constructor(private readonly port: CaseListPort) {
    this.seen = new SeenVersions(port.all);
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
  ask(query: CaseListQuery, columns: readonly CaseListColumnName[]): void {
    const before = this.query;
    if (before === query && this.columns.join() === columns.join()) return;
    if (before !== query) {
      const same = before !== null && findsSame(before, query);
      if (!same) {
        this.set({ lost: this.chosen, selection: NOTHING_SELECTED, told: null });
        this.seen.letGo();
      }
      this.set({ opened: null });
    }
    this.columns = columns;
    this.begin(query);
  }

  /** Asks again for the same. */
  refresh(): void {
    if (this.query) this.begin(this.query);
  }

  select(selection: Selection): void {
    if (selection.everything && !this.selection.everything && this.query) this.seen.choose(this.query);
    if (!selection.everything) this.seen.letGo();
    this.set({ selection, lost: 0 });
  }

  open(row: CaseLine, index: number): void {
    this.set({ opened: { id: row.id, index } });
  }

  close(): void {
    this.set({ opened: null });
  }

  /** The row at a place, by default that of the one shown beside the list; null when it is not in memory. */
  line(index: number | undefined = this.opened?.index): CaseLine | null {
    return (index === undefined ? undefined : this.rows?.row(index)) ?? null;
  }

  /** Changes the row of that number where it stands. */
  change(id: number, fields: Partial<CaseLine>): void {
    if (fields.version !== undefined) this.seen.note({ id, version: fields.version });
    this.rows?.change((row) => (row.id === id ? { ...row, ...fields } : row));
  }

  /** Decides about cases: those given, or all that are chosen. */
  decideChosen(
    review_state: ReviewState,
    reason: string | null = null,
    ids?: readonly number[],
  ): Promise<void> {
    return this.batch({ action: 'review', review_state, reason }, ids);
  }

  /** Deletes cases: those given, or all that are chosen. */
  remove(ids?: readonly number[]): Promise<void> {
    return this.batch({ action: 'delete' }, ids);
  }

  /** Brings deleted cases back: those given, or all that are chosen. */
  restore(ids?: readonly number[]): Promise<void> {
    return this.batch({ action: 'restore' }, ids);
  }

  /** Lets a duplicate take the place of a case that could not be taken away, and shows both as they are then. */
  async swap(left: Left): Promise<void> {
    try {
      await this.port.swap(left);
      this.set({ told: null });
      this.decisions.settle();
      this.refresh();
    } catch (error) {
      if (!tellWaiting(error)) this.set({ error });
    }
  }

  /** Something could not be done. */
  fail(error: unknown): void {
    this.set({ error });
  }

  /** What was reported, lost or went wrong was read. */
  settle(): void {
    this.set({ told: null, error: null, lost: 0 });
  }

  /** Drops every row from memory. */
  drop(): void {
    this.rows?.close();
    this.seen.drop();
    this.set({ rows: null, query: null, opened: null, selection: NOTHING_SELECTED, told: null });
  }

  /** The rows chosen, of what the list shows; null when there is no list. */
  target(): Target | null {
    const { query, selection } = this;
    if (query === null) return null;
    const ids = [...selection.ids];
    return selection.everything ? { query, except: ids } : { query, ids };
  }

  private async batch(batch: Batch, ids?: readonly number[]): Promise<void> {
    const target = this.target();
    if (this.progress !== null || target === null) return;
    this.set({ progress: 0, told: null, error: null });
    try {
      const cases = await this.seen.of(ids ? { ids, query: target.query } : target);
      const { done, left } = await this.port.batch(cases, batch, (progress) => this.set({ progress }));
      for (const one of done) this.seen.note(one);
      const wanted = batch.action === 'review' ? batch.review_state : null;
      this.set({ told: { what: batch.action, done, left, wanted } });
      // Rows come and go: places in the list are no longer those of before.
      this.set({ selection: NOTHING_SELECTED, opened: null });
      this.seen.letGo();
      this.refresh();
    } catch (error) {
      if (!tellWaiting(error)) this.set({ error });
    } finally {
      this.set({ progress: null });
    }
  }

  private begin(query: CaseListQuery): void {
    this.rows?.close();
    const source = this.seen.through(this.port.rows(query, this.columns));
    this.set({ query, rows: new PagedRows(source), at: clock.now() });
  }

  private set(values: Partial<State>): void {
    Object.assign(this, values);
  }
}
