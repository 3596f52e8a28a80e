/** A list in which the item at an index is another; `Array.with` is missing where Safari 15.4 is meant. */
export const replaced = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((old, at) => (at === index ? item : old));

/** A list without an item, or with others in its place. */
export const spliced = <T>(list: readonly T[], index: number, remove: number, ...items: T[]): T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index + remove),
];
