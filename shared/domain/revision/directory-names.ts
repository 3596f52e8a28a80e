import type { ErrorCode } from '../../contract/error-codes';
import { APOSTROPHE_LIKE } from '../text/search/plain-letters';
import { normalise } from '../text/search/search';
import { type FieldValue, type FieldValues, languageOfField } from './flat-fields';
import { readSynonym } from './synonyms';

/** Polynesian languages (ISO 639-3 or 639-1), whose glottal stop is a letter of its own. */
const POLYNESIAN = new Set('ty pmt mrq mqm mrv aut ray rar sm to niu tkl tvl wls fud rap mi haw'.split(' '));

/** Any run of spaces, also no-break and narrow ones and line ends, as one space. */
export const tidySpaces = (text: string): string => text.replace(/[\s\u200b\u2060\ufeff]+/gu, ' ').trim();

/** A name of a Polynesian language with the glottal stop as its own letter, U+02BB, however it was typed. */
const tidyLocalName = (text: string, lang: string): string =>
  POLYNESIAN.has(lang.split('_')[0] ?? '')
    ? tidySpaces(text).replace(APOSTROPHE_LIKE, 'ʻ')
    : tidySpaces(text);

/** Names that only differ in accents, case, spaces or ʻeta are the same one; the first stays. */
function distinct(names: readonly string[]): string[] {
  const byPlain = new Map<string, string>();
  for (const name of names) if (!byPlain.has(normalise(name))) byPlain.set(normalise(name), name);
  return [...byPlain.values()];
}

/** Whether a field of a species or group holds names. */
const holdsNames = (name: string): boolean =>
  ['name', 'value', 'family', 'families', 'translations', 'translation', 'synonyms'].includes(name);

function tidyField(field: string, value: FieldValue): FieldValue {
  const { name, lang } = languageOfField(field);
  if (!holdsNames(name)) return value;
  const tidy = (text: string) => (lang === null ? tidySpaces(text) : tidyLocalName(text, lang));
  if (typeof value === 'string') return tidy(value) || null;
  return Array.isArray(value) ? distinct(value.map(tidy).filter(Boolean)) : value;
}

/** Fields of a change as they are stored: names without odd spaces, each once, the ʻeta as its own letter. */
export const tidyNames = (fields: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, tidyField(field, value)]));

/**
 * Genus with an optional subgenus, then one or two epithets with a qualifier ("cf.", "aff.") or "sp.": an
 * author's name, a year or a digit does not fit (articles 4, 5 and 51 of the International Code of Zoological
 * Nomenclature: the author is no part of the name).
 */
const SCIENTIFIC =
  /^\p{Lu}\p{Ll}+(-\p{Ll}+)?( \(\p{Lu}\p{Ll}+\))?( (cf|aff)\.)?( \p{Ll}+(-\p{Ll}+)*){0,2}( spp?\.)?$/u;

/** Error code of a scientific name; null when it is written as one. */
export const scientificNameFault = (name: string): ErrorCode | null =>
  SCIENTIFIC.test(tidySpaces(name)) ? null : 'name_scientific';

/** A digit, or a year in brackets with an author before it. */
const plainNameFault = (name: string): ErrorCode | null => (/\p{Nd}/u.test(name) ? 'name_digits' : null);

/** Error code of an earlier name with its source. */
function synonymFault(text: string): ErrorCode | null {
  const { name, source } = readSynonym(text);
  return scientificNameFault(name) ?? (source === '' ? 'synonym_source' : null);
}

/** Error codes, by field, of names that are not written as names. */
export function nameFaults(fields: FieldValues): Record<string, ErrorCode> {
  const faults: Record<string, ErrorCode> = {};
  for (const [field, value] of Object.entries(fields)) {
    const { name } = languageOfField(field);
    if (!holdsNames(name)) continue;
    const names = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
    const faultOf = name === 'name' ? scientificNameFault : plainNameFault;
    const fault = names.map(name === 'synonyms' ? synonymFault : faultOf).find((one) => one !== null);
    if (fault) faults[field] = fault;
  }
  return faults;
}
