import { countPlaces, type PlaceCount } from '../case-table/clusters';
import { type CaseFilter, mealOf, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { WITHHELD } from '../case-table/withheld';
import { AGE_BUCKETS } from '../codes/age';
import { GENDERS, HISTORIES, ONSET_DELAYS, SPECIE_PARTS, type SpeciePart } from '../codes/choices';
import { type IslandMonth, outbreakMonths } from './outbreak/outbreak';
import type { Answers } from './rates/shares';
import { type Count, countCodes, countIds, countYes } from './statistics-counts';
import { type EditorCounts, editorCounts } from './statistics-editors';
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
 * Everything the statistics page shows, for one filter: plain values that a worker can send. Monthly reports hold it too,
 * and an issued one keeps what it was issued with. So a figure that is added here, or changed, also needs: its line in
 * `monthlyFigures` (shared/api/schemas/monthly/monthly-figures.ts), a higher `CONTENT_VERSION` (shared/api/schemas/monthly/monthly.ts),
 * the step by which the reader makes a former copy a present one (server/src/features/monthly/issued-content.ts) with a
 * sample of the new version in `issued/`, and its place in the documents (mf-ciguawatch/src/pages/figures/stats-document
 * and mf-ciguawatch/src/pages/monthly-report/document).
 */
export interface CaseStatistics {
  /** reports */
  reports: number;
  /** people: the mass number of each report or 1, the reports of one meal counted once */
  people: number;
  /** meals of which `people` holds a lower bound only, since the exact number is withheld or was not given */
  mealsAtLeast: number;
  /** reports of which sex and age class are withheld, and those among them of which all about the person is */
  withheld: { profile: number; person: number };
  /** the latest month a report is of, whatever the years and months chosen; null when there is none */
  latest: { year: number; month: number } | null;
  months: MonthCount[];
  /** with the reports whose month is not known: never the sum of `months`. A monthly report has no use for it */
  years: YearCount[];
  /** all 24, in the order of the specification */
  symptoms: SymptomCount[];
  /** by species id, the most reported first */
  species: Count[];
  /** by group, a report that names only a species under the group of it; the most reported first */
  phenotypes: Count[];
  /** reports that name a species or a group */
  fishNamed: number;
  parts: { key: SpeciePart; count: number }[];
  /** reports that say of at least one part whether it was eaten */
  partsAnswered: number;
  /** reports by choice; position 0 is unknown, then the order of the list of choices */
  ages: number[];
  genders: number[];
  histories: number[];
  delays: number[];
  /** reports that say whether signs were felt for more than three months */
  persistence: Answers;
  meals: { individual: number; collective: number; unknown: number };
  /** by island's location id, the most reported first */
  islands: Count[];
  places: PlaceCount[];
  /** months of islands above the outbreak threshold, whatever fish or meal is chosen */
  outbreaks: IslandMonth[];
  /** what no public row holds, of the rows that an editor reads in full; null where there are none */
  editors: EditorCounts | null;
}

/** How many rows pass a question. */
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
  // Unanswered is 0 in each column.
  const partsAnswered = countWhere(rows, (row) => table.parts.some((part) => part[row] !== 0));
  return { parts, partsAnswered };
}

/** Reports that name a species or a group. */
const fishNamed = ({ specie, phenotype }: CaseTable, rows: Uint32Array): number =>
  countWhere(rows, (row) => specie[row] !== 0 || phenotype[row] !== 0);

function withheldOf({ withheld }: CaseTable, rows: Uint32Array) {
  const [, profile = 0, person = 0] = countCodes(withheld, rows, WITHHELD.person);
  return { profile: profile + person, person };
}

function meals(table: CaseTable, rows: Uint32Array) {
  let individual = 0;
  let collective = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const meal = mealOf(table, rows[i] as number);
    if (meal === 'individual') individual += 1;
    else if (meal === 'collective') collective += 1;
  }
  return { individual, collective, unknown: rows.length - individual - collective };
}

/** An outbreak counts every report of its island: what is chosen of fish or meal does not hide it. */
const ofPlaceAndTime = ({ species: _s, phenotypes: _p, meal: _m, ...rest }: CaseFilter): CaseFilter => rest;

/** All statistics of the reports that answer the filter. */
export function statisticsOf(table: CaseTable, filter: CaseFilter): CaseStatistics {
  const rows = selectRows(table, filter);
  const { years = [], months = [], species = [], phenotypes = [], meal = 'all' } = filter;
  // The same rows where nothing is chosen that the narrower question leaves out.
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
    meals: meals(table, rows),
    islands: countIds(table.island, rows),
    places: countPlaces(table, rows).places,
    outbreaks: outbreakMonths(table, ofAnyFish),
    editors: editorCounts(table, rows),
  };
}

/** Reports per calendar year, oldest first, whatever the years chosen: the strip under the map. */
export function reportsByYear(table: CaseTable, filter: CaseFilter): Count[] {
  return countIds(table.year, selectRows(table, { ...filter, years: [] })).sort((a, b) => a.key - b.key);
}
