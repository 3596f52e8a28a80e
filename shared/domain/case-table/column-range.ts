/** Columns do not change once a table is asked; a new table has new columns. */
const known = new WeakMap<object, { least: number; most: number }>();

/**
 * The smallest value above 0 and the largest of a whole column, worked out once; both 0 of a column of
 * nothing. They bound any selection of its rows.
 */
export function rangeOf(column: ArrayLike<number> & object): { least: number; most: number } {
  const before = known.get(column);
  if (before) return before;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] as number;
    if (value > most) most = value;
    if (value > 0 && value < least) least = value;
  }
  const found = { least: Math.min(least, most), most };
  known.set(column, found);
  return found;
}
