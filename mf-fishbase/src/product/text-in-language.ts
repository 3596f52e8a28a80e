/** A text of the directory as shown to a reader. */
interface TextWithLanguage {
  text: string;
  /** its language, where it is not the reader's */
  lang?: string;
}

interface DescribedProduct {
  /** text in the default language, en_US */
  description: string | null;
  descriptions: Readonly<Record<string, string>>;
}

const DEFAULT_LANGUAGE = 'en_US';

/** The description in a language, else in the default one (specification, section 8), else null. */
export function textInLanguage(
  { description, descriptions }: DescribedProduct,
  code: string,
): TextWithLanguage | null {
  const own = code === DEFAULT_LANGUAGE ? description : descriptions[code];
  if (own) return { text: own };
  return description ? { text: description, lang: DEFAULT_LANGUAGE } : null;
}
