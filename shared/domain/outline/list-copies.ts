/**
 * A copy of a list with the item at an index replaced; `Array.prototype.with` is missing in Safari 15.4.
 */
export const withItem = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((old, at) => (at === index ? item : old));

/**
 * A copy of a list with items removed and others inserted; `Array.prototype.toSpliced` is missing in Safari
 * 15.4.
 */
export const withSplice = <T>(list: readonly T[], index: number, remove: number, ...items: T[]): T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index + remove),
];
