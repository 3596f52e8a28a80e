import { ROLE, type RoleId } from '../../contract/access/roles';
import type { ErrorCode } from '../../contract/error-codes';
import type { ActionType, ObjectType } from '../codes/revision-codes';
import { type FieldValues, languageOfField } from './flat-fields';

/** What the rules need to know of who asks for a change. */
export interface Reviser {
  groups: readonly RoleId[];
  /** codes of the languages of the countries that the person manages */
  languages: readonly string[];
}

/** Fields of each kind of object that belong to no language. */
export const STRUCTURE: Record<ObjectType, readonly string[]> = {
  specie: ['name', 'family', 'media', 'food', 'sedentary', 'phenotype_id', 'aphia_id', 'spec_code'],
  phenotype: ['value', 'families', 'media'],
};

/** The field of names of each kind of object, spelled as in section 3 of the specification. */
export const NAMES: Record<ObjectType, 'translations' | 'translation'> = {
  specie: 'translations',
  phenotype: 'translation',
};

/** The default language, whose text is the object's `description`. */
export const DEFAULT_LANGUAGE = 'en_US';

/** Whether somebody may ask for a change of one field (specification, section 6; roles 2, 7 and 10). */
export function mayChange({ groups, languages }: Reviser, object: ObjectType, field: string): boolean {
  const editor = groups.includes(ROLE.fishbase_editor);
  const translator = groups.includes(ROLE.fishbase_translator);
  const { name, lang } = languageOfField(field);
  if (lang === null) return editor && STRUCTURE[object].includes(name);
  if (name === NAMES[object]) {
    const names = editor || translator || (object === 'specie' && groups.includes(ROLE.species_translator));
    return names && languages.includes(lang);
  }
  // An editor writes the text of the default language, which every reader falls back to, wherever they work.
  const own = languages.includes(lang) || (editor && lang === DEFAULT_LANGUAGE);
  return name === 'descriptions' && (editor || translator) && own;
}

/** Whether somebody may ask for an action at all: only editors add and delete. */
export function mayAct({ groups }: Reviser, object: ObjectType, action: ActionType): boolean {
  if (groups.includes(ROLE.fishbase_editor)) return true;
  if (action !== 'update') return false;
  return (
    groups.includes(ROLE.fishbase_translator) ||
    (object === 'specie' && groups.includes(ROLE.species_translator))
  );
}

/**
 * Fields of a change that cannot be taken from this person, each with its reason.
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

/** Why there is no such field of an object; null when there is. */
function fieldFault(object: ObjectType, field: string, known: readonly string[]): ErrorCode | null {
  const { name, lang } = languageOfField(field);
  if (lang === null) return STRUCTURE[object].includes(name) ? null : 'unknown_field';
  if (name !== NAMES[object] && name !== 'descriptions') return 'unknown_field';
  return known.includes(lang) ? null : 'unknown_choice';
}
