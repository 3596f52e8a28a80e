/** Letters before which French shortens "de"; the h of island names is not silent, nor is a leading ʻeta. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/**
 * A place as the French sentences take it: "de Tahiti", "d’Anaa". In other languages the name alone, since
 * the word before it stands in the sentence.
 * @param code language of the interface
 */
export function ofName(name: string, code: string): string {
  if (!code.startsWith('fr')) return name;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}
