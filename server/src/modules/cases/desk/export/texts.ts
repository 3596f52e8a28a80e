import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import type { Deps } from '../../../../deps';
import { readDictionary } from '../../../i18n/dictionary';
import type { CodeTexts } from './fields';

const SHIPPED: Record<string, CodeTexts> = { en_US: english, fr_FR: french };

/** The words of all codes in a language, edited ones first; Tahitian falls back to French, others to English. */
export async function codeTexts({ store, config }: Deps, language: string): Promise<CodeTexts> {
  const { dictionary } = await readDictionary(store, config.portalDir, language, false);
  const base = SHIPPED[language] ?? SHIPPED[/^(fr|ty)/.test(language) ? 'fr_FR' : 'en_US'] ?? {};
  const edited = dictionary.pages.domain ?? {};
  const pages = new Set([...Object.keys(base), ...Object.keys(edited)]);
  return Object.fromEntries(
    [...pages].map((page) => {
      const changed = Object.entries(edited[page] ?? {}).map(([key, entry]) => [key, entry.value]);
      return [page, { ...base[page], ...Object.fromEntries(changed) }];
    }),
  );
}
