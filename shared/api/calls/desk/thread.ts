import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { ATTACHMENT_BYTES, type AttachmentKind } from '../../../domain/codes/thread-codes';
import { defineCall, defineChange, queryText } from '../../call';
import { empty, idParams, uuid } from '../../schemas/common';
import {
  attachmentAsked,
  type CaseAttachment,
  type CaseNote,
  type CaseTask,
  type CaseThread,
  type Colleague,
  caseAttachment,
  caseNote,
  caseTask,
  caseThread,
  colleague,
  type NoteCreate,
  type NotePatch,
  noteCreate,
  notePatch,
  type TaskPatch,
  taskPatch,
} from '../../schemas/desk/thread';

const editors: Access = { all: [ROLE.cases_editor] };

export const listColleagues = defineCall<void, void, Colleague[]>({
  name: 'listColleagues',
  method: 'GET',
  route: 'cw/colleague/',
  path: () => 'cw/colleague/',
  answer: z.array(colleague),
  access: editors,
  summary: 'Active editors of cases who manage a country of the reader, the reader among them: names only',
});

/** Notes, task and attachments of the case `id`. */
export const getThread = defineCall<{ id: number }, void, CaseThread>({
  name: 'getThread',
  method: 'GET',
  route: 'cw/thread/:id/',
  path: ({ id }) => `cw/thread/${id}/`,
  params: idParams,
  answer: caseThread,
  access: editors,
  summary: 'What editors wrote about a case of their countries, who works on it, and its private files',
});

export const seeThread = defineCall<{ id: number }, void, Record<string, never>>({
  name: 'seeThread',
  method: 'POST',
  route: 'cw/thread/:id/seen/',
  path: ({ id }) => `cw/thread/${id}/seen/`,
  params: idParams,
  answer: empty,
  access: editors,
  summary: 'The reader saw the notes of a case that mention them; a repeat changes nothing',
});

export const writeNote = defineCall<{ id: number }, NoteCreate, CaseNote>({
  name: 'writeNote',
  method: 'POST',
  route: 'cw/thread/:id/note/',
  path: ({ id }) => `cw/thread/${id}/note/`,
  params: idParams,
  body: noteCreate,
  answer: caseNote,
  status: 201,
  access: editors,
  summary: 'Write a note about a case; only editors of its country can be mentioned, and read it',
});

export const patchNote = defineChange<{ id: number }, NotePatch, CaseNote>({
  name: 'patchNote',
  method: 'PATCH',
  route: 'cw/note/:id/',
  path: ({ id }) => `cw/note/${id}/`,
  params: idParams,
  body: notePatch,
  answer: caseNote,
  access: editors,
  summary: 'Change one’s own note within fifteen minutes of writing it',
});

export const eraseNote = defineChange<{ id: number }, void, CaseNote>({
  name: 'eraseNote',
  method: 'DELETE',
  route: 'cw/note/:id/',
  path: ({ id }) => `cw/note/${id}/`,
  params: idParams,
  answer: caseNote,
  access: editors,
  summary: 'Erase the text of one’s own note; that there was a note, and of whom, stays',
});

/** Changes the task of the case `id`; a case without one has version 1. */
export const patchTask = defineChange<{ id: number }, TaskPatch, CaseTask>({
  name: 'patchTask',
  method: 'PATCH',
  route: 'cw/task/:id/',
  path: ({ id }) => `cw/task/${id}/`,
  params: idParams,
  body: taskPatch,
  answer: caseTask,
  access: editors,
  summary: 'Assign a case to an editor of its country, set a due day or what it waits for',
});

/** Data sent along with an attachment, in the address. */
export interface AttachmentParams {
  /** made on the device; a repeated upload returns the response of the first */
  uuid: string;
  /** id of the case */
  case: number;
  kind: AttachmentKind;
  /** file name */
  name: string;
}

/** Attaches a file to a case; the body is the file itself: JPEG, PNG, WebP or PDF. */
export const sendAttachment = defineCall<AttachmentParams, Blob, CaseAttachment>({
  name: 'sendAttachment',
  method: 'PUT',
  route: 'cw/attachment/:uuid/',
  path: ({ uuid: own, ...asked }) => `cw/attachment/${own}/${queryText({ ...asked })}`,
  params: z.strictObject({ uuid }),
  query: attachmentAsked,
  bytes: { types: ['image/*', 'application/pdf', 'application/octet-stream'], max: ATTACHMENT_BYTES },
  answer: caseAttachment,
  status: 201,
  access: editors,
  summary:
    'Attach a picture or a PDF of up to 10 MB to a case: checked by its content, stripped of metadata, private; the same uuid again answers the same',
});

/** Responds with the bytes of the file; `small` is a preview of a picture. */
export const getAttachment = defineCall<{ id: number; copy?: 'small' }, void, string>({
  name: 'getAttachment',
  method: 'GET',
  route: 'cw/attachment/:id/',
  path: ({ id, copy }) => `cw/attachment/${id}/${queryText({ copy })}`,
  params: idParams,
  query: z.strictObject({ copy: z.optional(z.enum(['small'])) }),
  answer: z.string(),
  access: editors,
  summary: 'A private file of a case, for editors of its country; in no cache, and the trail records it',
});

export const removeAttachment = defineCall<{ id: number }, void, Record<string, never>>({
  name: 'removeAttachment',
  method: 'DELETE',
  route: 'cw/attachment/:id/',
  path: ({ id }) => `cw/attachment/${id}/`,
  params: idParams,
  answer: empty,
  access: editors,
  summary: 'Remove a private file of a case for good',
});
