import type { CsvRow } from './files';

/** Residents below which details of a case could point to a person (product decisions). */
export const SMALL_COMMUNE = 2000;

export interface Commune {
  population: number;
  islands: number[];
}

/** Islands that share communes and can only be counted together. */
export interface Unit {
  id: number;
  value: number;
  islands: number[];
}

/** Reads the census: one row per commune, its islands divided by bars. */
export function readCommunes(rows: readonly CsvRow[]): Commune[] {
  return rows.map((row) => ({
    population: Number(row.population_2022),
    islands: (row.island_ids ?? '').split('|').filter(Boolean).map(Number),
  }));
}

/**
 * The smallest units that have both residents and islands. A commune may hold
 * several islands and an island several communes: whatever shares is one unit.
 * A unit is named by its lowest island.
 */
export function unitsOf(communes: readonly Commune[]): Unit[] {
  let units: Unit[] = [];
  for (const { population, islands } of communes) {
    const touched = units.filter((unit) => unit.islands.some((island) => islands.includes(island)));
    const all = [...new Set([...islands, ...touched.flatMap((unit) => unit.islands)])].sort((a, b) => a - b);
    const value = touched.reduce((sum, unit) => sum + unit.value, population);
    units = [...units.filter((unit) => !touched.includes(unit)), { id: all[0]!, value, islands: all }];
  }
  return units.sort((a, b) => a.id - b.id);
}

/** Islands whose every commune has enough residents for details of cases to be public. */
export function openIslands(communes: readonly Commune[]): Set<number> {
  const open = new Set(communes.flatMap(({ islands }) => islands));
  for (const { population, islands } of communes) {
    if (population < SMALL_COMMUNE) for (const island of islands) open.delete(island);
  }
  return open;
}
