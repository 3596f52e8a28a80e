import * as z from 'zod/mini';
import { text } from './common';

/** Longest text that a person is looked for by: an address of mail. */
export const PERSON_TEXT_MAX = 254;

const PERSON_ASKED = ['phone', 'email', 'name'] as const;
/** What tells of a person: a case with all that was written about it, an alert, the comment of a bulletin, a view of the list, a change that waits. */
const SUBJECT_KINDS = ['case', 'alert', 'report', 'view', 'approval'] as const;
/** Where of it a text stands. */
const PLACES = ['contact', 'case', 'alert', 'comment', 'approval', 'view', 'trail'] as const;

const asked = text(PERSON_TEXT_MAX);
const country = z.nullable(z.int());
/** `case:12`, `report:4/2026/3` */
const key = z.string().check(z.regex(/^[a-z]{1,10}:[0-9/]{1,30}$/));
const keys = z.array(key).check(z.minLength(1), z.maxLength(200));

const personText = z.object({
  place: z.enum(PLACES),
  field: z.string(),
  text: z.string(),
  /** when it was written, where the trail says so */
  at: z.nullable(z.string()),
});

const personSubject = z.object({
  key,
  kind: z.enum(SUBJECT_KINDS),
  id: z.string(),
  country,
  /** of a case that is still there */
  about: z.nullable(
    z.object({
      case_island: z.nullable(z.int()),
      case_eventdate: z.nullable(z.string()),
      review_state: z.string(),
      /** its reporter wishes to withdraw it, and no editor has decided */
      withdrawal_asked_at: z.nullable(z.string()),
      deleted_at: z.nullable(z.string()),
    }),
  ),
  texts: z.array(personText),
});
export type PersonSubject = z.infer<typeof personSubject>;

export const personAsk = z.strictObject({ text: asked });
export type PersonAsk = z.infer<typeof personAsk>;

/** What was found of a person. */
export const personFound = z.object({
  asked: z.enum(PERSON_ASKED),
  /** keyed hash of what was asked for: the same in the trail, in exports and on receipts */
  reference: z.string(),
  subjects: z.array(personSubject),
  /** there is more than one answer holds: a longer name finds less */
  more: z.boolean(),
});
export type PersonFound = z.infer<typeof personFound>;

export const personExport = z.strictObject({
  text: asked,
  keys,
  format: z.enum(['json', 'csv']),
  /** of the words beside the fields, and of the decimal sign */
  language: text(20),
});
export type PersonExport = z.infer<typeof personExport>;

export const personErase = z.strictObject({ text: asked, keys });
export type PersonErase = z.infer<typeof personErase>;

/** What was erased of a person, without any of it. */
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
