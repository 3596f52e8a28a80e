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

const ID = PUBLIC_COLUMNS.indexOf('id');
const COUNTRY = PUBLIC_COLUMNS.indexOf('case_country');
/** Milliseconds for which rows are not read again unless public ones changed: less than from one look for changes to the next. */
const KEPT = 4 * 60_000;

/** The account whose rows may be read, with its countries; empty for anybody but an editor. */
const mayRead = (): string =>
  session.has(ROLE.cases_editor)
    ? JSON.stringify([session.user?.id, session.user?.profile.manage_countries])
    : '';

/** Rows of an editor's countries over the public ones, all in the order of their numbers. */
function fullRows(own: readonly PublicCaseRow[], countries: ReadonlySet<number>): FullRows {
  const byId = new Map(own.map((row) => [row[ID], row]));
  return {
    countries,
    row: (id) => byId.get(id),
    over: (rows) =>
      [...rows.filter((row) => !countries.has(row[COUNTRY] as number)), ...own].sort(
        (a, b) => (a[ID] as number) - (b[ID] as number),
      ),
  };
}

/**
 * Full rows of the countries that an editor manages: in the memory of this tab only, and gone with the sign-in, the role
 * or a country.
 */
class EditorRows {
  state: 'none' | 'reading' | 'failed' | 'ready' = 'none';
  /** rows read so far, of how many; null before the first page */
  progress: { read: number; count: number } | null = null;
  /** when the rows that are at hand were asked for; null where there are none */
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
    // What others review or report shows in the public rows first.
    reaction(
      () => collections.case.revision,
      () => this.at !== null && void this.ensure(),
    );
  }

  /** Which rows the figures are counted from: full ones as soon as they are at hand. */
  choose(asPublic: boolean): void {
    this.asPublic = asPublic;
    cases.show(asPublic ? null : this.found);
  }

  /** Reads the rows, unless those at hand are as new as the public ones; the former ones hold until then. */
  async ensure(): Promise<void> {
    const account = mayRead();
    if (account === '' || this.state === 'reading') return;
    const young = this.at !== null && clock.now() - this.at < KEPT;
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
      // A role that was taken away is asked for again by the session, which drops the rows.
      if (!control.signal.aborted)
        runInAction(() => {
          this.state = 'failed';
        });
    }
  }

  /** Forgets the rows at once. */
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

export const editorRows = new EditorRows();
