/** Texts saved by one call at most; more go in several. */
export const AT_ONCE = 400;

/** A language as a file: its code, and its texts by namespace, page and key; empty where one is missing. */
export interface LanguageFile {
  code: string;
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** One text of a language file with its position; null where a hand-made file holds something else. */
export interface FileText {
  namespace: string;
  page: string;
  key: string;
  /** namespace/page.key */
  name: string;
  value: string | null;
}

/** Reads a file that was saved here, or made like one. Throws when it is none. */
export function parseLanguageFile(json: string): { code: string; texts: FileText[] } {
  const given = JSON.parse(json) as Partial<LanguageFile> | null;
  if (typeof given?.code !== 'string' || typeof given.texts !== 'object' || given.texts === null)
    throw new Error('no such file');
  const texts = Object.entries(given.texts).flatMap(([namespace, pages]) =>
    Object.entries(pages ?? {}).flatMap(([page, entries]) =>
      Object.entries(entries ?? {}).map(([key, text]) => ({
        ...{ namespace, page, key, name: `${namespace}/${page}.${key}` },
        value: typeof text === 'string' ? text : null,
      })),
    ),
  );
  return { code: given.code, texts };
}
