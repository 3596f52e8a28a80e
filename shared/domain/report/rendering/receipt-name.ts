import { fileName } from '../../text/files/file-name';

/**
 * Name of the document of a report, for the one who saves it.
 * @param words what it is, in the language of the reader
 * @param id its number; null as long as it waits on the device
 * @param date day of the meal, or null where it is not known
 */
export const receiptName = (words: string, id: number | null, date: string | null): string =>
  fileName(`${[words, id, date].filter((part) => part !== null).join(' ')}.pdf`);
