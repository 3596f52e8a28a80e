import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { type LanguageFile, parseLanguageFile } from '../../languages/language-file';
import { savedText } from '../../languages/progress';
import type { Drafts } from '../../languages/text-drafts';
import { draftValue, type TextRow } from './model';

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
export const saveTextFile = (code: string, rows: readonly TextRow[]): void => {
  const json = `${JSON.stringify(fileOf(code, rows), null, 2)}\n`;
  saveFile(`ciguawatch-texts-${code}.json`, new Blob([json], { type: 'application/json' }));
};

/** What importing a file would change: drafts of differing texts, to be checked before they are saved. */
interface ImportResult {
  drafts: Drafts;
  count: number;
  /** number of texts that the portal does not have */
  strange: number;
}

/**
 * Reads a language file: JSON, gettext PO or XLIFF 1.2.
 * @throws when the text is none, or of another language
 */
export async function readTextFile(
  text: string,
  code: string,
  rows: readonly TextRow[],
): Promise<ImportResult> {
  const isJson = text.trimStart().startsWith('{');
  const file = isJson ? parseLanguageFile(text) : (await import('./exchange/read')).readForeign(text);
  if (file.code !== code) throw new Error('another language');
  const byName = new Map(rows.filter((row) => !row.unused).map((row) => [row.name, row]));
  const drafts: Record<string, string | null> = {};
  let strange = 0;
  for (const { name, value } of file.texts) {
    const row = byName.get(name);
    if (!row || value === null) strange += 1;
    else {
      const draft = draftValue(row, value);
      // An empty text in a file means "untranslated", so it deletes nothing.
      if (draft) drafts[name] = draft;
    }
  }
  return { drafts, count: Object.keys(drafts).length, strange };
}
