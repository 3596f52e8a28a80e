import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { tellWaiting } from '@ciguawatch/shared/ui/approvals/tell-waiting';
import { PagedRows } from '@ciguawatch/shared/ui/grid/paged-rows';
import { NOTHING_SELECTED, type Selection, selectedCount } from '@ciguawatch/shared/ui/grid/selection';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { type CaseListQuery, isSameSelection } from '../../../case-filter/query-address';
import type { UndoneDecision } from '../../../decisions/undo-decision';
import type { CaseLine, ShownVersion, UnchangedCase } from './case-line';
import type { BatchAction, BatchTarget, CaseListPort, PageStart } from './case-list-port';
import { Decisions } from './decisions';
import { SeenVersions } from './seen-versions';

/** The row shown in the drawer. */
export interface OpenedRow {
  id: number;
  /** index in the list, from 0 */
  index: number;
}

/** Result of the last batch. */
export interface BatchResult {
  what: BatchAction['action'];
  /** changed cases with their new versions */
  done: readonly ShownVersion[];
  left: readonly UnchangedCase[];
  /** for a review, the state that was requested */
  wanted: ReviewState | null;
}

/** The properties that `set` may change. */
type State = Pick<
  CaseListStore,
  'query' | 'rows' | 'selection' | 'opened' | 'lost' | 'progress' | 'told' | 'error' | 'at' | 'since'
>;

/** State of one case list: query, rows, selection and the actions on them. */
export class CaseListStore {
  query: CaseListQuery | null = null;
  rows: PagedRows<CaseLine, PageStart> | null = null;
  selection: Selection = NOTHING_SELECTED;
  opened: OpenedRow | null = null;
  /** number of rows that were deselected because the filter changed; 0 when none */
  lost = 0;
  /** number of rows that the running batch has processed; null when none is running */
  progress: number | null = null;
  told: BatchResult | null = null;
  /** when the rows were requested, in milliseconds since 1970 */
  at: number | null = null;
  /** the same by the server's clock, as an ISO instant; null until the rows are there */
  since: string | null = null;
  /** error of the last action, or null */
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
      since: observable,
      set: action,
    });
    this.decisions = new Decisions({
      decide: port.decide,
      change: (id, fields) => this.change(id, fields),
      failed: (error) => this.set({ error }),
      undo: (uuid) => this.undo(uuid),
      refresh: () => this.refresh(),
    });
  }

  /** Number of rows selected. */
  get chosen(): number {
    return selectedCount(this.selection, this.rows?.total ?? 0);
  }

  /**
   * Lists what a query finds. A selection is kept when only the order changes; with another filter it is
   * cleared, because it would include rows that are no longer visible.
   */
  ask(query: CaseListQuery, columns: readonly CaseListColumnName[]): void {
    const before = this.query;
    if (before === query && this.columns.join() === columns.join()) return;
    if (before !== query) {
      const same = before !== null && isSameSelection(before, query);
      if (!same) {
        this.set({ lost: this.chosen, selection: NOTHING_SELECTED, told: null });
        this.seen.letGo();
      }
      this.set({ opened: null });
    }
    this.columns = columns;
    this.begin(query);
  }

  /** Fetches the rows again. */
  refresh(): void {
    if (this.query) this.begin(this.query);
    if (this.opened) this.follow(this.opened.id);
  }

  /** Changes the selection; selecting all fetches the versions of all cases found. */
  select(selection: Selection): void {
    if (selection.everything && !this.selection.everything && this.query) this.seen.choose(this.query);
    if (!selection.everything) this.seen.letGo();
    this.set({ selection, lost: 0 });
  }

  /** Shows a row in the drawer. */
  open(row: CaseLine, index: number): void {
    this.set({ opened: { id: row.id, index } });
  }

  /** Closes the drawer. */
  close(): void {
    this.set({ opened: null });
  }

  /** The row at an index, by default the one in the drawer; null when it is not loaded. */
  line(index?: number): CaseLine | null {
    const row = this.rows?.row(index ?? this.opened?.index ?? -1) ?? null;
    // While a refreshed list is loading, another case may stand where the opened one stood.
    return index === undefined && row?.id !== this.opened?.id ? null : row;
  }

  /** Updates fields of a row in place. */
  change(id: number, fields: Partial<CaseLine>): void {
    if (fields.version !== undefined) this.seen.note({ id, version: fields.version });
    this.rows?.change((row) => (row.id === id ? { ...row, ...fields } : row));
  }

  /** Sets the review state of the given cases, by default of all selected ones. */
  decideChosen(
    review_state: ReviewState,
    reason: string | null = null,
    ids?: readonly number[],
  ): Promise<void> {
    return this.batch({ action: 'review', review_state, reason }, ids);
  }

  /** Deletes the given cases, by default all selected ones. */
  remove(ids?: readonly number[]): Promise<void> {
    return this.batch({ action: 'delete' }, ids);
  }

  /** Restores the given deleted cases, by default all selected ones. */
  restore(ids?: readonly number[]): Promise<void> {
    return this.batch({ action: 'restore' }, ids);
  }

  /** Makes the duplicate of a case the original, then fetches the rows again because both changed. */
  async swap(left: UnchangedCase): Promise<void> {
    try {
      const uuid = newUuid();
      await this.port.swap(left, uuid);
      this.set({ told: null });
      this.decisions.settle();
      const at = new Date(clock.now()).toISOString();
      this.decisions.add({ uuid, kind: 'swap', count: 2, at, target: null, row: null });
      this.refresh();
    } catch (error) {
      if (!tellWaiting(error)) this.set({ error });
    }
  }

  /** One's own last decision that can still be undone, of any visit and page; null when there is none. */
  earlier(): Promise<Decision | null> {
    return this.port.earlier();
  }

  /** Takes a decision of an earlier visit back. */
  undoEarlier({ id: uuid, kind, count, at, target }: Decision): void {
    this.decisions.add({ uuid, kind, count, at, target, row: null });
    this.decisions.undo();
  }

  /** Shows an error. */
  fail(error: unknown): void {
    this.set({ error });
  }

  /** Closes the messages. */
  settle(): void {
    this.set({ told: null, error: null, lost: 0 });
  }

  /** Removes all rows from memory, because they are personal data. */
  drop(): void {
    this.rows?.close();
    this.seen.drop();
    this.set({ rows: null, query: null, opened: null, selection: NOTHING_SELECTED, told: null });
  }

  /** The selected rows as the target of an action; null before the first query. */
  target(): BatchTarget | null {
    const { query, selection } = this;
    if (query === null) return null;
    const ids = [...selection.ids];
    return selection.everything ? { query, except: ids } : { query, ids };
  }

  private async batch(batch: BatchAction, ids?: readonly number[]): Promise<void> {
    const target = this.target();
    if (this.progress !== null || target === null) return;
    this.set({ progress: 0, told: null, error: null });
    const uuid = newUuid();
    const wanted = batch.action === 'review' ? batch.review_state : null;
    const at = new Date(clock.now()).toISOString();
    const taken = { uuid, kind: batch.action, at, target: wanted, row: null };
    try {
      const cases = await this.seen.of(ids ? { ids, query: target.query } : target);
      const query = this.selection.everything && !ids ? target.query : null;
      const { done, left } = await this.port.batch(cases, batch, { uuid, query }, (progress) =>
        this.set({ progress }),
      );
      if (done.length > 0) this.decisions.add({ ...taken, count: done.length });
      for (const one of done) this.seen.note(one);
      this.set({ told: { what: batch.action, done, left, wanted } });
      // After a batch the indexes of rows have changed, so the selection and the drawer are reset.
      this.set({ selection: NOTHING_SELECTED, opened: null });
      this.seen.letGo();
      this.refresh();
    } catch (error) {
      // What was sent before the failure is decided, and undo takes it back.
      if (this.progress) {
        this.decisions.add({ ...taken, count: this.progress });
        this.refresh();
      }
      if (!tellWaiting(error)) this.set({ error });
    } finally {
      this.set({ progress: null });
    }
  }

  /** Takes a decision of several cases back, with its progress on the screen. */
  private async undo(uuid: string): Promise<UndoneDecision> {
    this.set({ told: null, error: null });
    try {
      return await this.port.undo(uuid, (progress) => this.set({ progress }));
    } finally {
      this.set({ progress: null });
    }
  }

  private begin(query: CaseListQuery): void {
    this.rows?.close();
    const read = (since: string) => this.query === query && this.set({ since });
    const source = this.seen.through(this.port.rows(query, this.columns, read));
    this.set({ query, rows: new PagedRows(source), at: clock.now(), since: null });
  }

  /** Keeps the drawer on its case when the rows that are loading have it elsewhere. */
  private follow(id: number): void {
    const { rows } = this;
    const stop = rows?.subscribe(() => {
      const index = this.rows === rows && this.opened?.id === id ? rows?.indexOf(id) : -1;
      if (index === null) return;
      stop?.();
      if (index !== undefined && index >= 0) this.set({ opened: { id, index } });
    });
  }

  private set(values: Partial<State>): void {
    Object.assign(this, values);
  }
}
