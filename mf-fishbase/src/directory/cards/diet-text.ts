import { hasText, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/** A diet in the reader's language, or as stored where it has no translation. */
export function dietText(t: Translate, food: string): string {
  const key = `diet.${food.toLowerCase().replace(/[^a-z]+/g, '_')}`;
  return hasText('directory', key) ? t(key) : food;
}
