/** What is wrong with a translated text; `names` are the variables in question. */
export interface TextFault {
  why: 'markup' | 'bar' | 'forms' | 'missing' | 'unknown' | 'too_long';
  names: readonly string[];
}

/** Characters of a text at most. */
export const TEXT_LIMIT = 4000;
/** Numbers that the form for one stands for, as a language says in its text `calendar.plural.one`. */
export const PLURAL_RULES = ['1', '0 1', '-'] as const;

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of the variables of a text, each once, in the order they come. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map((match) => match[1] as string)),
];

/** Whether a text holds the three forms none|singular|plural (specification, section 3). */
export const isPlural = (text: string): boolean => text.split('|').length === 3;

/**
 * What keeps a translation from being shown: texts are plain, keep the variables of the text they translate and its
 * plural forms. The form for many has all variables of the one it translates; the others may leave the number out.
 * @param source the text as the portal brings it
 * @returns null when nothing does
 */
export function textFault(source: string, value: string): TextFault | null {
  const fault = (why: TextFault['why'], names: readonly string[] = []): TextFault => ({ why, names });
  if (value.length > TEXT_LIMIT) return fault('too_long');
  if (isMarkup(value)) return fault('markup');
  const [wanted, given] = [source.split('|'), value.split('|')];
  if (!isPlural(source) && given.length > 1) return fault('bar');
  // A form that the portal itself never shows, being empty, may stay so.
  const isOpen = (form: string, at: number) => form.trim() === '' && wanted[at]?.trim() !== '';
  if (isPlural(source) && (given.length !== 3 || given.some(isOpen))) return fault('forms');
  const known = variablesOf(source);
  const unknown = variablesOf(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) return fault('unknown', unknown);
  // Braces that hold no name would be shown, or read as one.
  if (/\{\{|\}\}/.test(value.replaceAll(VARIABLE, ''))) return fault('unknown', ['']);
  const last = variablesOf(given.at(-1) ?? '');
  const missing = variablesOf(wanted.at(-1) ?? '').filter((name) => !last.includes(name));
  return missing.length > 0 ? fault('missing', missing) : null;
}

/** Tags, entities, references to other texts, and signs that nobody sees or that turn what stands around them. */
const isMarkup = (text: string): boolean =>
  /<[a-z!/?]|&(?:#\w+|[a-z]\w*);|\$t\(/i.test(text) || hasHidden(text);

/**
 * Control signs but the end of a line, signs of a private use, and those of format: they order letters the other way
 * (U+202E) or stand between them unseen (U+200B). The joiners of scripts that need them are letters in all but name.
 */
const hasHidden = (text: string): boolean =>
  [...text].some((sign) => /[\p{C}\p{Zl}\p{Zp}]/u.test(sign) && !/[\n\u200C\u200D]/.test(sign));
