import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Name of a namespace: the part of the portal that its texts belong to. */
export const namespaceText = (namespace: string): string =>
  hasText('translations', `part.${namespace}`) ? translate('translations', `part.${namespace}`) : namespace;

/** Name of a page or key of the code, as words. */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
