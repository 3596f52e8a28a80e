import { fillText } from '@ciguawatch/shared/domain/text/texts';
import type { Words } from '../../plain/frame/words';
import english from '../locales/en_US.json';
import french from '../locales/fr_FR.json';
import type { Both } from './survey-row';

/** Texts, lists and formats of both languages of the form. */
export interface FormWords {
  fr: Words;
  en: Words;
}

const OWN = { fr: french.openrosa, en: english.openrosa };

type OwnKey = keyof typeof english.openrosa;

/** A text in both languages. */
export const inBoth = (words: FormWords, text: (words: Words) => string): Both => ({
  fr: text(words.fr),
  en: text(words.en),
});

/** A text of this feature in one language. */
export const ownText = (
  language: keyof Both,
  key: OwnKey,
  values: Record<string, string | number> = {},
): string => fillText(OWN[language][key], values);

/** A text of this feature in both languages. */
export const ownBoth = (key: OwnKey, values: Record<string, string | number> = {}): Both => ({
  fr: ownText('fr', key, values),
  en: ownText('en', key, values),
});

/** A text of the dictionary of codes in both languages; undefined where nobody wrote one. */
export function textOfCodes(words: FormWords, key: string): Both | undefined {
  const both = inBoth(words, ({ d }) => d(key));
  return both.fr === key || both.en === key ? undefined : both;
}
