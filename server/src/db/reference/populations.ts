import type { CsvRow } from './files';

/** The source of the municipal populations, as rows of it are marked in the database. */
const MUNICIPAL = 'décret 2022-1592, municipal population, Licence Ouverte 2.0';

interface Commune {
  population: number;
  islands: number[];
}

/** Residents counted on one island alone, where its commune holds others too. */
interface OwnCount {
  island: number;
  population: number;
  /** year of the census */
  year: number;
  source: string;
}

/** Islands with residents: one island, or several that share communes and can only be counted together. */
export interface Unit {
  id: number;
  value: number;
  year: number;
  source: string;
  islands: number[];
}

/** Reads the census: one row per commune, its islands divided by bars. */
export function readCommunes(rows: readonly CsvRow[]): Commune[] {
  return rows.map((row) => ({
    population: Number(row.population_2022),
    islands: (row.island_ids ?? '').split('|').filter(Boolean).map(Number),
  }));
}

/** Reads the islands that were counted apart from the others of their commune. */
export const readOwnCounts = (rows: readonly CsvRow[]): OwnCount[] =>
  rows.map((row) => ({
    island: Number(row.island_id),
    population: Number(row.population),
    year: Number(row.census_year),
    source: row.source ?? '',
  }));

/**
 * The smallest units that have both residents and islands. A commune may hold
 * several islands and an island several communes: whatever shares is one unit.
 * A unit is named by its lowest island. An island that was counted apart is a unit
 * of its own; the number of its commune then says nothing of any other island.
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
