import { editDistance } from '../text/search/near';
import { normalise } from '../text/search/search';

/** Words for kinds of places, ignored because they do not identify one. */
const PLACE_KINDS = new Set(
  'chez le la les l de du des a au aux the at of in store shop magasin marche market snack restaurant resto superette epicerie roulotte hotel pension dispensaire infirmerie hopital clinique centre medical poste sante cabinet dr docteur'.split(
    ' ',
  ),
);

const identifyingWords = (text: string) =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !PLACE_KINDS.has(word));

const isSimilar = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) > 3 && editDistance(one, other, 1) <= 1);

/**
 * Whether two free texts name the same place: half the words of the shorter name occur in the other, with
 * one typing error allowed in longer words. Null when one of them contains no identifying word.
 */
export function sameName(a: string | null | undefined, b: string | null | undefined): boolean | null {
  const [mine, theirs] = [identifyingWords(a ?? ''), identifyingWords(b ?? '')];
  if (mine.length === 0 || theirs.length === 0) return null;
  const [short, long] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  const found = short.filter((word) => long.some((other) => isSimilar(word, other))).length;
  return found * 2 >= short.length;
}
