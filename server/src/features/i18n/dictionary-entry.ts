import type { DictionaryEntry } from '@ciguawatch/shared/api/schemas/i18n';
import { isPlural, variablesOf } from '@ciguawatch/shared/domain/text/translated';

/** Characters above which a text is edited in a multi-line field. */
const ONE_LINE_LENGTH = 80;

/**
 * A text with its kind, label and variables for translators.
 * @param source the shipped text, from which kind and variables are read
 */
export function dictionaryEntry(key: string, value: string, source = value): DictionaryEntry {
  const variables = variablesOf(source);
  return {
    value,
    type: entryType(source),
    display_name: labelFromKey(key),
    ...(variables.length > 0 && { variables }),
  };
}

function entryType(source: string): DictionaryEntry['type'] {
  if (isPlural(source)) return 'plural';
  return source.length > ONE_LINE_LENGTH || source.includes('\n') ? 'textarea' : 'input';
}

function labelFromKey(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
