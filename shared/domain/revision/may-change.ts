import { ROLE, type RoleId } from '../../contract/access/roles';
import type { ErrorCode } from '../../contract/error-codes';
import type { ActionType, ObjectType } from '../codes/revision-codes';
import { type FieldValues, languageOfField } from './flat-fields';

/** What the rules need to know about the person who proposes a change. */
export interface Reviser {
  groups: readonly RoleId[];
  /** codes of the languages of the countries that the person manages */
  languages: readonly string[];
}

/** Fields of each kind of object that have no language. */
export const FIELDS_WITHOUT_LANGUAGE: Record<ObjectType, readonly string[]> = {
  specie: [
    'name',
    'family',
    'media',
    'food',
    'sedentary',
    'phenotype_id',
    'aphia_id',
    'spec_code',
    'synonyms',
    'descriptions_read',
  ],
  phenotype: ['value', 'families', 'media'],
};

/** The field that holds the names of each kind of object, spelled as in the specification (section 3). */
export const NAMES_FIELD: Record<ObjectType, 'translations' | 'translation'> = {
  specie: 'translations',
  phenotype: 'translation',
};

/** The default language; its text is stored as the object's `description`. */
export const DEFAULT_LANGUAGE = 'en_US';

/** Whether a person may propose a change of a field (specification, section 6; roles 2, 7 and 10). */
export function mayChange({ groups, languages }: Reviser, object: ObjectType, field: string): boolean {
  const editor = groups.includes(ROLE.fishbase_editor);
  const translator = groups.includes(ROLE.fishbase_translator);
  const { name, lang } = languageOfField(field);
  if (lang === null) return editor && FIELDS_WITHOUT_LANGUAGE[object].includes(name);
  if (name === NAMES_FIELD[object]) {
    const names = editor || translator || (object === 'specie' && groups.includes(ROLE.species_translator));
    return names && languages.includes(lang);
  }
  // Editors may also write the text of the default language, because it is shown wherever a translation is
  // missing.
  const own = languages.includes(lang) || (editor && lang === DEFAULT_LANGUAGE);
  return name === 'descriptions' && (editor || translator) && own;
}

/** Whether a person may propose an action at all: only editors add and delete. */
export function mayAct({ groups }: Reviser, object: ObjectType, action: ActionType): boolean {
  if (groups.includes(ROLE.fishbase_editor)) return true;
  if (action !== 'update') return false;
  return (
    groups.includes(ROLE.fishbase_translator) ||
    (object === 'specie' && groups.includes(ROLE.species_translator))
  );
}

/**
 * Fields of a proposed change that this person may not change, each with the error code.
 * @param known codes of all languages
 */
export function changeFaults(
  who: Reviser,
  object: ObjectType,
  action: ActionType,
  fields: FieldValues,
  known: readonly string[],
): Record<string, ErrorCode> {
  const faults: Record<string, ErrorCode> = {};
  for (const [field, value] of Object.entries(fields)) {
    const fault = fieldFault(object, field, known) ?? (mayChange(who, object, field) ? null : 'forbidden');
    if (fault) faults[field] = fault;
    else if ((field === 'name' || field === 'value') && value === null) faults[field] = 'required';
  }
  const title = object === 'specie' ? 'name' : 'value';
  if (action === 'add' && fields[title] === undefined) faults[title] = 'required';
  return faults;
}

/** Error code for a field that the object does not have; null when it has it. */
function fieldFault(object: ObjectType, field: string, known: readonly string[]): ErrorCode | null {
  const { name, lang } = languageOfField(field);
  if (lang === null) return FIELDS_WITHOUT_LANGUAGE[object].includes(name) ? null : 'unknown_field';
  if (name !== NAMES_FIELD[object] && name !== 'descriptions') return 'unknown_field';
  return known.includes(lang) ? null : 'unknown_choice';
}
