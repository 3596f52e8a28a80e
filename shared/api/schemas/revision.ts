import * as z from 'zod/mini';
import { ACTION_TYPES, OBJECT_TYPES, REVISION_STATES } from '../../domain/codes/revision-codes';
import type { FieldValue } from '../../domain/revision/flat-fields';
import { id, instant, languageCode, maybe, text, uuid, version } from './common';
import { pictureKey } from './picture';

export const revisionStatus = z.enum(REVISION_STATES);
export const actionType = z.enum(ACTION_TYPES);
export const objectType = z.enum(OBJECT_TYPES);

/** Names by language, in their order; an empty list removes those of the language, a language left out stays. */
const names = z.record(languageCode, z.array(text(120)).check(z.maxLength(12)));

/**
 * What a revision changes: only the fields it holds. `translations` are of a species, `translation` of a group; both
 * hold names. `descriptions` are texts by language, null for none; that of the default language is `description`.
 */
export const revisionPayload = z.strictObject({
  /** scientific name of a species */
  name: z.optional(text(120)),
  /** name of a group in the default language */
  value: z.optional(text(120)),
  family: maybe(text(60)),
  families: z.optional(z.array(text(60)).check(z.maxLength(40))),
  media: maybe(pictureKey),
  food: maybe(text(60)),
  sedentary: maybe(z.boolean()),
  phenotype_id: maybe(id),
  aphia_id: maybe(id),
  spec_code: maybe(id),
  descriptions: z.optional(z.record(languageCode, z.nullable(text(4000)))),
  translations: z.optional(names),
  translation: z.optional(names),
});
export type RevisionPayload = z.infer<typeof revisionPayload>;

/** Body of `POST a/revision/`. */
export const revisionCreate = z.strictObject({
  /** made on the device: the same again answers what it made, another body under it is refused */
  uuid: z.optional(uuid),
  actionType,
  object_type: objectType,
  /** null with `add` */
  object_id: maybe(id),
  /** left out with `delete` */
  payload: z.optional(revisionPayload),
  /** version of the object that the change was made on; without it, the present one */
  version: z.optional(version),
});
export type RevisionCreate = z.infer<typeof revisionCreate>;

/** Body of `PUT a/revision/{id}`: the author's change in the place of the one before. */
export const revisionEdit = z.strictObject({
  payload: revisionPayload,
  /** version of the object that it was made on, when that is read again */
  version: z.optional(version),
});
export type RevisionEdit = z.infer<typeof revisionEdit>;

/** Name of a field, with the language behind a dot where it has one: `descriptions.fr_FR`. */
const fieldName = z.string().check(z.maxLength(40), z.regex(/^[a-z_]+(\.[a-z]{2,3}_[A-Z]{2})?$/));

/** Body of `PATCH a/revision/{id}`. */
export const revisionDecide = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  reason: maybe(text(1000)),
  /** for fields that both sides changed, by field: `mine` takes the revision's value, `theirs` keeps the object's */
  choices: z.optional(z.record(fieldName, z.enum(['mine', 'theirs']))),
  /** version of the object that the choices were made on; required with `choices` */
  object_version: z.optional(version),
});
export type RevisionDecide = z.infer<typeof revisionDecide>;

const someone = z.nullable(z.object({ id, name: z.string() }));

const itemFields = {
  id,
  /** of the revision, for `If-Match` */
  version,
  uuid: z.string(),
  status: revisionStatus,
  actionType,
  object_type: objectType,
  /** null until an `add` is approved */
  object_id: z.nullable(id),
  /** what the object is called, or is to be called */
  object_name: z.string(),
  /** fields it changes, as in `fields` of the full revision */
  changed: z.array(z.string()),
  user: someone,
  date: instant,
  decided_by: someone,
  decided_at: z.nullable(instant),
  reason: z.nullable(z.string()),
  /** when its author took it back */
  withdrawn_at: z.nullable(instant),
  /** the approved revision that this one takes back */
  reverts: z.nullable(id),
};

/** A revision in a list. */
export const revisionItem = z.object(itemFields);
export type RevisionItem = z.infer<typeof revisionItem>;

export const revisionPage = z.object({
  results: z.array(revisionItem),
  /** `after` of the next page; null on the last one */
  next: z.nullable(id),
  /** revisions of each state among those the person may see, whatever the filters */
  counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  /** who made them, for the filter */
  authors: z.array(z.object({ id, name: z.string() })),
});
export type RevisionPage = z.infer<typeof revisionPage>;

/** A text, yes or no, a number, a list of texts; null for nothing. */
const fieldValue = z.unknown() as z.ZodMiniType<FieldValue>;

/** One field of a revision. `field` is its name, with the language behind a dot: `descriptions.fr_FR`. */
const revisionField = z.object({
  field: z.string(),
  /** as the object was when the change was made */
  before: fieldValue,
  /** as the revision wants it */
  after: fieldValue,
  /** as the object is now; once decided, as it was then */
  current: fieldValue,
  /** somebody else changed it since, to another value */
  conflict: z.boolean(),
});
export type RevisionField = z.infer<typeof revisionField>;

export const revisionFull = z.object({
  ...itemFields,
  payload: revisionPayload,
  /** version of the object the change was made on, and its version now; null where there is none */
  base_version: z.nullable(version),
  object_version: z.nullable(version),
  /** fields that it changes */
  fields: z.array(revisionField),
  /** every field of the object now, to be folded away; empty where there is none */
  object: z.record(z.string(), fieldValue),
  /** the object was deleted since */
  object_gone: z.boolean(),
  /** the person who asks may decide it: pending, and not their own unless nobody else could */
  may_decide: z.boolean(),
  may_revert: z.boolean(),
  /** what hinders a deletion: species of the group, and how many cases name it */
  dependents: z.object({ species: z.array(z.object({ id, name: z.string() })), cases: z.int() }),
});
export type RevisionFull = z.infer<typeof revisionFull>;

/** An accepted change as everybody may read it: no person is named. */
export const acceptedChange = z.object({
  id,
  date: instant,
  actionType,
  fields: z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue })),
});
export type AcceptedChange = z.infer<typeof acceptedChange>;
