import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import type { ActionType, ObjectType, RevisionState } from '../../domain/codes/revision-codes';
import { defineCall, defineChange, queryText } from '../call';
import { empty, flag, format, idParams, uuid } from '../schemas/common';
import {
  actionType,
  objectType,
  type RevisionCreate,
  type RevisionDecide,
  type RevisionEdit,
  type RevisionFull,
  type RevisionItem,
  type RevisionSummary,
  revisionCreate,
  revisionDecide,
  revisionEdit,
  revisionFull,
  revisionItem,
  revisionStatus,
  revisionSummary,
} from '../schemas/revision';

const authors: Access = { any: [ROLE.fishbase_editor, ROLE.fishbase_translator, ROLE.species_translator] };
const readers: Access = {
  any: [ROLE.moderator, ROLE.fishbase_editor, ROLE.fishbase_translator, ROLE.species_translator],
};
const moderators: Access = { all: [ROLE.moderator] };
const number = z.string().check(z.regex(/^\d{1,9}$/));

/** Filters of the list of revisions; a missing one does not restrict. */
export interface RevisionFilter {
  status?: RevisionState | null;
  object_type?: ObjectType | null;
  object_id?: number | null;
  actionType?: ActionType | null;
  /** account id of the author */
  user?: number | null;
  /**
   * only the caller's own revisions, withdrawn ones included; implied for callers who are not moderators
   */
  mine?: boolean | null;
  /** id of the last revision on the previous page */
  after?: number | null;
}

/** Most revisions of one page of the list. */
export const REVISIONS_PER_PAGE = 50;

/** `X-Next` is the value to pass as `after` for the next page; the last page has none. */
export const listRevisions = defineCall<RevisionFilter, void, RevisionItem[]>({
  name: 'listRevisions',
  method: 'GET',
  route: 'a/revision/list/',
  path: (filter) => `a/revision/list/${queryText({ ...filter })}`,
  query: z.strictObject({
    status: z.optional(revisionStatus),
    object_type: z.optional(objectType),
    object_id: z.optional(number),
    actionType: z.optional(actionType),
    user: z.optional(number),
    mine: flag,
    after: z.optional(number),
    format,
  }),
  answer: z.array(revisionItem),
  access: readers,
  summary:
    'Revisions of species and groups, 50 at once, with X-Next for the next page: pending ones the oldest first, others the newest first; others than moderators see their own',
});

export const summariseRevisions = defineCall<{ mine?: boolean }, void, RevisionSummary>({
  name: 'summariseRevisions',
  method: 'GET',
  route: 'a/revision/summary/',
  path: (filter) => `a/revision/summary/${queryText({ ...filter })}`,
  query: z.strictObject({ mine: flag, format }),
  answer: revisionSummary,
  access: readers,
  summary: 'How many revisions of each state a reader may see, and who wrote them',
});

export const getRevision = defineCall<{ id: number }, void, RevisionFull>({
  name: 'getRevision',
  method: 'GET',
  route: 'a/revision/:id',
  path: ({ id }) => `a/revision/${id}`,
  params: idParams,
  query: z.strictObject({ format }),
  answer: revisionFull,
  access: readers,
  summary: 'A revision field by field: before, after and as it is now',
});

export const createRevision = defineCall<void, RevisionCreate, RevisionItem>({
  name: 'createRevision',
  method: 'POST',
  route: 'a/revision/',
  path: () => 'a/revision/',
  body: revisionCreate,
  answer: revisionItem,
  status: 201,
  access: authors,
  summary: 'Ask for a change of a species or group; nothing changes until a moderator approves it',
});

export const editRevision = defineChange<{ id: number }, RevisionEdit, RevisionItem>({
  name: 'editRevision',
  method: 'PUT',
  route: 'a/revision/:id',
  path: ({ id }) => `a/revision/${id}`,
  params: idParams,
  body: revisionEdit,
  answer: revisionItem,
  access: authors,
  summary: "Replace the payload of one's own pending revision; If-Match carries its version",
});

export const withdrawRevision = defineChange<{ id: number }, void, Record<string, never>>({
  name: 'withdrawRevision',
  method: 'DELETE',
  route: 'a/revision/:id',
  path: ({ id }) => `a/revision/${id}`,
  params: idParams,
  answer: empty as never,
  access: authors,
  summary: "Take one's own pending revision back; a repeat is harmless",
});

export const decideRevision = defineChange<{ id: number }, RevisionDecide, RevisionFull>({
  name: 'decideRevision',
  method: 'PATCH',
  route: 'a/revision/:id',
  path: ({ id }) => `a/revision/${id}`,
  params: idParams,
  body: revisionDecide,
  answer: revisionFull,
  access: moderators,
  summary:
    'Approve a revision, which applies it, or keep the previous version; 409 with the revision when it was decided, or when fields changed since need a choice',
});

export const revertRevision = defineCall<{ id: number }, { uuid: string }, RevisionFull>({
  name: 'revertRevision',
  method: 'POST',
  route: 'a/revision/:id/revert/',
  path: ({ id }) => `a/revision/${id}/revert/`,
  params: idParams,
  body: z.strictObject({ uuid }),
  answer: revisionFull,
  access: moderators,
  summary:
    'Take an approved change back, as a new approved revision; 409 when one of its fields was changed since',
});
