import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { type FishChoice, type PhenotypeOf, partOf, type RiskParts } from './risk-parts';
import { type Count, countIds } from './statistics-counts';
import { latestMonth } from './statistics-months';

/** A month of the calendar; 1 to 12. */
type Month = { year: number; month: number };

/** A fish and how many reports name it. */
interface FishCount {
  fish: FishChoice;
  count: number;
  /** reports that name it from all islands that the census counted with the one asked */
  withResidents: number;
}

/** What was reported of one fish and one island over some years. */
export interface RiskAnswer {
  /** reports of this fish from this island */
  count: number;
  /** the same, per year asked, oldest first, years without a report included */
  byYear: Count[];
  /** the last month reported; null when never */
  last: Month | null;
  /** this fish from other islands, by island */
  elsewhere: Count[];
  /** every report of this fish, wherever */
  elsewhereTotal: number;
  /**
   * other fish from this island, neither the one asked nor of its group: species, and groups of
   * reports that name no species; they add up to the part of other fish
   */
  others: FishCount[];
  /** every report from this island, whatever the fish */
  islandTotal: number;
  /** the last month of any report from this island, in any year; null when never */
  islandLast: Month | null;
  /** the reports of the island by what they name; they add up to its total */
  parts: RiskParts;
  /** for a species with a group: the reports of the group from this island, those of the species included */
  group: { id: number; count: number; withResidents: number } | null;
  /** reports of this fish from all islands that the census counted with the one asked */
  withResidents: number;
  /** every report of any fish, by island */
  islands: Count[];
}

/** Fish of these rows, the most frequent first: the species, or the group where none is named. */
function countFish(table: CaseTable, rows: Uint32Array): Omit<FishCount, 'withResidents'>[] {
  const counted = (kind: FishChoice['kind'], column: Int32Array, of: Uint32Array) =>
    countIds(column, of).map(({ key, count }) => ({ fish: { kind, id: key }, count }));
  const groupOnly = rows.filter((row) => table.specie[row] === 0);
  return [...counted('specie', table.specie, rows), ...counted('phenotype', table.phenotype, groupOnly)].sort(
    (a, b) => b.count - a.count,
  );
}

/** What is asked of the reports of an island and a fish. */
export interface RiskQuestion {
  island: number;
  fish: FishChoice;
  years: readonly number[];
  /** the group of the fish */
  phenotype?: PhenotypeOf | null;
  /** islands that the census counted with it, itself included; itself alone when left out */
  counted?: readonly number[];
}

/** The reports of a fish, of an island, and of what lies around both. */
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
