import * as z from 'zod/mini';
import { ERROR_CODES } from '../../../contract/error-codes';
import { REFUSALS, type Refusal } from '../../../domain/review/refusals';
import { point } from '../case';
import { id, instant, maybe, text, uuid } from '../common';
import { pairEvidence } from '../pairs';
import { contactAnswers, reportAnswers } from '../report-answers';

/** Most rows of one import: it is one transaction, during which the embedded database serves nobody else. */
export const MOST_IMPORTED = 5000;
/** Most columns of an imported file. */
export const MOST_COLUMNS = 200;
/** Greatest length of the name of a source, of a file and of a header, in characters. */
export const IMPORT_NAME_MAX = 200;
/** Days in which an import can be undone and an undone one restored. */
export const UNDO_DAYS = 30;

/** How the columns of a file were read: the field and the unit of each, null for a column that is left out. */
const importMapping = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        head: text(IMPORT_NAME_MAX),
        field: z.nullable(text(60)),
        unit: z.optional(z.nullable(text(30))),
      }),
    )
    .check(z.maxLength(MOST_COLUMNS)),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** Line number in the file; the header is line 1. */
const line = z.int().check(z.gte(1), z.lte(1_000_000));

/**
 * A row of a case list. With `id` it is a case of the portal, by its own export, and changes nothing; otherwise
 * place and date are required.
 */
const importedCase = z.strictObject({
  line,
  /** id of the case in the portal, with its `case_uuid`, null for a case that has none */
  id: z.optional(id),
  case_uuid: maybe(uuid),
  /** number of the row in its own list, which must contain a digit */
  ref: z.optional(
    z.string().check(z.regex(/^[\p{L}\p{N} ./_#°-]*\d[\p{L}\p{N} ./_#°-]*$/u), z.maxLength(40)),
  ),
  case_location_id: z.optional(id),
  case_geom: maybe(point),
  /** civil date of the meal at the place; its month or its year where no more is known */
  event_date: z.optional(z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/))),
  /** HH:MM at the place */
  event_clock: maybe(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  ...reportAnswers,
  ...contactAnswers,
  /** ids of stored cases that this row is neither a meal nor a patient of */
  unrelated: z.optional(z.array(id).check(z.maxLength(20))),
  /** the same for other lines of the file */
  unrelated_lines: z.optional(z.array(line).check(z.maxLength(20))),
});
export type ImportedCase = z.infer<typeof importedCase>;

/** Body of `POST cw/case/import/`. */
export const caseImport = z.strictObject({
  /** identifier of the import, made on the device */
  uuid,
  /** true checks and compares everything, and stores nothing */
  dry_run: z.boolean(),
  /** name of the source, by which columns are recognised next time */
  source: text(IMPORT_NAME_MAX).check(z.minLength(1)),
  file: text(IMPORT_NAME_MAX),
  mapping: importMapping,
  /** state of the new cases; those to review count nowhere yet */
  state: z.enum(['reviewed', 'to_review']),
  rows: z.array(importedCase).check(z.minLength(1), z.maxLength(MOST_IMPORTED)),
});
export type CaseImport = z.infer<typeof caseImport>;

/** A row that cannot be stored: error code of one of its fields. */
const importFault = z.object({ line, field: z.string(), code: z.enum(ERROR_CODES) });
export type ImportFault = z.infer<typeof importFault>;

/** A row that may be one patient or one meal with a stored case or with another line of the file. */
const importPair = z.object({
  line,
  /** the stored case; null for another line */
  case: z.nullable(
    z.object({
      id,
      event_date: z.nullable(z.string()),
      case_location_id: z.nullable(id),
      specie_id: z.nullable(id),
      gender: z.nullable(z.string()),
      age: z.nullable(z.int()),
    }),
  ),
  /** the other line, which precedes this one; null for a stored case */
  other_line: z.nullable(line),
  kind: z.enum(['meal', 'patient']),
  /** probability that they are related in either way, 0 to 1 */
  probability: z.number(),
  evidence: z.array(pairEvidence),
});
export type ImportPair = z.infer<typeof importPair>;

/** Response of `POST cw/case/import/`. */
export const caseImported = z.object({
  /** id of the import; null after a dry run, with faults, and where no row is new */
  id: z.nullable(id),
  /** number of new cases */
  count: z.int(),
  /** rows that the portal has already, which changed nothing */
  known: z.array(z.object({ line, case: id })),
  /** nothing is stored while there is one */
  faults: z.array(importFault),
  /** likely duplicates of a dry run, the likeliest first */
  pairs: z.array(importPair),
});
export type CaseImported = z.infer<typeof caseImported>;

/** An import in the list of those of one's countries. */
export const importItem = z.object({
  id,
  source: z.string(),
  file: z.string(),
  at: instant,
  /** name of the editor; null once the account is gone */
  by: z.nullable(z.string()),
  rows: z.int(),
  /** its cases that are not deleted */
  standing: z.int(),
  /** of these, the ones changed since, which undoing leaves as they are */
  changed: z.int(),
  /** whether it can be undone, or restored, still */
  undoable: z.boolean(),
  mapping: importMapping,
});
export type ImportItem = z.infer<typeof importItem>;

/** Body of `POST cw/case/import/{id}/undo/`. */
export const importUndo = z.strictObject({
  /** undo deletes its cases that nobody changed since; restore brings them back */
  action: z.enum(['undo', 'restore']),
});
export type ImportUndo = z.infer<typeof importUndo>;

/** Response of `POST cw/case/import/{id}/undo/`. */
export const importUndone = z.object({
  /** number of cases that were deleted or restored */
  done: z.int(),
  /** cases that stay as they are, each with its reason */
  left: z.array(z.object({ id, why: z.enum(['changed', ...(Object.keys(REFUSALS) as Refusal[])]) })),
});
export type ImportUndone = z.infer<typeof importUndone>;
