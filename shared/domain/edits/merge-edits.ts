/** A field that both sides changed to different values. */
export interface Conflict<V = unknown> {
  field: string;
  before: V;
  mine: V;
  theirs: V;
}

/** Result of merging two edits that started from the same values. */
export interface Merge<V = unknown> {
  /** fields whose value a person must choose */
  conflicts: Conflict<V>[];
  /** fields that only this side changed */
  mine: string[];
  /** fields that only the other side changed */
  theirs: string[];
}

/** Side of a merge whose value stays: mine or theirs. */
export type Side = 'mine' | 'theirs';

/** Whether two values have the same JSON; undefined equals null. */
const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Three-way merge of two edits. A field changed by one side only is taken from that side; one changed to
 * the same value by both is no conflict.
 * @param base values that both edits started from, by field
 * @param asked fields that this side changed, with the new values
 * @param current values as stored now
 * @param same whether two values of a field are equal
 */
export function mergeEdits<V>(
  base: Readonly<Record<string, V>>,
  asked: Readonly<Record<string, V>>,
  current: Readonly<Record<string, V>>,
  same: (a: V | null, b: V | null) => boolean = isSameJson,
): Merge<V | null> {
  const merge: Merge<V | null> = { conflicts: [], mine: [], theirs: [] };
  for (const field of new Set([...Object.keys(asked), ...Object.keys(base)])) {
    const before = base[field] ?? null;
    const theirs = current[field] ?? null;
    const ownValue = field in asked;
    const otherValue = !same(before, theirs);
    const mine = ownValue ? (asked[field] ?? null) : before;
    if (ownValue && otherValue && !same(mine, theirs)) merge.conflicts.push({ field, before, mine, theirs });
    else if (ownValue && !otherValue) merge.mine.push(field);
    else if (otherValue && !ownValue) merge.theirs.push(field);
  }
  return merge;
}
