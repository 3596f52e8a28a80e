import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { type FishChoice, type PhenotypeOf, partOf, type RiskParts } from './risk-parts';
import { type Count, countIds } from './statistics-counts';
import { latestMonth } from './statistics-months';

/** A calendar month; `month` is 1 to 12. */
type Month = { year: number; month: number };

/** A fish and the number of reports that name it. */
interface FishCount {
  fish: FishChoice;
  count: number;
  /** reports that name it from all islands that the census counts together with the chosen one */
  withResidents: number;
}

/** Reports of one fish from one island over the chosen years. */
export interface RiskAnswer {
  /** reports of the fish from the island */
  count: number;
  /** reports of the fish from the island by chosen year, oldest first, including years without a report */
  byYear: Count[];
  /** latest month with such a report; null when there is none */
  last: Month | null;
  /** reports of the fish from each other island */
  elsewhere: Count[];
  /** reports of the fish from all islands */
  elsewhereTotal: number;
  /**
   * other fish from the island, by species, or by group where no species is named; the chosen fish and its group
   * are left out
   */
  others: FishCount[];
  /** reports of any fish from the island */
  islandTotal: number;
  /** latest month with a report of any fish from the island, in any year; null when there is none */
  islandLast: Month | null;
  /** reports of the island by what they name; they add up to `islandTotal` */
  parts: RiskParts;
  /** for a species with a group: reports of the whole group from the island, including the species; else null */
  group: { id: number; count: number; withResidents: number } | null;
  /** reports of this fish from all islands that the census counted with the one asked */
  withResidents: number;
  /** reports of any fish by island */
  islands: Count[];
}

/** The fish that these rows name, the most frequent first: the species, or the group where no species is named. */
function countFish(table: CaseTable, rows: Uint32Array): Omit<FishCount, 'withResidents'>[] {
  const counted = (kind: FishChoice['kind'], column: Int32Array, of: Uint32Array) =>
    countIds(column, of).map(({ key, count }) => ({ fish: { kind, id: key }, count }));
  const groupOnly = rows.filter((row) => table.specie[row] === 0);
  return [...counted('specie', table.specie, rows), ...counted('phenotype', table.phenotype, groupOnly)].sort(
    (a, b) => b.count - a.count,
  );
}

/** The island and fish that a reader of the risk page chose. */
export interface RiskQuestion {
  /** location id */
  island: number;
  fish: FishChoice;
  /** calendar years, oldest first */
  years: readonly number[];
  /** group of the fish; left out where it has none */
  phenotype?: PhenotypeOf | null;
  /** location ids that the census counts together with the island, itself included; default: the island alone */
  counted?: readonly number[];
}

/** Counts what the risk page shows: reports of the fish here and elsewhere, and of other fish from the island. */
export function riskOf(table: CaseTable, ask: RiskQuestion): RiskAnswer {
  const { island, fish, years, phenotype = null, counted = [island] } = ask;
  const part = partOf(table, fish, phenotype);
  const all = selectRows(table, { years });
  const ofFish = all.filter((row) => part(row) === 'fish');
  const here = ofFish.filter((row) => table.island[row] === island);
  const onIsland = all.filter((row) => table.island[row] === island);
  const parts: RiskParts = { fish: 0, group: 0, unnamed: 0, other: 0 };
  for (const row of onIsland) parts[part(row)] += 1;
  const together = all.filter((row) => counted.includes(table.island[row] as number));
  const togetherIs = (kind: keyof RiskParts) => together.filter((row) => part(row) === kind);
  const otherTogether = new Map(
    countFish(table, togetherIs('other')).map(({ fish: { kind, id }, count }) => [`${kind} ${id}`, count]),
  );
  const perYear = new Map(countIds(table.year, here).map(({ key, count }) => [key, count]));
  return {
    count: here.length,
    byYear: years.map((key) => ({ key, count: perYear.get(key) ?? 0 })),
    last: latestMonth(table, here),
    elsewhere: countIds(table.island, ofFish).filter(({ key }) => key !== island),
    elsewhereTotal: ofFish.length,
    others: countFish(
      table,
      onIsland.filter((row) => part(row) === 'other'),
    ).map((one) => ({ ...one, withResidents: otherTogether.get(`${one.fish.kind} ${one.fish.id}`) ?? 0 })),
    islandTotal: onIsland.length,
    islandLast: latestMonth(table, selectRows(table, { islands: [island] })),
    parts,
    group:
      fish.kind === 'specie' && phenotype
        ? {
            id: phenotype.id,
            count: parts.fish + parts.group,
            withResidents: togetherIs('fish').length + togetherIs('group').length,
          }
        : null,
    withResidents: togetherIs('fish').length,
    islands: countIds(table.island, all),
  };
}
