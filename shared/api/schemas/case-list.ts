import * as z from 'zod/mini';
import { type CaseListColumnName, FILTER_COLUMNS, SHOWN_COLUMNS } from '../../domain/case-list/columns';
import { FILTER_MAX } from '../../domain/case-list/filter';
import { REVIEW_STATES, SEVERITIES, SUSPICIONS } from '../../domain/codes/choices';
import { REASON_MAX } from '../../domain/codes/limits';
import { COUNTINGS } from '../../domain/review/counting';
import { REFUSALS, type Refusal } from '../../domain/review/refusals';
import { BATCH_STATES } from '../../domain/review/transitions';
import { caseDuplicate, caseFull } from './case';
import { id, instant, maybe, text, version } from './common';

/** Rows of one page, changes of one batch. */
export const MOST_ROWS = 500;
/** Numbers that one selection names. */
const MOST_SELECTED = 10_000;

const filterText = text(FILTER_MAX);
/** A filter for each column: see `CaseListFilter`. */
const caseListFilters = Object.fromEntries(FILTER_COLUMNS.map((name) => [name, z.optional(filterText)])) as {
  [F in CaseListColumnName]: z.ZodMiniOptional<z.ZodMiniString<string>>;
};

/** What a list or an export is asked for, wherever it stands: filters by column, and what has none. */
const caseListQuery = {
  ...caseListFilters,
  /**
   * Free text, blind to case, accents, macrons and every form of the ʻeta: beginnings of words of the number,
   * the free texts and references of a case, and of the names of its island and its product. Never of contacts.
   */
  search: z.optional(text(200)),
  /** cases created after this instant */
  newer_than: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/))),
  /** `-case_eventdate,age`: see `readSort`; the newest first when left out */
  sort: z.optional(text(200)),
  /** language code whose names sort islands and products; en_US when left out */
  language: z.optional(text(20)),
};

const cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,600}$/));

/** Query of `GET cw/case/`. */
export const rowQuery = z.strictObject({
  ...caseListQuery,
  deleted: z.optional(z.enum(['true', 'false'])),
  /** names of columns, divided by commas; without it the rows hold only what the list itself needs */
  columns: z.optional(text(4000)),
  /** rows of the page, 1 to 500; 200 when left out */
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  /** `next` of another page: what comes after it */
  after: z.optional(cursor),
  /** `previous` of another page: what comes before it */
  before: z.optional(cursor),
  /** an anchor: what begins with it */
  from: z.optional(cursor),
  /** `true` counts what is listed */
  count: z.optional(z.enum(['true', 'false'])),
  format: z.optional(text(20)),
});

/** What every row holds, whichever columns are asked for. */
const always = {
  id,
  version,
  review_state: z.enum(REVIEW_STATES),
  /** why it was set aside for review; empty when it was not */
  suspicion: z.array(z.enum(SUSPICIONS)),
  case_country: z.nullable(z.int()),
  deleted_at: z.nullable(instant),
};

const { contact_id: _contact, ...shown } = caseFull.shape;

/** One row of the editors' list: a case with the columns asked for. */
const caseRow = z.object({
  ...z.partial(z.object(shown)).shape,
  /** the worst of the graded symptoms; null where none was answered */
  severity: maybe(z.enum(SEVERITIES)),
  meal_group: maybe(id),
  linked: z.optional(z.boolean()),
  duplicate: z.optional(z.boolean()),
  has_contact: z.optional(z.boolean()),
  /** whether the case is in the figures, and why not */
  counting: z.optional(z.enum(COUNTINGS)),
  ...always,
});
export type CaseRowPart = z.infer<typeof caseRow>;

/** How many cases a filter finds: exactly, or at least when there are more. */
const counted = z.object({ n: z.int(), more: z.boolean() });

/** Answer of `GET cw/case/`. */
export const caseRows = z.object({
  results: z.array(caseRow),
  /** cursor of what comes after, null at the end */
  next: z.nullable(z.string()),
  /** cursor of what comes before, null at the start */
  previous: z.nullable(z.string()),
  /** null when not asked for */
  count: z.nullable(counted),
  /** the time of the answer */
  at: instant,
});
export type CaseRows = z.infer<typeof caseRows>;

/** Query of `GET cw/case/anchors/`. */
export const anchorQuery = z.strictObject({
  ...caseListQuery,
  deleted: z.optional(z.enum(['true', 'false'])),
  /** an anchor stands at every so many rows, 50 to 500; 200 when left out, more when there would be over 1,000 */
  every: z.optional(z.string().check(z.regex(/^\d{2,3}$/))),
});

/** Answer of `GET cw/case/anchors/`: places of a list to begin at, so that a scroll bar can jump. */
export const anchors = z.object({
  /** rows of the whole list, exact */
  count: z.int(),
  /** rows from one anchor to the next */
  every: z.int(),
  /** `anchors[i]` is the cursor of row `i * every`, to be given as `from` */
  anchors: z.array(z.string()),
});
export type Anchors = z.infer<typeof anchors>;

/** Answer of `GET cw/case/figures/`. */
export const figureRows = z.object({
  /** values of rows in the order of the public columns, as `CASE_PACKING` packs them */
  packed: z.record(z.string(), z.tuple([z.array(z.unknown()), z.array(z.int())])),
  /** number of the last case, to be given as `after`; null at the end */
  next: z.nullable(id),
  /** rows of the whole list */
  count: z.int(),
});
export type FigureRows = z.infer<typeof figureRows>;

/** Body of `POST cw/case/export/`. */
export const caseExport = z.strictObject({
  /** csv: for spreadsheets; data: CSV for programs, RFC 4180; geojson: for maps, and typed values for whatever else */
  format: z.enum(['csv', 'data', 'geojson']),
  /** columns of the list in their order, each with the words of its code; all when left out */
  columns: z.optional(z.array(z.enum(SHOWN_COLUMNS as [CaseListColumnName])).check(z.maxLength(100))),
  /** language of names, labels and decimal sign */
  language: text(20),
  /** a filter for each column, as in the list, with `search`, `newer_than` and `sort` */
  filter: z.optional(z.strictObject(caseListQuery)),
  deleted: z.optional(z.boolean()),
  /** only these of the filter's cases */
  ids: z.optional(z.array(id).check(z.maxLength(MOST_SELECTED))),
  /** all of the filter's cases but these */
  except: z.optional(z.array(id).check(z.maxLength(MOST_SELECTED))),
  /** names, addresses and numbers too; recorded in the audit trail */
  contact: z.optional(z.boolean()),
});
export type CaseExport = z.infer<typeof caseExport>;

/** Body of `POST cw/case/batch/`. */
export const caseBatch = z.strictObject({
  /** `undo` takes one's own reviews back to the state they began from, where nobody changed anything since */
  action: z.enum(['review', 'undo', 'delete', 'restore']),
  /** with `review` and `undo`; withdrawing is asked for one report at a time */
  review_state: z.optional(z.enum(BATCH_STATES)),
  /** why, in words; kept in the audit trail; needed to reject, and to take a rejection back */
  reason: z.optional(text(REASON_MAX)),
  /** `version` is the one that the case was shown with */
  cases: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(MOST_ROWS)),
});
export type CaseBatch = z.infer<typeof caseBatch>;

/** What became of one case of a batch: done, or why it was left as it is. */
const BATCH_OUTCOMES = ['done', ...(Object.keys(REFUSALS) as Refusal[])] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

/** Answer of `POST cw/case/batch/`, in the order of what was sent. */
export const batchResponse = z.object({
  results: z.array(
    z.object({
      id,
      outcome: z.enum(BATCH_OUTCOMES),
      /** what the server holds now, null of cases that the editor may not see */
      version: z.nullable(version),
      review_state: z.nullable(z.enum(REVIEW_STATES)),
      deleted_at: z.nullable(instant),
      /** with `original`: a report that was left out in favour of this one */
      duplicate: z.optional(caseDuplicate),
    }),
  ),
});
export type BatchResponse = z.infer<typeof batchResponse>;

/** A column of a saved view, with its width in pixels where it was changed. */
const viewColumn = z.strictObject({
  name: text(40),
  width: z.nullable(z.int().check(z.gte(24), z.lte(2000))),
});

const viewContent = {
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** filters by column, `search` and `newer_than`: those of the list */
  filter: z.strictObject({
    ...caseListFilters,
    search: caseListQuery.search,
    deleted: z.optional(z.enum(['true', 'false'])),
  }),
  sort: text(200),
  columns: z.array(viewColumn).check(z.maxLength(100)),
  /** readable by the editors of cases with whom the owner shares a managed country */
  shared: z.boolean(),
};

/** Body of `POST cw/view/`. */
export const viewCreate = z.strictObject(viewContent);
export type ViewCreate = z.infer<typeof viewCreate>;

/** Body of `PATCH cw/view/{id}/`. */
export const viewPatch = z.partial(viewCreate);
export type ViewPatch = z.infer<typeof viewPatch>;

/** A saved view of the list. */
export const savedView = z.object({
  id,
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  sort: z.string(),
  columns: z.array(z.object({ name: z.string(), width: z.nullable(z.int()) })),
  shared: z.boolean(),
  /** the reader's own: only the owner changes it */
  own: z.boolean(),
  owner: z.object({ id, name: z.string() }),
  version,
  changed_at: instant,
});
export type SavedView = z.infer<typeof savedView>;
