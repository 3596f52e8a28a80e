import {
  type CaseImport,
  type CaseImported,
  IMPORT_NAME_MAX,
  MOST_COLUMNS,
} from '@ciguawatch/shared/api/schemas/desk/import';
import { drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { PASSING } from '@ciguawatch/shared/runtime/drafts/passing-drafts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import { makeAutoObservable, observableRef, reaction, toJS } from 'mobx';
import { type OmittedColumn, omittedColumnsOf, withoutColumns } from '../../import/columns';
import { type Sheet, withCell } from '../../import/sheet';
import type { CaseColumn } from './fields';
import { caseReading } from './reading/case-reading';
import { type CasePreview, isComplete, readList } from './reading/read-list';
import { type Answer, type FileAnswers, NOTHING_ANSWERED } from './reading/reading';

/** What an editor decides of a line that may be a duplicate; `pair` imports it and leaves the pair to be decided. */
export type Decision = 'pair' | 'skip' | 'unrelated';

/** Country of an imported list, and the latest year of its cases. */
export interface StoredList {
  country: number;
  year: number;
}

/** What is kept of a file under work, so that a reload loses nothing. */
interface Kept {
  file: { name: string; sheet: Sheet };
  source: string;
  country: number;
  columns: readonly CaseColumn[];
  answers: Record<string, Answer>;
  fileAnswers: FileAnswers;
  toReview: boolean;
}

const DRAFT = `${PASSING}case-import`;

/** A case list under work: the file, what was answered, and what the server said of it. */
export class CaseImportWork {
  file: { name: string; sheet: Sheet } | null = null;
  source = '';
  country = session.user?.profile.manage_countries[0] ?? 0;
  columns: readonly CaseColumn[] = [];
  answers: Record<string, Answer> = {};
  fileAnswers: FileAnswers = NOTHING_ANSWERED;
  toReview = false;
  /** answer of the dry run of just this state; null until then */
  checked: CaseImported | null = null;
  /** decisions about likely duplicates, by line */
  decisions: Record<number, Decision> = {};
  /** identifier of the import: the same until something changes, so that a repeat stores once */
  uuid = newUuid();
  /** states before each answer, the latest last */
  past: { sheet: Sheet; answers: Record<string, Answer> }[] = [];
  /** what a list that was just imported is of; null before */
  stored: StoredList | null = null;
  /** a file that was under work before the page was loaded */
  found: Kept | null = null;
  /** columns that the file was opened with */
  private opened: readonly CaseColumn[] = [];
  private readonly draft = drafts.begin<Kept>(DRAFT);

  constructor() {
    makeAutoObservable<this, 'draft' | 'opened'>(this, {
      opened: observableRef,
      file: observableRef,
      columns: observableRef,
      answers: observableRef,
      checked: observableRef,
      past: observableRef,
      found: observableRef,
      stored: observableRef,
      draft: false,
    });
  }

  /** Looks for a file that was under work, and keeps this one while it is worked on. */
  start(): () => void {
    void drafts.load<Kept>(DRAFT).then((draft) => this.offer(draft?.value ?? null));
    return reaction(
      () => this.kept,
      (kept) => void (kept ? this.draft.keep(kept) : undefined),
    );
  }

  offer(found: Kept | null): void {
    if (!this.file) this.found = found;
  }

  private get kept(): Kept | null {
    if (!this.file) return null;
    const { file, source, country, columns, answers, fileAnswers, toReview } = this;
    return { file, source, country, columns, answers, fileAnswers: toJS(fileAnswers), toReview };
  }

  /** Goes on with the file that was under work. */
  resume(): void {
    // What was kept before a question was known has no answer to it.
    if (this.found)
      Object.assign(this, this.found, { fileAnswers: { ...NOTHING_ANSWERED, ...this.found.fileAnswers } });
    this.found = null;
  }

  open(name: string, sheet: Sheet, columns: readonly CaseColumn[], source: string): void {
    this.stored = null;
    this.file = { name: name.slice(0, IMPORT_NAME_MAX), sheet };
    this.columns = columns;
    this.opened = columns;
    this.source = source;
    this.answers = {};
    this.fileAnswers = NOTHING_ANSWERED;
    this.found = null;
    this.past = [];
    this.changed();
  }

  /** Applies mappings of earlier imports that arrive after the file was opened; choices already made stay. */
  recognise(columns: readonly CaseColumn[], source: string): void {
    if (!this.file || source === '' || this.source !== '' || this.columns !== this.opened) return;
    this.columns = columns;
    this.opened = columns;
    this.source = source;
    this.changed();
  }

  /** Leaves the file; nothing of it stays on the device. */
  close(): void {
    this.file = null;
    this.found = null;
    void this.draft.drop();
  }

  setSource(source: string): void {
    this.source = source;
    this.changed();
  }

  setCountry(country: number): void {
    this.country = country;
    this.changed();
  }

  setToReview(toReview: boolean): void {
    this.toReview = toReview;
    this.changed();
  }

  setColumn(index: number, column: CaseColumn): void {
    this.columns = this.columns.map((one, at) => (at === index ? column : one));
    this.changed();
  }

  /** Excludes columns, as the editor confirmed. */
  leave(left: readonly OmittedColumn[]): void {
    this.columns = withoutColumns(this.columns, left);
    this.changed();
  }

  answerFile(part: Partial<FileAnswers>): void {
    this.fileAnswers = { ...this.fileAnswers, ...part };
    this.changed();
  }

  /** One answer for all lines that say the same. */
  answer(key: string, answer: Answer): void {
    this.remember();
    this.answers = { ...this.answers, [key]: answer };
    this.changed();
  }

  /** Another text in one column of these lines. */
  write(numbers: readonly number[], column: number, text: string): void {
    if (!this.file) return;
    this.remember();
    this.file = { ...this.file, sheet: withCell(this.file.sheet, numbers, column, text) };
    this.changed();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.file) return;
    this.file = { ...this.file, sheet: before.sheet };
    this.answers = before.answers;
    this.past = this.past.slice(0, -1);
    this.changed();
  }

  private remember(): void {
    if (this.file) this.past = [...this.past, { sheet: this.file.sheet, answers: this.answers }];
  }

  private changed(): void {
    this.checked = null;
    this.decisions = {};
    this.uuid = newUuid();
  }

  get preview(): CasePreview | null {
    if (!this.file) return null;
    return readList(this.file.sheet, caseReading(this));
  }

  /** Columns with values that would not be stored without anybody having agreed to it. */
  get leftOut(): OmittedColumn[] {
    return this.file ? omittedColumnsOf(this.file.sheet, this.columns, {}) : [];
  }

  get complete(): boolean {
    if (this.preview === null || this.source.trim() === '' || this.leftOut.length > 0) return false;
    return isComplete(this.preview, this.fileAnswers);
  }

  decide(lines: readonly number[], decision: Decision): void {
    for (const line of lines) this.decisions[line] = decision;
    this.uuid = newUuid();
  }

  setChecked(checked: CaseImported): void {
    this.checked = checked;
  }

  /** Remembers what was stored, to say afterwards what is still to do for its months. */
  setStored(): void {
    const years = this.rows.flatMap(({ event_date }) => event_date?.slice(0, 4) ?? []).sort();
    const year = Number(years.at(-1));
    this.stored = year > 0 ? { country: this.country, year } : null;
  }

  /** Rows as they are sent, without the lines that are left out. */
  private get rows(): CaseImport['rows'] {
    const pairs = this.checked?.pairs ?? [];
    return (this.preview?.ready ?? [])
      .filter(({ line }) => this.decisions[line] !== 'skip')
      .map((row) => {
        if (this.decisions[row.line] !== 'unrelated') return row;
        const own = pairs.filter(({ line }) => line === row.line);
        return {
          ...row,
          unrelated: own.flatMap((pair) => pair.case?.id ?? []).slice(0, 20),
          unrelated_lines: own.flatMap(({ other_line }) => other_line ?? []).slice(0, 20),
        };
      });
  }

  /** New cases that the import will store. */
  get count(): number {
    const known = new Set(this.checked?.known.map(({ line }) => line));
    return this.rows.filter(({ line }) => !known.has(line)).length;
  }

  body(dryRun: boolean): CaseImport {
    const head = this.file?.sheet.head ?? [];
    return {
      uuid: this.uuid,
      dry_run: dryRun,
      source: this.source.trim(),
      file: this.file?.name ?? '',
      mapping: {
        columns: this.columns.slice(0, MOST_COLUMNS).map(({ field, unit }, at) => ({
          head: (head[at] ?? '').slice(0, IMPORT_NAME_MAX),
          field,
          unit: unit ?? null,
        })),
      },
      state: this.toReview ? 'to_review' : 'reviewed',
      rows: this.rows,
    };
  }
}
