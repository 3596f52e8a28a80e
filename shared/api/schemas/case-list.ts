import * as z from 'zod/mini';
import { CASE_FLAGS } from '../../domain/case-class/flags';
import { type CaseListColumnName, EXPORT_COLUMNS, FILTER_COLUMNS } from '../../domain/case-list/columns';
import { COUNT_SETS } from '../../domain/case-list/count/axes';
import { FILTER_MAX } from '../../domain/case-list/filter';
import { REVIEW_STATES, SEVERITIES, SUSPICIONS } from '../../domain/codes/choices';
import { REASON_MAX } from '../../domain/codes/limits';
import { COUNT_STATUSES } from '../../domain/review/count-status';
import { REFUSALS, type Refusal } from '../../domain/review/refusals';
import { BATCH_STATES } from '../../domain/review/transitions';
import { caseDuplicate, caseFull } from './case';
import { flag, id, instant, maybe, text, uuid, version } from './common';
import { caseTask } from './desk/thread';

/** Most rows of one page, and most changes of one batch. */
export const MOST_ROWS = 500;
/** Most ids in one selection. */
const MOST_SELECTED = 10_000;

const filterText = text(FILTER_MAX);
/** One filter per column: see `CaseListFilter`. */
const caseListFilters = Object.fromEntries(FILTER_COLUMNS.map((name) => [name, z.optional(filterText)])) as {
  [F in CaseListColumnName]: z.ZodMiniOptional<z.ZodMiniString<string>>;
};

/** Filters and order shared by list, anchors and export. */
export const caseListQuery = {
  ...caseListFilters,
  /**
   * Free text, ignoring case, accents, macrons and ʻeta. Matches beginnings of words in the id, free texts
   * and references of a case and the names of its island and product; never contacts.
   */
  search: z.optional(text(200)),
  /** cases created after this instant */
  newer_than: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/))),
  /** `true` leaves out what one’s own account sent, so that nobody is told of it as new */
  by_others: flag,
  /** such as `-case_eventdate,age`: see `readSort`; newest first by default */
  sort: z.optional(text(200)),
  /** language whose names sort islands and products; en_US by default */
  language: z.optional(text(20)),
};

const cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,600}$/));

/** What a list finds, without its order. */
const listFilter = {
  ...caseListFilters,
  search: caseListQuery.search,
  newer_than: caseListQuery.newer_than,
  deleted: z.optional(z.enum(['true', 'false'])),
};

const listed = {
  ...caseListQuery,
  deleted: z.optional(z.enum(['true', 'false'])),
};

/** Query that names a list by its filters and its order, without a page of it. */
export const listQuery = z.strictObject(listed);

/** Query of `GET cw/case/`. */
export const rowQuery = z.strictObject({
  ...listed,
  /** column names separated by commas; without it rows contain only what the list itself needs */
  columns: z.optional(text(4000)),
  /** rows per page, 1 to 500; 200 by default */
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  /** cursor `next` of another page: returns the rows after it */
  after: z.optional(cursor),
  /** cursor `previous` of another page: returns the rows before it */
  before: z.optional(cursor),
  /** an anchor: returns the rows from it on */
  from: z.optional(cursor),
  /** `true` also returns the number of matching cases */
  count: z.optional(z.enum(['true', 'false'])),
  format: z.optional(text(20)),
});

/** Fields of every row, whichever columns are requested. */
const always = {
  id,
  version,
  review_state: z.enum(REVIEW_STATES),
  /** reasons why it was set aside for review; empty when it was not */
  suspicion: z.array(z.enum(SUSPICIONS)),
  case_country: z.nullable(z.int()),
  deleted_at: z.nullable(instant),
};

const { contact_id: _contact, ...shown } = caseFull.shape;

/** One row of the editors' list: a case with the columns asked for. */
const caseRow = z.object({
  ...z.partial(z.object(shown)).shape,
  /** the worst graded symptom; null where none was answered */
  severity: maybe(z.enum(SEVERITIES)),
  meal_group: maybe(id),
  linked: z.optional(z.boolean()),
  duplicate: z.optional(z.boolean()),
  has_contact: z.optional(z.boolean()),
  /** whether the case is counted in statistics, and if not why */
  counting: z.optional(z.enum(COUNT_STATUSES)),
  /** the editor who works on it, until when, and what that waits for */
  assignee: z.optional(caseTask.shape.assignee),
  due: z.optional(caseTask.shape.due),
  waiting_for: z.optional(caseTask.shape.waiting_for),
  /** what about it should be looked at, without what an editor found right */
  flags: z.optional(z.array(z.enum(CASE_FLAGS))),
  ...always,
});
export type CaseRowPart = z.infer<typeof caseRow>;

/** Number of matching cases; with `more`, a lower bound. */
const counted = z.object({ n: z.int(), more: z.boolean() });

/** Response of `GET cw/case/`. */
export const caseRows = z.object({
  results: z.array(caseRow),
  /** cursor of the next page, null at the end */
  next: z.nullable(z.string()),
  /** cursor of the previous page, null at the start */
  previous: z.nullable(z.string()),
  /** null unless requested */
  count: z.nullable(counted),
  /** time of the response */
  at: instant,
});
export type CaseRows = z.infer<typeof caseRows>;

/** Query of `GET cw/case/anchors/`. */
export const anchorQuery = z.strictObject({
  ...caseListQuery,
  deleted: z.optional(z.enum(['true', 'false'])),
  /**
   * distance between anchors in rows, 50 to 500; 200 by default, larger where there would be over 1,000
   * anchors
   */
  every: z.optional(z.string().check(z.regex(/^\d{2,3}$/))),
});

/** Response of `GET cw/case/anchors/`: cursors at regular distances, by which a scroll bar can jump. */
export const anchors = z.object({
  /** exact number of rows in the list */
  count: z.int(),
  /** rows between two anchors */
  every: z.int(),
  /** `anchors[i]` is the cursor of row `i * every`, to be passed as `from` */
  anchors: z.array(z.string()),
});
export type Anchors = z.infer<typeof anchors>;

/** Response of `GET cw/case/figures/`. */
export const figureRows = z.object({
  /** columns of the rows by the names of `FULL_COLUMNS`, packed by `CASE_PACKING` */
  packed: z.record(z.string(), z.tuple([z.array(z.unknown()), z.array(z.int())])),
  /** id of the last case, to be passed as `after`; null at the end */
  next: z.nullable(id),
  /** number of rows in the whole list */
  count: z.int(),
});
export type FigureRows = z.infer<typeof figureRows>;

/** Body of `POST cw/case/export/`. */
export const caseExport = z.strictObject({
  /**
   * csv: for spreadsheets; data: CSV for programs, RFC 4180; geojson: for maps and for programs that need
   * typed values
   */
  format: z.enum(['csv', 'data', 'geojson']),
  /** file format into which the browser converts the response, if another one; the audit trail records this format */
  saved_as: z.optional(z.enum(['xlsx'])),
  /** columns of the list in order, each with the words of its codes; all by default */
  columns: z.optional(z.array(z.enum(EXPORT_COLUMNS as [CaseListColumnName])).check(z.maxLength(100))),
  /** language of names, labels and decimal sign */
  language: text(20),
  /** filters by column as in the list, with `search`, `newer_than` and `sort` */
  filter: z.optional(z.strictObject(caseListQuery)),
  deleted: z.optional(z.boolean()),
  /** only these of the matching cases */
  ids: z.optional(z.array(id).check(z.maxLength(MOST_SELECTED))),
  /** all matching cases except these */
  except: z.optional(z.array(id).check(z.maxLength(MOST_SELECTED))),
  /** whether contacts are included, which the trail records */
  contact: z.optional(z.boolean()),
});
export type CaseExport = z.infer<typeof caseExport>;

/** Body of `POST cw/case/batch/`. */
export const caseBatch = z.strictObject({
  action: z.enum(['review', 'delete', 'restore']),
  /** target state, with `review`; withdrawing is possible for single reports only */
  review_state: z.optional(z.enum(BATCH_STATES)),
  /** reason, kept in the trail; required to reject and to reverse a rejection */
  reason: z.optional(text(REASON_MAX)),
  /** UUID made on the device, the same in all calls of one batch: they are one decision, undone as one */
  decision: z.optional(uuid),
  /** filter of the list, when all the cases that it finds were selected */
  filter: z.optional(z.strictObject(listFilter)),
  /** `version` is the one the editor saw */
  cases: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(MOST_ROWS)),
});
export type CaseBatch = z.infer<typeof caseBatch>;

/** Outcome for one case of a batch: done, or the reason why it was left unchanged. */
const BATCH_OUTCOMES = ['done', ...(Object.keys(REFUSALS) as Refusal[])] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

/** Response of `POST cw/case/batch/`, in the order of the request. */
export const batchResponse = z.object({
  results: z.array(
    z.object({
      id,
      outcome: z.enum(BATCH_OUTCOMES),
      /** current version on the server; null for cases that the editor may not see */
      version: z.nullable(version),
      review_state: z.nullable(z.enum(REVIEW_STATES)),
      deleted_at: z.nullable(instant),
      /** with `original`: one of the duplicates of this report */
      duplicate: z.optional(caseDuplicate),
    }),
  ),
});
export type BatchResponse = z.infer<typeof batchResponse>;

/** A column of a saved view, with its width in pixels where the user changed it. */
const viewColumn = z.strictObject({
  name: text(40),
  width: z.nullable(z.int().check(z.gte(24), z.lte(2000))),
});

const viewContent = {
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** filters by column, `search` and `newer_than`, as in the list */
  filter: z.strictObject({
    ...caseListFilters,
    search: caseListQuery.search,
    deleted: z.optional(z.enum(['true', 'false'])),
    /** the count shown above the list: axes separated by a comma, and which cases it takes */
    by: z.optional(text(60)),
    of: z.optional(z.enum(COUNT_SETS)),
  }),
  sort: text(200),
  columns: z.array(viewColumn).check(z.maxLength(100)),
  /** readable by editors of cases who manage a country of the owner */
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
  /** whether the reader owns the view; only owners change it */
  own: z.boolean(),
  owner: z.object({ id, name: z.string() }),
  version,
  changed_at: instant,
});
export type SavedView = z.infer<typeof savedView>;
