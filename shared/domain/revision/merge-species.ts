import { normalise } from '../text/search/search';
import { type FieldValue, type FieldValues, languageOfField, sameValue } from './flat-fields';
import { joinSynonyms, synonymText } from './synonyms';

/** Fields that only describe the name itself, so that another species does not take them over. */
const OF_THE_NAME = new Set(['name', 'aphia_id', 'spec_code', 'synonyms', 'phenotype_id', 'family']);

const list = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : []);

/** Names of one language followed by those of the other species that are not among them. */
function joinNames(own: readonly string[], others: readonly string[]): string[] {
  const known = new Set(own.map(normalise));
  return [...own, ...others.filter((name) => !known.has(normalise(name)))];
}

/**
 * What a species takes over of the one that it replaces: the name as a synonym, names in every language, and the
 * picture, texts and facts that it lacks itself.
 * @param source who says that both are one species
 * @returns only the fields that change
 */
export function takenOver(from: FieldValues, into: FieldValues, source: string): FieldValues {
  const former = [synonymText({ name: String(from.name), source }), ...list(from.synonyms)];
  const taken: FieldValues = { synonyms: joinSynonyms(list(into.synonyms), former) };
  for (const [field, value] of Object.entries(from)) {
    const { name } = languageOfField(field);
    if (OF_THE_NAME.has(name)) continue;
    const own = into[field] ?? null;
    if (name === 'translations') taken[field] = joinNames(list(own), list(value));
    else if (own === null) taken[field] = value;
  }
  return Object.fromEntries(Object.entries(taken).filter(([field, value]) => !sameValue(value, into[field])));
}

/**
 * Fields that undo a take-over: what it added goes, what was changed or added since stays.
 * @param before values of the taken fields before
 * @param after values that the take-over wrote
 * @param now current values
 */
export function handedBack(before: FieldValues, after: FieldValues, now: FieldValues): FieldValues {
  const back: FieldValues = {};
  for (const [field, written] of Object.entries(after)) {
    const [was, is] = [before[field] ?? null, now[field] ?? null];
    if (Array.isArray(written)) {
      const added = new Set(written.filter((one) => !list(was).includes(one)));
      back[field] = list(is).filter((one) => !added.has(one));
    } else if (sameValue(is, written)) back[field] = was;
  }
  return Object.fromEntries(Object.entries(back).filter(([field, value]) => !sameValue(value, now[field])));
}
