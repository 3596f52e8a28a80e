import * as z from 'zod/mini';
import { text } from './common';

/** Longest search text for a person, in characters: that of an e-mail address. */
export const PERSON_TEXT_MAX = 254;

const PERSON_ASKED = ['phone', 'email', 'name'] as const;
/**
 * Kinds of objects that can contain personal data: a case with its trail, an alert, the comment of a
 * bulletin, a view of the list, a waiting change, a post, a sample, an island followed by mail.
 */
const SUBJECT_KINDS = ['case', 'alert', 'report', 'view', 'approval', 'post', 'sample', 'follow'] as const;
/** Part of the object in which the text was found. */
const PLACES = [
  'contact',
  'case',
  'note',
  'attachment',
  'alert',
  'comment',
  'approval',
  'post',
  'sample',
  'follow',
  'view',
  'trail',
] as const;

const asked = text(PERSON_TEXT_MAX);
const country = z.nullable(z.int());
/** Character set of a subject key such as `case:12` or `report:4/2026/3`. */
const key = z.string().check(z.regex(/^[a-z]{1,10}:[0-9/]{1,30}$/));
const keys = z.array(key).check(z.minLength(1), z.maxLength(200));

const personText = z.object({
  place: z.enum(PLACES),
  field: z.string(),
  text: z.string(),
  /** when it was written; null where the trail does not say */
  at: z.nullable(z.string()),
});

const personSubject = z.object({
  key,
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  country,
  /** details, of cases that still exist */
  about: z.nullable(
    z.object({
      case_island: z.nullable(z.int()),
      case_eventdate: z.nullable(z.string()),
      review_state: z.string(),
      /** when the reporter asked to withdraw it, while no editor has decided */
      withdrawal_asked_at: z.nullable(z.string()),
      deleted_at: z.nullable(z.string()),
    }),
  ),
  texts: z.array(personText),
});
export type PersonSubject = z.infer<typeof personSubject>;

/** Body of the search for a person. */
export const personAsk = z.strictObject({ text: asked });
export type PersonAsk = z.infer<typeof personAsk>;

/** Everything found about a person. */
export const personFound = z.object({
  asked: z.enum(PERSON_ASKED),
  /** keyed hash of the search text; the same in trail, exports and receipts */
  reference: z.string(),
  subjects: z.array(personSubject),
  /** whether more was found than is listed; a longer search text narrows it */
  more: z.boolean(),
});
export type PersonFound = z.infer<typeof personFound>;

export const personExport = z.strictObject({
  text: asked,
  keys,
  format: z.enum(['json', 'csv']),
  /** language of field names and of the decimal separator */
  language: text(20),
});
export type PersonExport = z.infer<typeof personExport>;

export const personErase = z.strictObject({ text: asked, keys });
export type PersonErase = z.infer<typeof personErase>;

/** Receipt of an erasure, without any of the erased data. */
export const personReceipt = z.object({
  asked: z.enum(PERSON_ASKED),
  reference: z.string(),
  at: z.string(),
  by: z.string(),
  erased: z.array(
    z.object({ kind: z.enum(SUBJECT_KINDS), id: z.string(), place: z.enum(PLACES), field: z.string() }),
  ),
});
export type PersonReceipt = z.infer<typeof personReceipt>;
