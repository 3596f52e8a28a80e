import type { EditedText, EditedTexts } from '@ciguawatch/shared/api/schemas/translation';

/** The text that visitors read now; empty where the language has none. */
export const savedText = ({ edited, bundled }: EditedText): string => edited ?? bundled ?? '';

/** Whether a text has no translation yet. */
export const isUntranslated = (text: EditedText): boolean => !text.unused && savedText(text) === '';

/** Whether a text was translated from another source than the present one, so that somebody looks at it again. */
export const isToCheck = ({ unused, made_from }: EditedText): boolean =>
  !unused && (made_from ?? null) !== null;

/** Whether a text waits for a translator: it has no translation, or one that is to be checked. */
export const isOpen = (text: EditedText): boolean => isUntranslated(text) || isToCheck(text);

/** Percentage of translated texts, rounded down: 100 only when none is missing. */
export const percent = (done: number, total: number): number =>
  total === 0 ? 100 : Math.floor((done * 100) / total);

/** A part of the portal with its progress, and its first page with an open text (else its first page). */
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
    const [page = ''] = used.find(([, held]) => held.some(isOpen)) ?? used[0] ?? [];
    return [{ namespace, page, total: all.length, done: all.filter((text) => !isOpen(text)).length }];
  });
}
