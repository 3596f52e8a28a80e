import { type Languages, prefersFrench } from '../fallback';

/**
 * Content of a file without rows, and what screens say instead of saving one (specification, section 8), in the
 * reader's language.
 * @param languages of the reader, nearest first
 */
export const emptyFileText = (languages: Languages): string =>
  prefersFrench(languages) ? 'Aucune donnée' : 'Data is empty';
