import { getSpecie } from '@ciguawatch/shared/api/calls/fishbase';
import { getPhenotypeDetail } from '@ciguawatch/shared/api/calls/products';
import { getRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionFull, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { ObjectType } from '@ciguawatch/shared/domain/codes/revision-codes';
import { type FieldValues, flatFields } from '@ciguawatch/shared/domain/revision/flat-fields';
import { mayChange, type Reviser } from '@ciguawatch/shared/domain/revision/may-change';
import { phenotypeLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { type Draft, drafts } from '@ciguawatch/shared/runtime/drafts/drafts';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { readerLanguages } from '../../directory/languages';
import { askedForm, type FormValues, formOf } from '../../revisions/form-values';
import { allLanguages, reviser } from '../../revisions/languages';
import { fieldOrder, objectFields } from '../../revisions/object-fields';
import { readRevisions } from '../../revisions/read-page';
import { type KeptText, readDraft, type TextDraft } from './draft-conflicts';

/** Object, or own revision, that the URL opens for editing. */
interface EditTarget {
  kind: ObjectType;
  /** null for a new object */
  id: number | null;
  /** id of the person's own revision to continue */
  revision: number | null;
}

/** Everything an edit form needs, as loaded when the page opened. */
export interface Editing {
  kind: ObjectType;
  id: number | null;
  /** version of the object, null for a new one */
  version: number | null;
  /** name of the object; empty for a new one */
  name: string;
  family: string | null;
  who: Reviser;
  /** fields that the account may change, in order */
  fields: string[];
  /** current values of all fields of the object */
  held: FieldValues;
  /** form values of the object */
  before: FormValues;
  /** initial form values: the object with the changes of a revision */
  start: FormValues;
  /** the pending revision that is continued */
  revision: RevisionItem | null;
  /** another pending change of this object by the same person */
  waiting: RevisionItem | null;
  /** typed values that were not sent */
  draft: Draft<TextDraft> | null;
  draftName: string;
}

/** Name of a form's draft. */
const draftName = ({ kind, id, revision }: EditTarget): string =>
  `fishbase-${kind}-${id ?? 'new'}${revision === null ? '' : `-${revision}`}`;

/** An object as published. */
interface ObjectNow {
  version: number;
  /** name on the page: scientific name of a species, name of a group in the reader's language */
  name: string;
  held: FieldValues;
}

async function readObject({ kind, id }: EditTarget): Promise<ObjectNow | null> {
  if (id === null) return null;
  if (kind === 'specie') {
    const row = await call(getSpecie, { params: { id } });
    return { version: row.version, name: row.name, held: objectFields({ kind, row }) };
  }
  const { phenotype: row } = await call(getPhenotypeDetail, { params: { id } });
  const name = phenotypeLabel(row, readerLanguages());
  return { version: row.version, name, held: objectFields({ kind, row }) };
}

async function readWaiting({ kind, id, revision }: EditTarget): Promise<RevisionItem | null> {
  if (id === null || revision !== null) return null;
  const own = { mine: true, status: 'pending', object_type: kind, object_id: id } as const;
  const { results } = await readRevisions(own);
  return results.at(-1) ?? null;
}

/** The family that selects the drawing. */
function familyOf({ family, families }: FieldValues): string | null {
  if (Array.isArray(families)) return families[0] ?? null;
  return typeof family === 'string' ? family : null;
}

/**
 * Loads object, languages, the revision to continue, and the draft. @throws ApiError of the first one that
 * failed
 */
export async function readEditing(asked: EditTarget): Promise<Editing> {
  const own: Promise<RevisionFull | null> =
    asked.revision === null ? Promise.resolve(null) : call(getRevision, { params: { id: asked.revision } });
  const [languages, object, found, waiting, draft] = await Promise.all([
    allLanguages(),
    readObject(asked),
    own,
    readWaiting(asked),
    drafts.load<KeptText>(draftName(asked)),
  ]);
  const who = reviser(languages);
  const { kind, id } = asked;
  const codes = languages.map(({ code }) => code);
  const fields = fieldOrder(kind, codes).filter((field) => mayChange(who, kind, field));
  const held = object?.held ?? {};
  const wanted = found ? flatFields(found.payload) : {};
  const start = { ...formOf(fields, { ...held, ...wanted }), ...askedForm(found) };
  return {
    ...{ kind, id, who, fields, held, waiting, draftName: draftName(asked) },
    draft: draft && { value: readDraft(draft.value, start), savedAt: draft.savedAt },
    version: object?.version ?? null,
    name: object?.name ?? '',
    family: familyOf(held),
    before: { ...formOf(fields, held), ...askedForm(null) },
    start,
    revision: found?.status === 'pending' ? found : null,
  };
}
