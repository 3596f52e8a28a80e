import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { savedText } from '../../stores/progress';
import { type Drafts, draftOf, type TextRow } from './model';

/** A language as a file: its code, and its texts by namespace, page and key; empty where one is missing. */
export interface LanguageFile {
  code: string;
  texts: Record<string, Record<string, Record<string, string>>>;
}

export function fileOf(code: string, rows: readonly TextRow[]): LanguageFile {
  const texts: LanguageFile['texts'] = {};
  for (const row of rows) {
    if (row.unused) continue;
    texts[row.namespace] ??= {};
    const pages = texts[row.namespace] as Record<string, Record<string, string>>;
    pages[row.page] = { ...pages[row.page], [row.key]: savedText(row) };
  }
  return { code, texts };
}

/** Saves all texts of a language to a file. */
export const saveTextFile = (code: string, rows: readonly TextRow[]): Promise<void> => {
  const json = `${JSON.stringify(fileOf(code, rows), null, 2)}\n`;
  return saveFile(`ciguawatch-${code}.json`, new Blob([json], { type: 'application/json' }));
};

/** What a file would change: drafts of the texts that differ, to be looked at before they are saved. */
export interface Imported {
  drafts: Drafts;
  count: number;
  /** texts of the file that the portal does not have */
  strange: number;
}

/** Reads a file that was saved here, or made like one. Throws when it is none, or one of another language. */
export function readTextFile(json: string, code: string, rows: readonly TextRow[]): Imported {
  const given = JSON.parse(json) as Partial<LanguageFile> | null;
  if (given?.code !== code || typeof given.texts !== 'object' || given.texts === null)
    throw new Error('no such file');
  const byName = new Map(rows.filter((row) => !row.unused).map((row) => [row.name, row]));
  const drafts: Record<string, string | null> = {};
  let strange = 0;
  for (const [namespace, pages] of Object.entries(given.texts))
    for (const [page, entries] of Object.entries(pages ?? {}))
      for (const [key, text] of Object.entries(entries ?? {})) {
        const row = byName.get(`${namespace}/${page}.${key}`);
        if (!row || typeof text !== 'string') strange += 1;
        else {
          const draft = draftOf(row, text);
          // An empty text of a file says that it was missing there, not that it is to go.
          if (draft) drafts[row.name] = draft;
        }
      }
  return { drafts, count: Object.keys(drafts).length, strange };
}
