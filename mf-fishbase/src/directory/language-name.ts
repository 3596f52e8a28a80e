import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { hasText, language, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Name of a language in itself: by the texts of the directory, else by the list of the server, which knows those that no
 * browser does; in the reader's language where neither has it. Observable: read it inside an observer.
 * @param t texts of `directory`
 */
export function languageName(t: Translate, code: string): string {
  const [short = code] = code.split('_');
  if (hasText('directory', `language.${short}`)) return t(`language.${short}`);
  const own = language.choices.find((choice) => shortLanguage(choice.code) === short)?.name;
  if (own) return own;
  const name = new Intl.DisplayNames([language.intl], { type: 'language' }).of(short) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
