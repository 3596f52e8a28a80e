/** How a column is read: its field, null when it is left out, and its unit. */
export interface Column<F extends string> {
  field: F | null;
  unit: string | undefined;
}

/** What a kind of import knows of its columns. */
export interface ColumnKinds<F extends string> {
  /** fields offered for a column, in their order */
  fields: readonly F[];
  /** units that a column may have; the first is the one stored */
  units: Partial<Record<F, readonly string[]>>;
  /** header names that identify a field, as `bareHead` writes them; the field's own name always does */
  heads: Partial<Record<F, RegExp>>;
  /** unit that a header tells, else undefined */
  unitOf?: (field: F, name: string) => string | undefined;
}

/** A header without accents, punctuation and case. */
export const bareHead = (head: string): string =>
  head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Guesses the field and unit of each column from its header; each field is used once. */
export function guessColumns<F extends string>(
  { fields, units, heads, unitOf }: ColumnKinds<F>,
  head: readonly string[],
): Column<F>[] {
  const taken = new Set<F>();
  return head.map((text) => {
    const name = bareHead(text);
    const isNamed = (field: F) => bareHead(field) === name || heads[field]?.test(name) === true;
    const field = name === '' ? null : (fields.find((one) => isNamed(one) && !taken.has(one)) ?? null);
    if (field) taken.add(field);
    return { field, unit: field === null ? undefined : (unitOf?.(field, name) ?? units[field]?.[0]) };
  });
}
