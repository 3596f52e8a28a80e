import type { IssueNote } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { DocumentDescription } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

/**
 * First line of a document, which identifies its edition or marks it as a draft, and the word printed across
 * a draft.
 */
export function editionOf(
  note: IssueNote | null,
  { t, number, code }: ReportWords,
  zone?: string,
): Pick<DocumentDescription, 'status' | 'stamp'> {
  if (!note) return { status: t('draftStatus'), stamp: t('draftAcross') };
  const { by, at, replaces } = note;
  const said = [
    t('edition', { number: String(note.number) }),
    t('editionData', { at: formatInstant(at, zone, 'long', code) }),
    ...(by === null ? [] : [t('editionBy', { by })]),
    ...(replaces
      ? [
          t('editionReplaces', {
            number: String(replaces.number),
            before: number(replaces.reports),
            now: number(note.reports),
          }),
        ]
      : []),
  ];
  return { status: said.join(', ') };
}

/** Part of the file name that states edition and language, such as "edition-2-fr" or "draft-en". */
export const editionName = (note: IssueNote | null, { t, code }: ReportWords): string =>
  `${note ? t('editionFile', { number: String(note.number) }) : t('draftFile')}-${code.slice(0, 2)}`;
