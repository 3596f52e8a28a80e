import type { Sheet } from './sheet';

/** How a column is read: its field, null when it is left out, and its unit. */
export interface Column<F extends string> {
  field: F | null;
  unit: string | undefined;
  /** whether a person agreed that its values are left out */
  isLeft?: boolean;
}

/** What a kind of import knows of its columns. */
export interface ColumnKinds<F extends string> {
  /** fields offered for a column, in their order */
  fields: readonly F[];
  /** units that a column may have; the first is the one stored */
  units: Partial<Record<F, readonly string[]>>;
  /** header names that identify a field, as `bareHead` writes them; the field's own name always does */
  heads: Partial<Record<F, RegExp>>;
  /** header names of columns that repeat what others say, so that leaving them out loses nothing */
  derived?: RegExp;
  /** unit that a header tells, else undefined */
  unitOf?: (field: F, name: string) => string | undefined;
}

/** A header without accents, punctuation and case. */
export const bareHead = (head: string): string =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** A column that is left out although it holds values, which must be agreed to. */
export interface OmittedColumn {
  column: number;
  head: string;
  /** number of lines with a value, and the first of these values */
  count: number;
  example: string;
  /** whether an earlier column has the same head */
  isDouble: boolean;
}

/** Columns whose values would not be stored without anybody having agreed to it. */
export function omittedColumnsOf<F extends string>(
  { head, lines }: Sheet,
  columns: readonly Column<F>[],
  { derived }: Pick<ColumnKinds<F>, 'derived'>,
): OmittedColumn[] {
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), columns.length);
  return Array.from({ length: width }, (_, column): OmittedColumn[] => {
    const { field = null, isLeft = false } = columns[column] ?? {};
    const name = bareHead(head[column] ?? '');
    if (field !== null || isLeft || derived?.test(name)) return [];
    const values = lines.flatMap(({ cells }) => cells[column] || []);
    const [example] = values;
    if (example === undefined) return [];
    const isDouble = name !== '' && head.findIndex((one) => bareHead(one) === name) < column;
    return [{ column, head: head[column] ?? '', count: values.length, example, isDouble }];
  }).flat();
}

/** The columns with these left out, as somebody agreed. Cells may stand behind the last head. */
export const withoutColumns = <F extends string>(
  columns: readonly Column<F>[],
  left: readonly OmittedColumn[],
): Column<F>[] =>
  Array.from({ length: Math.max(columns.length, ...left.map(({ column }) => column + 1)) }, (_, at) => {
    const one = columns[at] ?? { field: null, unit: undefined };
    return left.some(({ column }) => column === at) ? { ...one, isLeft: true } : one;
  });

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
