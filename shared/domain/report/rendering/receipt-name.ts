import { fileName } from '../../text/files/file-name';

/**
 * File name of the PDF of a report.
 * @param words kind of document in the reader's language
 * @param id number of the report; null while it waits on the device
 * @param date day of the meal; null where unknown
 */
export const receiptName = (words: string, id: number | null, date: string | null): string =>
  fileName(`${[words, id, date].filter((part) => part !== null).join(' ')}.pdf`);
