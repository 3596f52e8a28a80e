/** Statements that change no row. */
const HARMLESS =
  /^\s*(select|show|explain|begin|start|commit|rollback|savepoint|release|set|reset|lock|checkpoint|vacuum|analyze|listen|notify)\b/i;
/** Whatever a text holds in quotes is no word of the language. */
const LITERALS = /'(?:[^']|'')*'/g;
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?"?(?:public"?\."?)?(\w+)/gi;
/** `on conflict do update set`, `for update`, `for no key update`. */
const NO_TABLE = /\b(?:do|for|key)\s+update\b/gi;

/** Tables that triggers write to behind others, which no text names (migrations 0019 and 0024). */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  country: ['location', 'case_report'],
  population_unit: ['location', 'case_report'],
  location: ['case_report'],
};

/**
 * The tables a statement writes to, by its text: none where it only reads, `all` where that cannot be told. It may
 * name too many, which costs a question; never too few.
 */
export function writtenTables(text: string): readonly string[] | 'all' {
  const plain = text.replace(LITERALS, "''").replace(NO_TABLE, '');
  const found = [...plain.matchAll(WRITES)].map((match) => (match[1] ?? '').toLowerCase());
  if (found.length > 0) return [...new Set(found.flatMap((table) => [table, ...(BEHIND[table] ?? [])]))];
  return HARMLESS.test(plain) || /^\s*with\b/i.test(plain) ? [] : 'all';
}
