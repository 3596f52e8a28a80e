/** A text of the directory as shown to a reader. */
interface TextIn {
  text: string;
  /** its language, where it is not the reader's */
  lang?: string;
}

interface Described {
  /** text in the default language, en_US */
  description: string | null;
  descriptions: Readonly<Record<string, string>>;
}

const DEFAULT = 'en_US';

/** The description in a language, else in the default one (specification, section 8), else null. */
export function textIn({ description, descriptions }: Described, code: string): TextIn | null {
  const own = code === DEFAULT ? description : descriptions[code];
  if (own) return { text: own };
  return description ? { text: description, lang: DEFAULT } : null;
}
