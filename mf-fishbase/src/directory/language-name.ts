import { hasText, language, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Name of a language: in itself for languages of the islands, else in the reader's. Observable: read it
 * inside an observer.
 * @param t texts of `directory`
 */
export function languageName(t: Translate, code: string): string {
  const [short = code] = code.split('_');
  if (hasText('directory', `language.${short}`)) return t(`language.${short}`);
  const name = new Intl.DisplayNames([language.intl], { type: 'language' }).of(short) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
