import type { IssueNote } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, formatInstant } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { DocumentDescription } from '@ciguawatch/shared/ui/document/description';
import type { ReportWords } from './words';

/**
 * When an edition was issued. The public reads the day only, which its answer carries as the first moment of the day
 * at the place: an hour would be invented.
 */
export function issueTime(at: string, zone: string | undefined, code?: string): string {
  if (zone === undefined) return formatInstant(at, zone, 'long', code);
  const { year, month, day, hour, minute } = civilOf(Date.parse(at), zone);
  if (hour !== 0 || minute !== 0) return formatInstant(at, zone, 'long', code);
  const two = (value: number) => String(value).padStart(2, '0');
  return formatDate(`${year}-${two(month)}-${two(day)}`, 'long', code);
}

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
    t('editionData', { at: issueTime(at, zone, code) }),
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
