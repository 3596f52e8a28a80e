/** French elides "de" before these letters; h and a leading ʻeta of island names are consonants. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/**
 * A place name with its French preposition: "de Tahiti", "d’Anaa". Other languages get the bare name, because
 * their texts contain the preposition.
 * @param code interface language, e.g. `fr_FR`
 */
export function frenchGenitive(name: string, code: string): string {
  if (!code.startsWith('fr')) return name;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}
