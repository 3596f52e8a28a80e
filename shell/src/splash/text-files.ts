import { chosenLanguage } from '@ciguawatch/shared/runtime/i18n/language-choice';
import { fetchEarly } from '../loader/fetch-early';

/**
 * Asks for the words of the language while the portal is still on its way, which would name them only once it runs. The
 * build writes the files into the page (scripts/lib/shell-files.mjs); a language that is not shipped has none there.
 */
export function fetchTextFiles(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=text-files]')?.dataset;
  for (const file of named?.[chosenLanguage().slice(0, 2)]?.split(' ').filter(Boolean) ?? [])
    fetchEarly(file);
}
