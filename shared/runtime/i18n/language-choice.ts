import { firstShipped, LAST_LANGUAGE } from '../../domain/text/fallback';
import { recall } from '../storage/local-storage';

/** Languages whose texts are bundled. */
export const SHIPPED = ['fr_FR', 'en_US'] as const;
/** Default language and last fallback (specification, section 1). */
export const FALLBACK = LAST_LANGUAGE;
export const LANGUAGE_KEY = 'ciguawatch.language';

/** Whether a text has the form of a language code, such as fr_FR. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[a-z]{2,3}_[A-Z]{2}$/.test(text);

/** Parameter of an address that names the language of a visit: search engines lead to `?lang=fr`. */
const LANGUAGE_PARAMETER = 'lang';

/**
 * The shipped language that the address asks for by its short code; null where it asks for none. Whole codes such as
 * `fr_FR` are those of a document that the page shows.
 */
function languageOfAddress(): string | null {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  return SHIPPED.find((code) => code.slice(0, 2) === asked) ?? null;
}

/** Takes the language out of the address once the reader has chosen one, so that a reload keeps the choice. */
export function dropAddressLanguage(): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  if (languageOfAddress() === null) return;
  params.delete(LANGUAGE_PARAMETER);
  const left = params.toString();
  history.replaceState(history.state, '', pathname + (left && `?${left}`) + hash);
}

/** The language a visit starts with: that of the address, else the remembered one, else the browser's. */
export function chosenLanguage(): string {
  const asked = languageOfAddress();
  if (asked) return asked;
  const kept = recall(LANGUAGE_KEY);
  return isCode(kept) ? kept : firstShipped(navigator.languages ?? [navigator.language]);
}
