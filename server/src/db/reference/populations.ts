import type { CsvRow } from './files';

/** Source of the municipal populations, as stored with each number. */
const MUNICIPAL_SOURCE = 'décret 2022-1592, municipal population, Licence Ouverte 2.0';

interface Commune {
  population: number;
  islands: number[];
}

/** Residents counted on a single island whose commune has several. */
interface IslandCount {
  island: number;
  population: number;
  /** year of the census */
  year: number;
  source: string;
}

/** Residents of one island, or of several that share communes and can only be counted together. */
export interface CensusUnit {
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
export const readIslandCounts = (rows: readonly CsvRow[]): IslandCount[] =>
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
export function censusUnits(communes: readonly Commune[], own: readonly IslandCount[] = []): CensusUnit[] {
  const countedIslands = new Set(own.map(({ island }) => island));
  const sharedCommunes = communes.filter(
    ({ islands }) => !islands.some((island) => countedIslands.has(island)),
  );
  const alone = own.map(({ island, population, year, source }) => ({
    ...{ id: island, value: population, year, source },
    islands: [island],
  }));
  return [...joinCommunes(sharedCommunes), ...alone].sort((a, b) => a.id - b.id);
}

function joinCommunes(communes: readonly Commune[]): CensusUnit[] {
  let units: CensusUnit[] = [];
  for (const { population, islands } of communes) {
    const overlapping = units.filter((unit) => unit.islands.some((island) => islands.includes(island)));
    const islandIds = [...new Set([...islands, ...overlapping.flatMap((unit) => unit.islands)])].sort(
      (a, b) => a - b,
    );
    const value = overlapping.reduce((sum, unit) => sum + unit.value, population);
    const unit = { id: islandIds[0]!, value, year: 2022, source: MUNICIPAL_SOURCE, islands: islandIds };
    units = [...units.filter((one) => !overlapping.includes(one)), unit];
  }
  return units;
}
