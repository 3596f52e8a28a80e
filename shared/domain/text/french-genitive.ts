import { type Languages, prefersFrench } from './fallback';

/** French elides "de" before these letters; h and a leading ʻeta of island names are consonants. */
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;

/**
 * A place name with its French preposition: "de Tahiti", "d’Anaa". Other languages get the bare name, because
 * their texts contain the preposition.
 * @param languages of the reader, nearest first
 */
export function frenchGenitive(name: string, languages: Languages): string {
  if (!prefersFrench(languages)) return name;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}
