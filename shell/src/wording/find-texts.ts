import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { variablesOf } from '@ciguawatch/shared/domain/text/translated';

/** A text of the portal that somebody may word better. */
export interface FoundText {
  namespace: string;
  page: string;
  key: string;
  /** as it is stored, with `{{variables}}` and the forms of a plural */
  value: string;
}

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

/** A text as people read it, variables in single braces. */
export const readable = (value: string): string => value.replaceAll(VARIABLE, '{$1}');

/** A typed text as it is stored: the braces of known variables are doubled. @param source the stored text before */
export const storable = (typed: string, source: string): string =>
  variablesOf(source).reduce(
    (text, name) => text.replaceAll(new RegExp(`(?<!\\{)\\{\\s*${name}\\s*\\}(?!\\})`, 'g'), `{{${name}}}`),
    typed,
  );

/** Every text of a dictionary, each wording once: people see no difference between two that read the same. */
export function textsOf({ pages }: Dictionary): FoundText[] {
  const byValue = new Map<string, FoundText>();
  for (const [namespace, byPage] of Object.entries(pages))
    for (const [page, entries] of Object.entries(byPage))
      for (const [key, { value }] of Object.entries(entries))
        if (value.trim() !== '' && namespace !== 'calendar' && !byValue.has(value))
          byValue.set(value, { namespace, page, key, value });
  return [...byValue.values()];
}

/** Letters beside its variables from which a text is recognised in a line; "{a} and {b}" is in too many. */
const LEAST_LETTERS = 8;
/** Where the only variable is a number: "12 cases". */
const LEAST_BESIDE_NUMBER = 2;

/** Whether a form of a text can read like a line, whatever stands in its variables; null where it says too little. */
function patternOf(form: string): RegExp | null {
  const parts = form.trim().split(VARIABLE);
  const letters = parts
    .filter((_, at) => at % 2 === 0)
    .join('')
    .replaceAll(/\P{L}/gu, '').length;
  const isNumber = parts.length === 3 && parts[1] === 'count';
  if (letters < (isNumber ? LEAST_BESIDE_NUMBER : LEAST_LETTERS)) return null;
  const filled = isNumber ? '\\p{N}[\\p{N}\\s.,]*' : '.+';
  const source = parts.map((part, at) =>
    at % 2 === 1 ? filled : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`, 'iu');
}

/** Texts that stand in the lines of a page, in the order of the lines. */
export function textsInLines(texts: readonly FoundText[], lines: readonly string[]): FoundText[] {
  const wanted = [...new Set(lines)];
  const places = new Map(wanted.map((line, at) => [line.toLowerCase(), at]));
  const found = texts.flatMap((text) => {
    const at = text.value.split('|').map((form) => {
      const known = places.get(form.trim().toLowerCase());
      if (known !== undefined || !VARIABLE_ONCE.test(form)) return known ?? -1;
      const pattern = patternOf(form);
      return pattern === null ? -1 : wanted.findIndex((line) => pattern.test(line));
    });
    const first = Math.min(...at.filter((one) => one >= 0));
    return Number.isFinite(first) ? [{ text, first }] : [];
  });
  return found.sort((a, b) => a.first - b.first).map(({ text }) => text);
}

const VARIABLE_ONCE = new RegExp(VARIABLE.source);

/** Texts that hold every word typed, and those that a pasted sentence may be; the shortest first. */
export function searchTexts(texts: readonly FoundText[], typed: string): FoundText[] {
  const words = normalise(typed).split(' ');
  const pasted = textsInLines(texts, [typed.trim()]);
  const held = texts.filter(({ value }) => {
    const text = normalise(readable(value));
    return words.every((word) => text.includes(word));
  });
  return [...new Set([...pasted, ...held.sort((a, b) => a.value.length - b.value.length)])];
}
