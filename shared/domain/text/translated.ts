/** What is wrong with a translated text; `names` are the variables concerned. */
export interface TextFault {
  why: 'markup' | 'bar' | 'forms' | 'missing' | 'unknown' | 'too_long';
  names: readonly string[];
}

/** Longest text, in characters. */
export const TEXT_LIMIT = 4000;
/**
 * Numbers that use the singular form in a language, as stated by its text `calendar.plural.one`; `-` for
 * none.
 */
export const PLURAL_RULES = ['1', '0 1', '-'] as const;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of the variables of a text, each once, in order of occurrence. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map((match) => match[1] as string)),
];

/** Whether a text has the three forms none|singular|plural (specification, section 3). */
export const isPlural = (text: string): boolean => text.split('|').length === 3;

/**
 * Checks a translation: plain text with the variables and plural forms of its source. The plural form must
 * have all variables of the source; the other forms may omit the number.
 * @param source text of the portal
 * @returns the first fault, or null
 */
export function textFault(source: string, value: string): TextFault | null {
  const fault = (why: TextFault['why'], names: readonly string[] = []): TextFault => ({ why, names });
  if (value.length > TEXT_LIMIT) return fault('too_long');
  if (isMarkup(value)) return fault('markup');
  const [wanted, given] = [source.split('|'), value.split('|')];
  if (!isPlural(source) && given.length > 1) return fault('bar');
  // A form that is empty in the source is never shown and may stay empty.
  const isOpen = (form: string, at: number) => form.trim() === '' && wanted[at]?.trim() !== '';
  if (isPlural(source) && (given.length !== 3 || given.some(isOpen))) return fault('forms');
  const known = variablesOf(source);
  const unknown = variablesOf(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) return fault('unknown', unknown);
  // Leftover braces without a valid name would be shown to readers or break the variable.
  if (/\{\{|\}\}/.test(value.replaceAll(VARIABLE, ''))) return fault('unknown', ['']);
  const last = variablesOf(given.at(-1) ?? '');
  const missing = variablesOf(wanted.at(-1) ?? '').filter((name) => !last.includes(name));
  return missing.length > 0 ? fault('missing', missing) : null;
}

/** Whether a text contains tags, entities, references to other texts, or invisible characters. */
const isMarkup = (text: string): boolean =>
  /<[a-z!/?]|&(?:#\w+|[a-z]\w*);|\$t\(/i.test(text) || hasHiddenCharacters(text);

/**
 * Control characters (except line breaks), private-use and format characters: they can reverse letters
 * (U+202E) or hide between them (U+200B). Joiners are allowed, because some scripts need them.
 */
const hasHiddenCharacters = (text: string): boolean =>
  [...text].some((sign) => /[\p{C}\p{Zl}\p{Zp}]/u.test(sign) && !/[\n\u200C\u200D]/.test(sign));
