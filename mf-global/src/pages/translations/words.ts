import type { EditedText } from '@ciguawatch/shared/api/schemas/translation';
import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { savedText } from '../../languages/progress';

/** Longest part of a text that stands for it. */
const LABEL_LENGTH = 80;

/** A camelCase key of the code as words. */
function keyAsWords(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordOf = (key: string): string | null =>
  hasText('translations', `pageName.${key}`) ? translate('translations', `pageName.${key}`) : null;

/**
 * Name of a page of texts in words people know: a word of its own, else its title, else the word for pages of this kind. Of a
 * module that came later, the key as words.
 * @param title the text under `title` in the reference language; empty where there is none
 */
export function pageText(namespace: string, page: string, title: string): string {
  const isTitle = title !== '' && !/\{\{|\|/.test(title);
  return wordOf(`${namespace}_${page}`) ?? (isTitle ? title : null) ?? wordOf(page) ?? keyAsWords(page);
}

/** What a text is called: the beginning of its reference, with the names of its variables; its key where that is empty. */
export function rowLabel(row: EditedText & { key: string; reference: string }): string {
  const forms = (row.reference || savedText(row)).split('|').map((form) => form.trim());
  const text = forms.find((form) => form !== '')?.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, '{$1}');
  if (!text) return keyAsWords(row.key);
  return text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH).trimEnd()}…` : text;
}
