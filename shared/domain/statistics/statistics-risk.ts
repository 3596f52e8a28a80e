import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { type Count, countIds } from './statistics-counts';

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
}

/** Labels for a number of reports: never "safe", never "toxic". */
export type RiskLevel = 'none' | 'little' | 'often' | 'very';

/** None, 1 to 3, 4 to 9, 10 or more reports over the years asked. */
export function riskLevel(count: number): RiskLevel {
  if (count === 0) return 'none';
  if (count <= 3) return 'little';
  return count <= 9 ? 'often' : 'very';
}

/** Most recent month among the rows; rows without a month do not count. */
function lastMonth(table: CaseTable, rows: Uint32Array): RiskAnswer['last'] {
  let best = 0;
  for (const row of rows) {
    const month = table.month[row] as number;
    if (month > 0) best = Math.max(best, (table.year[row] as number) * 12 + month - 1);
  }
  return best === 0 ? null : { year: Math.floor(best / 12), month: (best % 12) + 1 };
}

/** The reports of a fish, of an island, and of what lies around both. */
export function riskOf(
  table: CaseTable,
  ask: { island: number; fish: FishChoice; years: readonly number[] },
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
    last: lastMonth(table, here),
    elsewhere: countIds(table.island, ofFish).filter(({ key }) => key !== ask.island),
    elsewhereTotal: ofFish.length,
    others: countIds(
      table.specie,
      onIsland.filter((row) => fishOfRow[row] !== ask.fish.id),
    ),
  };
}
