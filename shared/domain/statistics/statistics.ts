import { countPlaces, type PlaceCount } from '../case-table/clusters';
import { type CaseFilter, mealOf, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { WITHHELD } from '../case-table/withheld';
import { AGE_BUCKETS } from '../codes/age';
import { GENDERS, HISTORIES, ONSET_DELAYS, SPECIE_PARTS, type SpeciePart } from '../codes/choices';
import { type IslandMonth, outbreakMonths } from './outbreak/outbreak';
import type { Answers } from './rates/shares';
import { type Count, countCodes, countIds, countYes } from './statistics-counts';
import {
  type ClassMonth,
  type ClassYear,
  classesByMonth,
  classesByYear,
  type EditorCounts,
  editorCounts,
} from './statistics-editors';
import {
  casesByMonth,
  casesByYear,
  latestMonth,
  type MonthCount,
  mealsAtLeast,
  peopleOf,
  type YearCount,
} from './statistics-months';
import { allSymptoms, type SymptomCount } from './statistics-symptoms';

/**
 * Everything that the statistics page shows for one filter, as plain values that a worker can send. Bulletins store
 * it: a changed field needs a higher `CONTENT_VERSION`, a step in server/src/features/monthly/issued-content.ts,
 * its line in the schema `monthlyFigures` and its place in both documents (stats-document,
 * monthly-report/document).
 */
export interface CaseStatistics {
  /** reports */
  reports: number;
  /** people ill: the number that each report gives or 1, the reports of one meal counted once */
  people: number;
  /** meals whose number of people is only a lower bound, because it is withheld or was never given */
  mealsAtLeast: number;
  /**
   * reports that withhold at least sex and age class (`profile`), and those that withhold everything about the
   * person
   */
  withheld: { profile: number; person: number };
  /** latest month with a matching report, without the filter's years and months; null when there is none */
  latest: { year: number; month: number } | null;
  months: MonthCount[];
  /** includes reports whose month is unknown, so it may exceed the sum of `months`; bulletins leave it out */
  years: YearCount[];
  /** all 24, in the order of the specification */
  symptoms: SymptomCount[];
  /** by species id, the most reported first */
  species: Count[];
  /** by group, the most reported first; a report that names only a species counts for its group */
  phenotypes: Count[];
  /** reports that name a species or a group */
  fishNamed: number;
  parts: { key: SpeciePart; count: number }[];
  /** reports that say of at least one part of the fish whether it was eaten */
  partsAnswered: number;
  /** reports by choice; position 0 counts the unknown ones, then the order of the list of choices */
  ages: number[];
  genders: number[];
  histories: number[];
  delays: number[];
  /** reports that say whether signs lasted more than three months, and how many say yes */
  persistence: Answers;
  meals: { individual: number; collective: number; unknown: number };
  /** by island's location id, the most reported first */
  islands: Count[];
  places: PlaceCount[];
  /** months in which an island exceeded the outbreak threshold, without the filter's choice of fish or meal */
  outbreaks: IslandMonth[];
  /** counts of columns that only editors read; null where the rows hold no full one */
  editors: EditorCounts | null;
  /** reports read in full by year and class */
  classYears: ClassYear[];
  /** the same by month, without reports whose month is unknown */
  classMonths: ClassMonth[];
}

/** Number of rows that fulfil a condition. */
function countWhere(rows: Uint32Array, passes: (row: number) => boolean): number {
  let count = 0;
  for (const row of rows) if (passes(row)) count += 1;
  return count;
}

function partsEaten(table: CaseTable, rows: Uint32Array) {
  const parts = SPECIE_PARTS.map((key, i) => ({
    key,
    count: countYes(table.parts[i] as Uint8Array, rows).yes,
  }));
  // The code 0 in a column means that the question was left unanswered.
  const partsAnswered = countWhere(rows, (row) => table.parts.some((part) => part[row] !== 0));
  return { parts, partsAnswered };
}

/** Number of reports that name a species or a group. */
const fishNamed = ({ specie, phenotype }: CaseTable, rows: Uint32Array): number =>
  countWhere(rows, (row) => specie[row] !== 0 || phenotype[row] !== 0);

function withheldOf({ withheld }: CaseTable, rows: Uint32Array) {
  const [, profile = 0, person = 0] = countCodes(withheld, rows, WITHHELD.person);
  return { profile: profile + person, person };
}

function mealCounts(table: CaseTable, rows: Uint32Array) {
  let individual = 0;
  let collective = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const meal = mealOf(table, rows[i] as number);
    if (meal === 'individual') individual += 1;
    else if (meal === 'collective') collective += 1;
  }
  return { individual, collective, unknown: rows.length - individual - collective };
}

/** Drops the filter's choice of fish and meal, because an outbreak counts every report of its island. */
const ofPlaceAndTime = ({ species: _s, phenotypes: _p, meal: _m, ...rest }: CaseFilter): CaseFilter => rest;

/** Works out the statistics of the reports that match the filter. */
export function statisticsOf(table: CaseTable, filter: CaseFilter): CaseStatistics {
  const rows = selectRows(table, filter);
  const { years = [], months = [], species = [], phenotypes = [], meal = 'all' } = filter;
  // Where the filter restricts neither time nor fish, the wider selections are the same rows and need no second
  // pass.
  const ofAnyTime =
    years.length + months.length === 0 ? rows : selectRows(table, { ...filter, years: [], months: [] });
  const ofAnyFish =
    species.length + phenotypes.length === 0 && meal === 'all'
      ? rows
      : selectRows(table, ofPlaceAndTime(filter));
  return {
    reports: rows.length,
    people: peopleOf(table, rows),
    mealsAtLeast: mealsAtLeast(table, rows),
    withheld: withheldOf(table, rows),
    latest: latestMonth(table, ofAnyTime),
    months: casesByMonth(table, rows),
    years: casesByYear(table, rows),
    symptoms: allSymptoms(table, rows),
    species: countIds(table.specie, rows),
    phenotypes: countIds(table.phenotype, rows),
    fishNamed: fishNamed(table, rows),
    ...partsEaten(table, rows),
    ages: countCodes(table.age, rows, AGE_BUCKETS.length),
    genders: countCodes(table.gender, rows, GENDERS.length),
    histories: countCodes(table.history, rows, HISTORIES.length),
    delays: countCodes(table.delay, rows, ONSET_DELAYS.length),
    persistence: countYes(table.persist, rows),
    meals: mealCounts(table, rows),
    islands: countIds(table.island, rows),
    places: countPlaces(table, rows).places,
    outbreaks: outbreakMonths(table, ofAnyFish),
    editors: editorCounts(table, rows),
    classYears: classesByYear(table, rows),
    classMonths: classesByMonth(table, rows),
  };
}

/** Reports by calendar year, oldest first, without the filter's choice of years, for the strip below the map. */
export function reportsByYear(table: CaseTable, filter: CaseFilter): Count[] {
  return countIds(table.year, selectRows(table, { ...filter, years: [] })).sort((a, b) => a.key - b.key);
}
