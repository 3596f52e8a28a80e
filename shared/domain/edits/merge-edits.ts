/** One field that both sides changed, each in another way. */
export interface Conflict<V = unknown> {
  field: string;
  before: V;
  mine: V;
  theirs: V;
}

/** What remains of two edits that began from the same values. */
export interface Merge<V = unknown> {
  /** fields that somebody must choose */
  conflicts: Conflict<V>[];
  /** fields only this side changed */
  mine: string[];
  /** fields only the other side changed */
  theirs: string[];
}

/** Whose value stays. */
export type Side = 'mine' | 'theirs';

/** Whether two values say the same, by what they look like as text; nothing is null. */
const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Compares two edits with what both began from. A field that only one side changed is merged by itself; one that both
 * changed to the same value needs no choice either.
 * @param base values that both began from, by field
 * @param asked what this side changed: only fields it touched
 * @param current values as they are now
 * @param same whether two values of a field say the same
 */
export function mergeEdits<V>(
  base: Readonly<Record<string, V>>,
  asked: Readonly<Record<string, V>>,
  current: Readonly<Record<string, V>>,
  same: (a: V | null, b: V | null) => boolean = alike,
): Merge<V | null> {
  const merge: Merge<V | null> = { conflicts: [], mine: [], theirs: [] };
  for (const field of new Set([...Object.keys(asked), ...Object.keys(base)])) {
    const before = base[field] ?? null;
    const theirs = current[field] ?? null;
    const here = field in asked;
    const there = !same(before, theirs);
    const mine = here ? (asked[field] ?? null) : before;
    if (here && there && !same(mine, theirs)) merge.conflicts.push({ field, before, mine, theirs });
    else if (here && !there) merge.mine.push(field);
    else if (there && !here) merge.theirs.push(field);
  }
  return merge;
}
