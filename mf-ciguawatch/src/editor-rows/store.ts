import { listFigureRows } from '@ciguawatch/shared/api/calls/case-list';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { CASE_PACKING } from '@ciguawatch/shared/domain/case-table/case-packing';
import { FULL_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { unpack } from '@ciguawatch/shared/domain/packed/packed';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { action, makeObservable, observable, reaction, runInAction } from 'mobx';
import { cases, type FullRows } from '../public-cases/cases';

const ID_COLUMN = PUBLIC_COLUMNS.indexOf('id');
const COUNTRY_COLUMN = PUBLIC_COLUMNS.indexOf('case_country');
/**
 * Milliseconds before unchanged rows are fetched again; shorter than the interval between two checks for
 * changes.
 */
const REFETCH_AFTER_MS = 4 * 60_000;

/** Key of the account and its countries; empty when the account may not read full rows. */
const mayRead = (): string =>
  session.has(ROLE.cases_editor)
    ? JSON.stringify([session.user?.id, session.user?.profile.manage_countries])
    : '';

/** Replaces the public rows of the editor's countries by full rows, sorted by id. */
function fullRows(own: readonly PublicCaseRow[], countries: ReadonlySet<number>): FullRows {
  const byId = new Map(own.map((row) => [row[ID_COLUMN], row]));
  return {
    countries,
    row: (id) => byId.get(id),
    over: (rows) =>
      [...rows.filter((row) => !countries.has(row[COUNTRY_COLUMN] as number)), ...own].sort(
        (a, b) => (a[ID_COLUMN] as number) - (b[ID_COLUMN] as number),
      ),
  };
}

/**
 * Full rows of the countries that an editor manages. They hold values withheld from the public, so they stay in
 * the memory of this tab and are dropped on logout or when the account loses its role or a country.
 */
class EditorRows {
  state: 'none' | 'reading' | 'failed' | 'ready' = 'none';
  /** number of rows read, of the total; null before the first page */
  progress: { read: number; count: number } | null = null;
  /** when the present rows were requested, in milliseconds since 1970; null without rows */
  at: number | null = null;
  private found: FullRows | null = null;
  private asPublic = false;
  private revision = -1;
  private control: AbortController | null = null;

  constructor() {
    makeObservable<EditorRows, 'begin'>(this, {
      state: observable,
      progress: observable,
      at: observable,
      drop: action,
      begin: action,
    });
    reaction(mayRead, () => this.drop());
    // Changes by others arrive with the public rows, and then the full rows are fetched again too.
    reaction(
      () => collections.case.revision,
      () => this.at !== null && void this.ensure(),
    );
  }

  /** Selects public or full rows for the statistics. Full rows are used as soon as they are loaded. */
  choose(asPublic: boolean): void {
    this.asPublic = asPublic;
    cases.show(asPublic ? null : this.found);
  }

  /**
   * Fetches the full rows unless they are as recent as the public ones. Present rows stay in use until the new
   * ones have arrived.
   */
  async ensure(): Promise<void> {
    const account = mayRead();
    if (account === '' || this.state === 'reading') return;
    const young = this.at !== null && clock.now() - this.at < REFETCH_AFTER_MS;
    if (young && this.revision === collections.case.revision) return;
    const control = this.begin();
    const { revision } = collections.case;
    const asked = clock.now();
    try {
      const own = await this.read(control.signal);
      if (control.signal.aborted) return;
      const countries = new Set(session.user?.profile.manage_countries ?? []);
      this.found = fullRows(own, countries);
      this.revision = revision;
      runInAction(() => {
        this.state = 'ready';
        this.at = asked;
      });
      this.choose(this.asPublic);
    } catch {
      // If the role was taken away, the session notices and drops the rows through `mayRead`.
      if (!control.signal.aborted)
        runInAction(() => {
          this.state = 'failed';
        });
    }
  }

  /** Removes the rows from memory and cancels a fetch. */
  drop(): void {
    this.control?.abort();
    this.control = null;
    this.found = null;
    this.state = 'none';
    this.progress = null;
    this.at = null;
    cases.show(null);
  }

  private begin(): AbortController {
    this.control = new AbortController();
    this.state = 'reading';
    this.progress = null;
    return this.control;
  }

  private async read(signal: AbortSignal): Promise<PublicCaseRow[]> {
    const own: PublicCaseRow[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const params: { after?: number } = after === 0 ? {} : { after };
      const { packed, next, count } = await call(listFigureRows, { params, signal });
      if (signal.aborted) break;
      own.push(...unpack(packed, FULL_COLUMNS, CASE_PACKING));
      runInAction(() => {
        this.progress = { read: own.length, count };
      });
      after = next;
    }
    return own;
  }
}

/** The full rows of this tab. */
export const editorRows = new EditorRows();
