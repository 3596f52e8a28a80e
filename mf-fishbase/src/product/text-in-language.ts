import { LAST_LANGUAGE, type Languages } from '@ciguawatch/shared/domain/text/fallback';

/** A text of the directory as shown to a reader. */
interface TextWithLanguage {
  text: string;
  /** language of the text, if it is not the reader's */
  lang?: string;
}

interface DescribedProduct {
  /** text in the default language, en_US */
  description: string | null;
  descriptions: Readonly<Record<string, string>>;
}

/** The description in the first of the reader's languages that has one (specification, section 8), else null. */
export function textInLanguage(
  { description, descriptions }: DescribedProduct,
  languages: Languages,
): TextWithLanguage | null {
  const textIn = (code: string) => (code === LAST_LANGUAGE ? description : descriptions[code]);
  const code = languages.find(textIn);
  const text = code && textIn(code);
  if (!text) return null;
  return code === languages[0] ? { text } : { text, lang: code };
}
