import * as z from 'zod/mini';
// Under another name, because the check of web features takes `z.union` for `Set.prototype.union`.
import { union as either } from 'zod/mini';
import { ACTION_TYPES, OBJECT_TYPES, REVISION_STATES } from '../../domain/codes/revision-codes';
import type { FieldValue } from '../../domain/revision/flat-fields';
import { id, instant, languageCode, maybe, text, uuid, version } from './common';
import { pictureKey } from './picture';
import { descriptionSource } from './species';

export const revisionStatus = z.enum(REVISION_STATES);
export const actionType = z.enum(ACTION_TYPES);
export const objectType = z.enum(OBJECT_TYPES);

/**
 * Names by language, in order. An empty list deletes the names of that language; a missing language stays
 * as it is.
 */
const names = z.record(languageCode, z.array(text(120)).check(z.maxLength(12)));

/**
 * Fields that a revision changes; missing ones stay. Names are `translations` of a species and
 * `translation` of a group; `descriptions` are texts by language (null for none), the default language's
 * one is `description`.
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
  /** earlier names, each with its source after a colon: "Carangoides ferdau: WoRMS, AphiaID 218395" */
  synonyms: z.optional(z.array(text(300)).check(z.maxLength(40))),
  /** only with `delete`: the species that takes over cases, names and picture */
  replaced_by: maybe(id),
  /** true: the laboratory has read the descriptions and finds them right */
  descriptions_read: z.optional(z.boolean()),
  descriptions: z.optional(z.record(languageCode, z.nullable(text(4000)))),
  translations: z.optional(names),
  translation: z.optional(names),
});
export type RevisionPayload = z.infer<typeof revisionPayload>;

/** The names of an object as they are read: a language that the list leaves out loses its names. */
const namesAsRead = z
  .array(
    z.strictObject({
      id: z.optional(id),
      lang: languageCode,
      lang_id: z.optional(id),
      value: text(120),
    }),
  )
  .check(z.maxLength(400));

/**
 * A payload as it may be sent: also spelled as the object is read, so that a client can send back what it read
 * with its changes. `description` is the text in the default language. Fields that only the server sets must
 * be as they are.
 */
const sentPayload = z.strictObject({
  ...revisionPayload.shape,
  description: maybe(text(4000)),
  description_sources: z.optional(z.array(z.strictObject(descriptionSource.shape)).check(z.maxLength(20))),
  translations: z.optional(either([names, namesAsRead])),
  translation: z.optional(either([names, namesAsRead])),
  id: z.optional(id),
  slug: z.optional(text(200)),
  traits: z.optional(text(1000)),
  version: z.optional(version),
});
export type SentPayload = z.infer<typeof sentPayload>;

/** Why a change is asked for and who says so; older clients send neither. */
const askedFields = { asked_reason: maybe(text(1000)), source: maybe(text(500)) };

/** Body of `POST a/revision/`. */
export const revisionCreate = z.strictObject({
  /**
   * made on the device; a repeated request returns the same revision, another body with the same uuid is
   * refused
   */
  uuid: z.optional(uuid),
  actionType,
  object_type: objectType,
  /** id of the changed object; null with `add` */
  object_id: maybe(id),
  /** missing with `delete`, unless another species replaces this one: `replaced_by` */
  payload: z.optional(sentPayload),
  /** version of the object on which the change is based; the current one by default */
  version: z.optional(version),
  ...askedFields,
});
export type RevisionCreate = z.infer<typeof revisionCreate>;

/** Body of `PUT a/revision/{id}`: the author replaces the proposed change. */
export const revisionEdit = z.strictObject({
  payload: sentPayload,
  /** version of the object on which the new change is based, if it was reloaded */
  version: z.optional(version),
  ...askedFields,
});
export type RevisionEdit = z.infer<typeof revisionEdit>;

/** Name of a field, with the language after a dot where it has one: `descriptions.fr_FR`. */
const fieldName = z.string().check(z.maxLength(40), z.regex(/^[a-z_]+(\.[a-z]{2,3}_[A-Z]{2})?$/));

/** Body of `PATCH a/revision/{id}`. */
export const revisionDecide = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  reason: maybe(text(1000)),
  /**
   * decisions by field for those that both sides changed: `mine` takes the revision's value, `theirs` the
   * object's
   */
  choices: z.optional(z.record(fieldName, z.enum(['mine', 'theirs']))),
  /** version of the object that the moderator saw; required with `choices` */
  object_version: z.optional(version),
});
export type RevisionDecide = z.infer<typeof revisionDecide>;

const someone = z.nullable(z.object({ id, name: z.string() }));

const itemFields = {
  id,
  /** version of the revision, for `If-Match` */
  version,
  uuid: z.string(),
  status: revisionStatus,
  actionType,
  object_type: objectType,
  /** null until an `add` is approved */
  object_id: z.nullable(id),
  /** current or proposed name of the object */
  object_name: z.string(),
  /** names of the fields that it changes, as in `fields` of the full revision */
  changed: z.array(z.string()),
  user: someone,
  date: instant,
  decided_by: someone,
  decided_at: z.nullable(instant),
  reason: z.nullable(z.string()),
  /** why it was asked for, and the source that its author gives */
  asked_reason: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** when its author withdrew it */
  withdrawn_at: z.nullable(instant),
  /** id of the approved revision that this one reverts */
  reverts: z.nullable(id),
};

/** A revision in a list. */
export const revisionItem = z.object(itemFields);
export type RevisionItem = z.infer<typeof revisionItem>;

/** What the filters of the list of revisions offer. */
export const revisionSummary = z.object({
  /** number of revisions in each state among those the reader may see */
  counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
  /** authors of those revisions */
  authors: z.array(z.object({ id, name: z.string() })),
});
export type RevisionSummary = z.infer<typeof revisionSummary>;

/** Value of a field: text, boolean, number, list of texts, or null. */
const fieldValue = z.unknown() as z.ZodMiniType<FieldValue>;

/** One field changed by a revision; the language follows the name after a dot: `descriptions.fr_FR`. */
const revisionField = z.object({
  field: z.string(),
  /** value when the change was made */
  before: fieldValue,
  /** value proposed by the revision */
  after: fieldValue,
  /** current value of the object; for a decided revision, the value at that time */
  current: fieldValue,
  /** whether somebody else changed the field since, to another value */
  conflict: z.boolean(),
});
export type RevisionField = z.infer<typeof revisionField>;

export const revisionFull = z.object({
  ...itemFields,
  payload: revisionPayload,
  /** version of the object on which the change is based, and its current version; null without an object */
  base_version: z.nullable(version),
  object_version: z.nullable(version),
  /** changed fields */
  fields: z.array(revisionField),
  /** all current fields of the object, shown on demand; empty where there is none */
  object: z.record(z.string(), fieldValue),
  /** whether the object was deleted since */
  object_gone: z.boolean(),
  /** whether the reader may decide it: pending, and not their own unless no other moderator exists */
  may_decide: z.boolean(),
  may_revert: z.boolean(),
  /** the species that takes over the cases of a deleted one; null without */
  replacement: z.nullable(z.object({ id, name: z.string() })),
  /** others of the directory with nearly the proposed name; empty once it is decided */
  alike: z.array(z.object({ id, name: z.string() })),
  /** what prevents a deletion: species of the group, and the number of cases that name it */
  dependents: z.object({ species: z.array(z.object({ id, name: z.string() })), cases: z.int() }),
});
export type RevisionFull = z.infer<typeof revisionFull>;

/** An approved change as the public may read it, without names of persons. */
export const acceptedChange = z.object({
  id,
  date: instant,
  actionType,
  fields: z.array(z.object({ field: z.string(), before: fieldValue, after: fieldValue })),
});
export type AcceptedChange = z.infer<typeof acceptedChange>;
