import type { DictionaryEntry } from '@ciguawatch/shared/api/schemas/i18n';
import { isPlural, variablesOf } from '@ciguawatch/shared/domain/text/translated';

/** Longer texts are edited in a field of several lines. */
const ONE_LINE = 80;

/**
 * A text with what a translator must know of it.
 * @param source the text as the portal brings it, which says its kind and its variables; that of the value when left out
 */
export function entryOf(key: string, value: string, source = value): DictionaryEntry {
  const variables = variablesOf(source);
  return {
    value,
    type: typeOf(source),
    display_name: wordsOf(key),
    ...(variables.length > 0 && { variables }),
  };
}

function typeOf(source: string): DictionaryEntry['type'] {
  if (isPlural(source)) return 'plural';
  return source.length > ONE_LINE || source.includes('\n') ? 'textarea' : 'input';
}

function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
