/** The ʻeta and what is typed for it: collation puts the letter between H and I, readers look for the next letter. */
const ETA = /[ʻʼ‘’'`]/g;

/** An order of two names, for `sort`: negative when the first comes first. */
type NameOrder = (a: string, b: string) => number;

const orders = new Map<string, NameOrder>();

/**
 * The order of names in a list that people read: by the alphabet of their language, without regard to an ʻeta, and
 * with numbers in names by their value.
 * @param language BCP 47 tag, such as `fr` or `en-US`
 */
export function nameOrder(language: string): NameOrder {
  const known = orders.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const order: NameOrder = (a, b) => compare(a.replace(ETA, ''), b.replace(ETA, '')) || compare(a, b);
  orders.set(language, order);
  return order;
}

/** Order of codes, file names and instants as they are stored, which no language has a say in. */
export const byCode: NameOrder = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
