/** Run-length encoded column: its values, and how often each repeats. */
type PackedColumn = [values: unknown[], counts: number[]];

/** Rows of a list encoded as columns by name, all of the same length. */
export type Packed = Record<string, PackedColumn>;

/** How the columns of a list are encoded. Packer and unpacker must use the same definition. */
export interface Packing {
  /** Columns of integers that mostly grow a little from row to row; encoded as differences. */
  differences: readonly string[];
  /**
   * Columns that mostly depend on another one: encoded as `SAME_MARK` where the last row with the same value of
   * that other column had this value too. Their own values must never be `SAME_MARK`.
   */
  follows: Readonly<Record<string, string>>;
}

const SAME_MARK = 0;

const columnValues = (all: ReadonlyMap<string, unknown[]>, name: string): unknown[] => all.get(name) ?? [];

/**
 * Encodes rows as columns, which is much smaller than JSON rows both before and after compression.
 * @param names columns in the order of a row
 */
export function pack(
  names: readonly string[],
  rows: readonly (readonly unknown[])[],
  { differences, follows }: Packing,
): Packed {
  const all = new Map<string, unknown[]>(names.map((name, at) => [name, rows.map((row) => row[at] ?? null)]));
  const lastValues = new Map(all);
  for (const name of differences) lastValues.set(name, asDifferences(columnValues(all, name)));
  for (const [name, of] of Object.entries(follows))
    lastValues.set(name, asFollowing(columnValues(all, name), columnValues(all, of)));
  return Object.fromEntries(names.map((name) => [name, encodeRuns(columnValues(lastValues, name))]));
}

/** Decodes packed rows; a column that is missing is null in all of them. */
export function unpack(
  packed: Packed,
  names: readonly string[],
  { differences, follows }: Packing,
): unknown[][] {
  const all = new Map(names.map((name) => [name, decodeRuns(packed[name])]));
  for (const name of differences) fromDifferences(columnValues(all, name));
  for (const [name, of] of Object.entries(follows))
    fromFollowing(columnValues(all, name), columnValues(all, of));
  const columns = names.map((name) => columnValues(all, name));
  return (columns[0] ?? []).map((_, at) => columns.map((one) => one[at] ?? null));
}

function asDifferences(values: readonly unknown[]): unknown[] {
  let before = 0;
  return values.map((value) => {
    if (typeof value !== 'number') return value;
    const step = value - before;
    before = value;
    return step;
  });
}

function fromDifferences(values: unknown[]): void {
  let before = 0;
  for (const [at, step] of values.entries())
    if (typeof step === 'number') {
      before += step;
      values[at] = before;
    }
}

function asFollowing(values: readonly unknown[], of: readonly unknown[]): unknown[] {
  const last = new Map<unknown, unknown>();
  return values.map((value, at) => {
    if (value === SAME_MARK)
      throw new Error('A column that follows another one holds what stands for the same.');
    const isSame = last.has(of[at]) && isEqual(last.get(of[at]), value);
    last.set(of[at], value);
    return isSame ? SAME_MARK : value;
  });
}

function fromFollowing(values: unknown[], of: readonly unknown[]): void {
  const last = new Map<unknown, unknown>();
  for (let at = 0; at < values.length; at += 1)
    if (values[at] === SAME_MARK) values[at] = last.get(of[at]) ?? null;
    else last.set(of[at], values[at]);
}

function encodeRuns(all: readonly unknown[]): PackedColumn {
  const values: unknown[] = [];
  const counts: number[] = [];
  for (const value of all) {
    const at = values.length - 1;
    if (at >= 0 && isEqual(values[at], value)) counts[at]! += 1;
    else {
      values.push(value);
      counts.push(1);
    }
  }
  return [values, counts];
}

/** Whether two JSON values are equal. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

function decodeRuns([values, counts]: PackedColumn = [[], []]): unknown[] {
  const all: unknown[] = [];
  for (let at = 0; at < values.length; at += 1)
    for (let left = counts[at] ?? 0; left > 0; left -= 1) all.push(values[at]);
  return all;
}
