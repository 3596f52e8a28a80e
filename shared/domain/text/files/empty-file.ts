/**
 * Content of a file without rows, and what screens say instead of saving one (specification, section 8), in the
 * reader's language.
 * @param languageCode fr_FR
 */
export const emptyFileText = (languageCode: string): string =>
  languageCode.startsWith('fr') ? 'Aucune donnée' : 'Data is empty';
