import * as z from 'zod/mini';
import { ERROR_CODES } from '../../../contract/error-codes';
import { METHODS } from '../../../domain/codes/sample-choices';
import { id, instant, maybe, text, uuid } from '../common';
import { IMPORT_NAME_MAX } from './import';
import { fishContent, type ResultBody, resultBody, type SampleCreate, sampleCountry } from './samples';

/** Most lines of one import: it is one transaction. */
export const MOST_SAMPLE_LINES = 2000;

/** Line number in the file. */
const line = z.int().check(z.gte(1), z.lte(1_000_000));

/** A line of a table of results: the sample and one result, or none. */
const sampleLine = z.strictObject({
  line,
  country: sampleCountry,
  ...fishContent,
  case_id: maybe(id),
  result: maybe(resultBody),
});
export type SampleLine = z.infer<typeof sampleLine>;

/** Body of `POST cw/sample/import/`. */
export const sampleImport = z.strictObject({
  /** identifier of the import, made on the device */
  uuid,
  /** name of the file */
  file: text(IMPORT_NAME_MAX),
  /** true checks everything and stores nothing */
  dry_run: z.boolean(),
  /** `looked` of the answer whose changes of stored samples a person has seen; without it they are only listed */
  looked: maybe(text(64)),
  rows: z.array(sampleLine).check(z.minLength(1), z.maxLength(MOST_SAMPLE_LINES)),
});
export type SampleImport = z.infer<typeof sampleImport>;

/** A text or a number, as its column holds it. */
const cell = z.unknown() as z.ZodMiniType<string | number | null>;
/** A value of a stored sample that a line gives otherwise. */
const sampleChange = z.object({
  line,
  code: z.string(),
  /** method of the result; null for a value of the fish */
  method: z.nullable(z.enum(METHODS)),
  field: z.string(),
  stored: cell,
  given: cell,
});
export type SampleChange = z.infer<typeof sampleChange>;

/** Response of `POST cw/sample/import/`. */
export const sampleImported = z.object({
  /** id of the import; null after a dry run and where nothing was stored */
  id: z.nullable(id),
  /** samples and results that are new; 0 where a line is refused or changes wait for a look */
  samples: z.int(),
  results: z.int(),
  /** lines whose result is stored already */
  known: z.int(),
  /** values of stored samples that the lines give otherwise */
  changes: z.array(sampleChange),
  /** names these changes, and is sent back to apply them; null once they are applied, or where there are none */
  looked: z.nullable(z.string()),
  faults: z.array(z.object({ line: z.int(), field: z.string(), code: z.enum(ERROR_CODES) })),
});
export type SampleImported = z.infer<typeof sampleImported>;

/** What a sample says, as an import keeps it to undo itself. */
export interface SampleContent {
  fish: Omit<SampleCreate, 'uuid' | 'country' | 'results'>;
  results: ResultBody[];
}

/** An import of results in the list of those of one's countries. */
export const sampleImportItem = z.object({
  id,
  file: z.string(),
  at: instant,
  /** name of the editor; null once the account is gone */
  by: z.nullable(z.string()),
  /** results that it added or changed */
  rows: z.int(),
  /** samples that it made or changed and that are as it left them: undoing deletes the one and gives the others back their earlier values */
  made: z.int(),
  altered: z.int(),
  /** its samples that were changed since, which undoing leaves as they are */
  changed: z.int(),
  /** its samples that restoring would bring back */
  undone: z.int(),
  /** whether it can be undone, or restored, still */
  undoable: z.boolean(),
});
export type SampleImportItem = z.infer<typeof sampleImportItem>;

/** Response of `POST cw/sample/import/{id}/undo/`. */
export const sampleImportUndone = z.object({
  /** number of samples that were undone or restored */
  done: z.int(),
  /** samples that stay as they are, each with its reason */
  left: z.array(z.object({ id, code: z.string(), why: z.enum(['changed', 'forbidden', 'code_taken']) })),
});
export type SampleImportUndone = z.infer<typeof sampleImportUndone>;
