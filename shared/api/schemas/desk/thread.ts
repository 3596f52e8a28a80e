import * as z from 'zod/mini';
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_NAME_MAX,
  MENTIONS_MAX,
  NOTE_KINDS,
  NOTE_MAX,
  WAITING_FOR,
} from '../../../domain/codes/thread-codes';
import { civilDate, id, instant, text, uuid, version } from '../common';

/** An editor by name; `name` is empty for an account that was removed. */
const editorName = z.object({ id: z.nullable(id), name: z.string() });
export type EditorName = z.infer<typeof editorName>;

/** An active editor of cases who manages a country of the reader. */
export const colleague = z.object({
  id,
  name: z.string(),
  /** countries that both manage */
  countries: z.array(z.int()),
});
export type Colleague = z.infer<typeof colleague>;

/** A note about a case. */
export const caseNote = z.object({
  id,
  case_id: id,
  kind: z.enum(NOTE_KINDS),
  author: editorName,
  at: instant,
  /** empty once erased */
  text: z.string(),
  mentions: z.array(editorName),
  edited_at: z.nullable(instant),
  erased_at: z.nullable(instant),
  /** whether the reader wrote it and may erase it */
  own: z.boolean(),
  /** until when its author may still change it */
  editable_until: instant,
  version,
});
export type CaseNote = z.infer<typeof caseNote>;

/** Who works on a case, until when, and what that waits for. */
export const caseTask = z.object({
  case_id: id,
  assignee: z.nullable(editorName),
  due: z.nullable(civilDate),
  waiting_for: z.nullable(z.enum(WAITING_FOR)),
  version,
});
export type CaseTask = z.infer<typeof caseTask>;

/** A private file about a case. */
export const caseAttachment = z.object({
  id,
  case_id: id,
  kind: z.enum(ATTACHMENT_KINDS),
  name: z.string(),
  type: z.enum(['image/webp', 'application/pdf']),
  /** in bytes */
  size: z.int(),
  author: editorName,
  at: instant,
});
export type CaseAttachment = z.infer<typeof caseAttachment>;

/** Everything that editors wrote about a case and keep with it, the oldest first. */
export const caseThread = z.object({
  notes: z.array(caseNote),
  task: caseTask,
  attachments: z.array(caseAttachment),
  /** whether a note that mentions the reader was not seen yet */
  mentioned: z.boolean(),
  /** false for a deleted case, whose thread can only be read */
  open: z.boolean(),
});
export type CaseThread = z.infer<typeof caseThread>;

const noteText = z.string().check(z.maxLength(NOTE_MAX), z.regex(/\S/));
const mentions = z.array(id).check(z.maxLength(MENTIONS_MAX));

export const noteCreate = z.strictObject({
  /** made on the device; a repeat answers the first note */
  uuid,
  kind: z.enum(NOTE_KINDS),
  text: noteText,
  /** colleagues named in the text */
  mentions,
});
export type NoteCreate = z.infer<typeof noteCreate>;

export const notePatch = z.strictObject({ text: noteText, mentions: z.optional(mentions) });
export type NotePatch = z.infer<typeof notePatch>;

export const taskPatch = z.strictObject({
  assignee: z.optional(z.nullable(id)),
  due: z.optional(z.nullable(civilDate)),
  waiting_for: z.optional(z.nullable(z.enum(WAITING_FOR))),
});
export type TaskPatch = z.infer<typeof taskPatch>;

/** Query of an upload. */
export const attachmentAsked = z.strictObject({
  case: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  kind: z.enum(ATTACHMENT_KINDS),
  name: text(ATTACHMENT_NAME_MAX).check(z.regex(/\S/)),
});
export type AttachmentAsked = z.infer<typeof attachmentAsked>;
