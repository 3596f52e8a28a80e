import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { type Count, countIds } from './statistics-counts';
import { latestMonth } from './statistics-months';

/** A fish as it is reported: a species, or only its group. */
export interface FishChoice {
  kind: 'specie' | 'phenotype';
  id: number;
}

/** What was reported of one fish and one island over some years. */
export interface RiskAnswer {
  /** reports of this fish from this island */
  count: number;
  /** the same, per year asked, oldest first, years without a report included */
  byYear: Count[];
  /** the last month reported; null when never */
  last: { year: number; month: number } | null;
  /** this fish from other islands, by island */
  elsewhere: Count[];
  /** every report of this fish, wherever */
  elsewhereTotal: number;
  /** other species from this island */
  others: Count[];
  /** every report from this island, whatever the fish */
  islandTotal: number;
  /** reports from this island that name neither species nor phenotype */
  unnamed: number;
  /**
   * For a species: reports from this island of its phenotype, the species itself and the ones that
   * name only the phenotype included; null when the species has none or a phenotype was asked.
   */
  phenotype: { id: number; count: number; only: number } | null;
}

/** Labels for a number of reports: never "safe", never "toxic". */
export type RiskLevel = 'none' | 'little' | 'often' | 'very';

/** None, 1 to 3, 4 to 9, 10 or more reports over the years asked. */
export function riskLevel(count: number): RiskLevel {
  if (count === 0) return 'none';
  if (count <= 3) return 'little';
  return count <= 9 ? 'often' : 'very';
}

/** The phenotype of the species asked, with all its species: reports name one, the other, or both. */
export interface PhenotypeOf {
  id: number;
  species: readonly number[];
}

function ofPhenotype(table: CaseTable, onIsland: Uint32Array, asked: PhenotypeOf): RiskAnswer['phenotype'] {
  const species = new Set(asked.species);
  let count = 0;
  let only = 0;
  for (const row of onIsland) {
    const specie = table.specie[row] as number;
    const named = specie === 0 && table.phenotype[row] === asked.id;
    if (named) only += 1;
    if (named || species.has(specie)) count += 1;
  }
  return { id: asked.id, count, only };
}

/** The reports of a fish, of an island, and of what lies around both. */
export function riskOf(
  table: CaseTable,
  ask: { island: number; fish: FishChoice; years: readonly number[]; phenotype?: PhenotypeOf | null },
): RiskAnswer {
  const fish = ask.fish.kind === 'specie' ? { species: [ask.fish.id] } : { phenotypes: [ask.fish.id] };
  const ofFish = selectRows(table, { ...fish, years: ask.years });
  const here = ofFish.filter((row) => table.island[row] === ask.island);
  const onIsland = selectRows(table, { islands: [ask.island], years: ask.years });
  const perYear = new Map(countIds(table.year, here).map(({ key, count }) => [key, count]));
  const fishOfRow = ask.fish.kind === 'specie' ? table.specie : table.phenotype;
  return {
    count: here.length,
    byYear: ask.years.map((key) => ({ key, count: perYear.get(key) ?? 0 })),
    last: latestMonth(table, here),
    elsewhere: countIds(table.island, ofFish).filter(({ key }) => key !== ask.island),
    elsewhereTotal: ofFish.length,
    others: countIds(
      table.specie,
      onIsland.filter((row) => fishOfRow[row] !== ask.fish.id),
    ),
    islandTotal: onIsland.length,
    unnamed: onIsland.filter((row) => table.specie[row] === 0 && table.phenotype[row] === 0).length,
    phenotype: ask.phenotype ? ofPhenotype(table, onIsland, ask.phenotype) : null,
  };
}
