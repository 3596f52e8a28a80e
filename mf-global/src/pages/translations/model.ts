import type { Dictionary } from '@ciguawatch/shared/api/schemas/i18n';
import type { EditedText, EditedTexts, TextChanges } from '@ciguawatch/shared/api/schemas/translation';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { isPlural, type TextFault, textFault } from '@ciguawatch/shared/domain/text/translated';
import { isOpen, savedText } from '../../languages/progress';
import type { Drafts, DraftVersions } from '../../languages/text-drafts';
import { pageText } from './words';

/** Which of a page's texts are listed. */
export const TEXT_FILTERS = ['missing', 'suggested', 'changed', 'all', 'unused'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** A text with its reference. */
export interface TextRow extends EditedText {
  namespace: string;
  page: string;
  key: string;
  /** namespace/page.key */
  name: string;
  /** the text in the reference language */
  reference: string;
}

/**
 * All texts of a language in the order of the reference. @param reference dictionary of the reference
 * language
 */
export function rowsOf(edited: EditedTexts, reference: Dictionary): TextRow[] {
  return Object.entries(edited.texts).flatMap(([namespace, pages]) =>
    Object.entries(pages).flatMap(([page, entries]) =>
      Object.entries(entries).map(([key, text]) => ({
        ...text,
        ...{ namespace, page, key, name: `${namespace}/${page}.${key}` },
        reference: reference.pages[namespace]?.[page]?.[key]?.value ?? '',
      })),
    ),
  );
}

/** Content of a text's field: the draft, or the saved text. */
export function typedText(row: TextRow, drafts: Drafts): string {
  const draft = drafts[row.name];
  return draft === undefined ? savedText(row) : (draft ?? row.bundled ?? '');
}

/** Fault of a draft that prevents saving; null for a valid draft or none. */
export function draftFault(row: TextRow, drafts: Drafts): TextFault | null {
  const draft = drafts[row.name];
  if (!draft) return null;
  return textFault(row.reference || (row.bundled ?? ''), draft);
}

/** A page of texts with its progress. */
export interface TextPage {
  /** namespace/page */
  id: string;
  namespace: string;
  page: string;
  /** what people call it */
  title: string;
  total: number;
  done: number;
}

/**
 * Pages in the order of the texts, by namespace, named in the reference language.
 * @param isOwn whether the texts are those of the reader's language, which then names the pages
 */
export function pagesOf(rows: readonly TextRow[], isOwn = false): TextPage[] {
  const pages = new Map<string, TextPage>();
  const titles = new Map(
    rows
      .filter(({ key }) => key === 'title')
      .map((row) => [`${row.namespace}/${row.page}`, isOwn ? savedText(row) : row.reference]),
  );
  for (const row of rows) {
    if (row.unused) continue;
    const id = `${row.namespace}/${row.page}`;
    const { namespace, page } = row;
    const known = pages.get(id) ?? {
      id,
      namespace,
      page,
      title: pageText(namespace, page, titles.get(id) ?? ''),
      total: 0,
      done: 0,
    };
    pages.set(id, { ...known, total: known.total + 1, done: known.done + (isOpen(row) ? 0 : 1) });
  }
  return [...pages.values()];
}

/** Whether a text belongs to the selected kind; visitors' wordings are not in the text. */
export function isShown(row: TextRow, shown: Exclude<TextFilter, 'suggested'>, drafts: Drafts): boolean {
  if (shown === 'unused') return row.unused;
  if (row.unused) return false;
  if (shown === 'missing') return isOpen(row) || drafts[row.name] !== undefined;
  return shown === 'all' || row.edited !== null || drafts[row.name] !== undefined;
}

/**
 * Whether a text matches a search, in its key, reference or translation. The saved translation counts too: a text that was
 * found by it stays under the cursor while the word that was searched for is being corrected.
 */
export function matchesSearch(row: TextRow, search: string, drafts: Drafts): boolean {
  const wanted = normalise(search.trim());
  return [row.name, row.reference, savedText(row), typedText(row, drafts)].some((text) =>
    normalise(text).includes(wanted),
  );
}

/** Drafts that can be saved, as the call takes them, each with the version it is based on. */
export function changesOf(
  rows: readonly TextRow[],
  drafts: Drafts,
  versions: DraftVersions,
): TextChanges['i18n_json'] {
  const changes: TextChanges['i18n_json'] = {};
  for (const row of rows) {
    const value = drafts[row.name];
    if (value === undefined || draftFault(row, drafts) !== null) continue;
    const { namespace, page, key, name } = row;
    const version = versions[name] ?? row.version;
    changes[namespace] = {
      ...changes[namespace],
      [page]: { ...changes[namespace]?.[page], [key]: { value, version } },
    };
  }
  return changes;
}

/** Draft for a typed text: undefined when it equals the saved one, null when it reverts the edit. */
export function draftValue(row: TextRow, typed: string): string | null | undefined {
  const isEmpty = typed.replaceAll('|', '').trim() === '';
  if (typed === savedText(row) || (isEmpty && savedText(row) === '')) return undefined;
  return isEmpty ? null : typed;
}

/** The three forms of a plural, one per field. */
export const pluralForms = (text: string): [string, string, string] => {
  const [none = '', one = '', many = ''] = text.split('|');
  return [none, one, many];
};

export const isPluralRow = (row: TextRow): boolean => isPlural(row.reference || savedText(row));
