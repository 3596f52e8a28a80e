import { normalise } from '../text/search/search';

/** An earlier name of a species, and who says that it is one. */
export interface Synonym {
  name: string;
  source: string;
}

/** Between name and source; no scientific name holds a colon. */
const SEPARATOR = ': ';

/** As forms and revisions write it: "Carangoides ferdau: WoRMS, AphiaID 218395". */
export const synonymText = ({ name, source }: Synonym): string => `${name}${SEPARATOR}${source}`;

/** Reads "name: source"; the source is empty where none is given. */
export function readSynonym(text: string): Synonym {
  const at = text.indexOf(':');
  if (at < 0) return { name: text.trim(), source: '' };
  return { name: text.slice(0, at).trim(), source: text.slice(at + 1).trim() };
}

/** Synonyms with those of another list, each name once. */
export function joinSynonyms(own: readonly string[], others: readonly string[]): string[] {
  const key = (text: string) => normalise(readSynonym(text).name);
  const known = new Set(own.map(key));
  return [...own, ...others.filter((text) => !known.has(key(text)))];
}
