import type { EditedText, EditedTexts } from '@ciguawatch/shared/api/schemas/translation';

/** The text that visitors read now; empty where the language has none. */
export const savedText = ({ edited, bundled }: EditedText): string => edited ?? bundled ?? '';

/** Whether a text has no translation yet. */
export const isUntranslated = (text: EditedText): boolean => !text.unused && savedText(text) === '';

/** Percentage of translated texts, rounded down: 100 only when none is missing. */
export const percent = (done: number, total: number): number =>
  total === 0 ? 100 : Math.floor((done * 100) / total);

/** A part of the portal with its progress, and its first page with a missing text (else its first page). */
interface PartProgress {
  namespace: string;
  page: string;
  total: number;
  done: number;
}

/** Progress of a language by part of the portal, in the order of its texts. */
export function progressOf({ texts }: EditedTexts): PartProgress[] {
  return Object.entries(texts).flatMap(([namespace, pages]) => {
    const used = Object.entries(pages).map(
      ([page, entries]) => [page, Object.values(entries).filter(({ unused }) => !unused)] as const,
    );
    const all = used.flatMap(([, held]) => held);
    if (all.length === 0) return [];
    const [page = ''] = used.find(([, held]) => held.some(isUntranslated)) ?? used[0] ?? [];
    return [{ namespace, page, total: all.length, done: all.filter((text) => !isUntranslated(text)).length }];
  });
}
