import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { overlayPages, type Pages } from '@ciguawatch/shared/domain/text/texts';
import type { Deps } from '../../../../deps';
import { readEdits } from '../../../i18n/dictionary';
import { fallbackChain } from '../../../i18n/fallback';
import type { CodeTexts } from './fields';

const SHIPPED: Record<string, CodeTexts> = { en_US: english, fr_FR: french };

/** Texts of all codes in a language, edited ones first; missing ones come from its fallback languages. */
export async function codeTexts({ store }: Deps, language: string): Promise<CodeTexts> {
  let words: Pages = {};
  for (const code of (await fallbackChain(store.read, language)).reverse())
    for (const texts of [SHIPPED[code], (await readEdits(store, code)).domain])
      words = overlayPages(words, texts);
  return words;
}
