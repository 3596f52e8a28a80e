import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';

const columnIndex = (column: (typeof PUBLIC_COLUMNS)[number]) => PUBLIC_COLUMNS.indexOf(column);
const YEAR_COLUMN = columnIndex('case_eventyear');
const MONTH_COLUMN = columnIndex('case_eventmonth');
const ISLAND_COLUMN = columnIndex('case_island');
const SPECIES_COLUMN = columnIndex('specie_id');
const GROUP_COLUMN = columnIndex('phenotype_id');

/** Returns the group of a species; null for one without a group. */
type GroupOfSpecies = (specie: number) => number | null;

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

const increment = (counts: Counts, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);
const sortedByCount = (counts: ReadonlyMap<number, number>): [number, number][] =>
  [...counts].sort(([a, one], [b, other]) => other - one || a - b);

const groupOfRow = (row: PublicCaseRow, groupOf: GroupOfSpecies): number | null => {
  const specie = row[SPECIES_COLUMN] as number | null;
  return (row[GROUP_COLUMN] as number | null) ?? (specie === null ? null : groupOf(specie));
};

/** Counts the reports of some years by product, as the statistics do. */
export function countReports(
  rows: readonly PublicCaseRow[],
  years: readonly number[],
  groupOf: GroupOfSpecies,
): ReportCounts {
  const species = new Map<number, number>();
  const groups = new Map<number, number>();
  const islands = { species: new Map<number, Counts>(), groups: new Map<number, Counts>() };
  const addAt = (counts: Map<number, Counts>, key: number, row: PublicCaseRow) => {
    if (row[ISLAND_COLUMN] === null) return;
    const mine = counts.get(key) ?? new Map<number, number>();
    counts.set(key, mine);
    increment(mine, row[ISLAND_COLUMN] as number);
  };
  for (const row of rows) {
    if (!years.includes(row[YEAR_COLUMN] as number)) continue;
    const specie = row[SPECIES_COLUMN] as number | null;
    if (specie !== null) {
      increment(species, specie);
      addAt(islands.species, specie, row);
    }
    const group = groupOfRow(row, groupOf);
    if (group !== null) {
      increment(groups, group);
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
  const [year, month] = [row[YEAR_COLUMN] as number | null, row[MONTH_COLUMN] as number | null];
  return year === null || month === null ? -1 : year * 12 + month - 1;
}

/** The reports of one product in some years, by month and island. */
export function reportsOf(
  rows: readonly PublicCaseRow[],
  { kind, id }: Product,
  years: readonly number[],
  groupOf: GroupOfSpecies,
): ProductReports {
  const months = new Map<number, number>();
  const islands = new Map<number, number>();
  let [total, unnamed, known, last] = [0, 0, 0, -1];
  for (const row of rows) {
    const named = kind === 'specie' ? row[SPECIES_COLUMN] : groupOfRow(row, groupOf);
    if (named !== id) continue;
    const cell = monthCell(row);
    last = Math.max(last, cell);
    if (!years.includes(row[YEAR_COLUMN] as number)) continue;
    total += 1;
    if (row[SPECIES_COLUMN] === null) unnamed += 1;
    if (cell >= 0) increment(months, cell);
    if (row[ISLAND_COLUMN] === null) continue;
    known += 1;
    increment(islands, row[ISLAND_COLUMN] as number);
  }
  return {
    total,
    months,
    islands: sortedByCount(islands),
    elsewhere: total - known,
    unnamed,
    last: last < 0 ? null : { year: Math.floor(last / 12), month: (last % 12) + 1 },
  };
}
