/** Most texts per saving call; more are split over several calls. */
export const MAX_TEXTS_PER_CALL = 400;

/** A language as a file: its code, and its texts by namespace, page and key; a missing text is empty. */
export interface LanguageFile {
  code: string;
  texts: Record<string, Record<string, Record<string, string>>>;
}

/** One text of a language file; `value` is null where a hand-made file has something else than a text. */
export interface FileText {
  namespace: string;
  page: string;
  key: string;
  /** namespace/page.key */
  name: string;
  value: string | null;
}

/**
 * Parses a language file.
 * @throws when the text is none
 */
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
