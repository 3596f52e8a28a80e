import type { DictionaryEntry } from '@ciguawatch/shared/api/schemas/i18n';

/** Longer texts are edited in a field of several lines. */
const ONE_LINE = 80;

/** A text with what a translator must know of it. */
export function entryOf(key: string, value: string): DictionaryEntry {
  const variables = [
    ...new Set([...value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] as string)),
  ];
  return {
    value,
    type: typeOf(value),
    display_name: wordsOf(key),
    ...(variables.length > 0 && { variables }),
  };
}

/** Plural texts hold three forms: none|singular|plural (specification, section 3). */
function typeOf(value: string): DictionaryEntry['type'] {
  if (value.split('|').length === 3) return 'plural';
  return value.length > ONE_LINE || value.includes('\n') ? 'textarea' : 'input';
}

function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
