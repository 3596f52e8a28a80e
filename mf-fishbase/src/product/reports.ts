import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';

const at = (column: (typeof PUBLIC_COLUMNS)[number]) => PUBLIC_COLUMNS.indexOf(column);
const YEAR = at('case_eventyear');
const MONTH = at('case_eventmonth');
const ISLAND = at('case_island');
const SPECIE = at('specie_id');
const GROUP = at('phenotype_id');

/** The group of a species; null where it has none. */
type GroupOf = (specie: number) => number | null;

/** Number of reports per species and per group in some years. */
interface ReportCounts {
  species: ReadonlyMap<number, number>;
  /** includes reports that name a species of the group */
  groups: ReadonlyMap<number, number>;
  /** the same by island, without reports whose island is unknown */
  islands: { species: ByIsland; groups: ByIsland };
}

/** Number of reports by product and island. */
type ByIsland = ReadonlyMap<number, ReadonlyMap<number, number>>;

type Counts = Map<number, number>;

const add = (counts: Counts, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
const most = (counts: ReadonlyMap<number, number>): [number, number][] =>
  [...counts].sort(([a, one], [b, other]) => other - one || a - b);

const groupOfRow = (row: PublicCaseRow, groupOf: GroupOf): number | null => {
  const specie = row[SPECIE] as number | null;
  return (row[GROUP] as number | null) ?? (specie === null ? null : groupOf(specie));
};

/** Counts the reports of some years by product, as the statistics do. */
export function countReports(
  rows: readonly PublicCaseRow[],
  years: readonly number[],
  groupOf: GroupOf,
): ReportCounts {
  const species = new Map<number, number>();
  const groups = new Map<number, number>();
  const islands = { species: new Map<number, Counts>(), groups: new Map<number, Counts>() };
  const addAt = (counts: Map<number, Counts>, key: number, row: PublicCaseRow) => {
    if (row[ISLAND] === null) return;
    const mine = counts.get(key) ?? new Map<number, number>();
    counts.set(key, mine);
    add(mine, row[ISLAND] as number);
  };
  for (const row of rows) {
    if (!years.includes(row[YEAR] as number)) continue;
    const specie = row[SPECIE] as number | null;
    if (specie !== null) {
      add(species, specie);
      addAt(islands.species, specie, row);
    }
    const group = groupOfRow(row, groupOf);
    if (group !== null) {
      add(groups, group);
      addAt(islands.groups, group, row);
    }
  }
  return { species, groups, islands };
}

/** A species or a group. */
export interface Product {
  kind: 'specie' | 'phenotype';
  id: number;
}

/** The reports of one product. */
export interface ProductReports {
  total: number;
  /** number of reports by `year * 12 + month - 1`, without those of unknown month */
  months: ReadonlyMap<number, number>;
  /** island and number, descending */
  islands: [number, number][];
  /** number of reports whose island is unknown */
  elsewhere: number;
  /** of a group: number of reports that name no species */
  unnamed: number;
  /** month of the latest report in any year; null when there is none */
  last: { year: number; month: number } | null;
}

/** The month of a report as `year * 12 + month - 1`; -1 when unknown. */
function monthCell(row: PublicCaseRow): number {
  const [year, month] = [row[YEAR] as number | null, row[MONTH] as number | null];
  return year === null || month === null ? -1 : year * 12 + month - 1;
}

/** The reports of one product in some years, by month and island. */
export function reportsOf(
  rows: readonly PublicCaseRow[],
  { kind, id }: Product,
  years: readonly number[],
  groupOf: GroupOf,
): ProductReports {
  const months = new Map<number, number>();
  const islands = new Map<number, number>();
  let [total, unnamed, known, last] = [0, 0, 0, -1];
  for (const row of rows) {
    const named = kind === 'specie' ? row[SPECIE] : groupOfRow(row, groupOf);
    if (named !== id) continue;
    const cell = monthCell(row);
    last = Math.max(last, cell);
    if (!years.includes(row[YEAR] as number)) continue;
    total += 1;
    if (row[SPECIE] === null) unnamed += 1;
    if (cell >= 0) add(months, cell);
    if (row[ISLAND] === null) continue;
    known += 1;
    add(islands, row[ISLAND] as number);
  }
  return {
    total,
    months,
    islands: most(islands),
    elsewhere: total - known,
    unnamed,
    last: last < 0 ? null : { year: Math.floor(last / 12), month: (last % 12) + 1 },
  };
}
