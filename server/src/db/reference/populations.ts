import type { CsvRow } from './files';

/** Source of the municipal populations, as stored with each number. */
const MUNICIPAL = 'décret 2022-1592, municipal population, Licence Ouverte 2.0';

interface Commune {
  population: number;
  islands: number[];
}

/** Residents counted on a single island whose commune has several. */
interface OwnCount {
  island: number;
  population: number;
  /** year of the census */
  year: number;
  source: string;
}

/** Residents of one island, or of several that share communes and can only be counted together. */
export interface Unit {
  id: number;
  value: number;
  year: number;
  source: string;
  islands: number[];
}

/** Reads the census file: one row per commune, its islands separated by `|`. */
export function readCommunes(rows: readonly CsvRow[]): Commune[] {
  return rows.map((row) => ({
    population: Number(row.population_2022),
    islands: (row.island_ids ?? '').split('|').filter(Boolean).map(Number),
  }));
}

/** Reads the file of islands that have a count of their own within their commune. */
export const readOwnCounts = (rows: readonly CsvRow[]): OwnCount[] =>
  rows.map((row) => ({
    island: Number(row.island_id),
    population: Number(row.population),
    year: Number(row.census_year),
    source: row.source ?? '',
  }));

/**
 * Smallest units with both residents and islands. Islands and communes that overlap form one unit, named by
 * its lowest island id. An island with a count of its own is a separate unit; its commune's number is then
 * dropped.
 */
export function unitsOf(communes: readonly Commune[], own: readonly OwnCount[] = []): Unit[] {
  const apart = new Set(own.map(({ island }) => island));
  const together = communes.filter(({ islands }) => !islands.some((island) => apart.has(island)));
  const alone = own.map(({ island, population, year, source }) => ({
    ...{ id: island, value: population, year, source },
    islands: [island],
  }));
  return [...joined(together), ...alone].sort((a, b) => a.id - b.id);
}

function joined(communes: readonly Commune[]): Unit[] {
  let units: Unit[] = [];
  for (const { population, islands } of communes) {
    const touched = units.filter((unit) => unit.islands.some((island) => islands.includes(island)));
    const all = [...new Set([...islands, ...touched.flatMap((unit) => unit.islands)])].sort((a, b) => a - b);
    const value = touched.reduce((sum, unit) => sum + unit.value, population);
    const unit = { id: all[0]!, value, year: 2022, source: MUNICIPAL, islands: all };
    units = [...units.filter((one) => !touched.includes(one)), unit];
  }
  return units;
}
