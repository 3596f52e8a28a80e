import { countPlaces, type PlaceCount } from '../case-table/clusters';
import { type CaseFilter, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { currentOutbreaks, type IslandMonth, outbreakMonths } from './outbreak/outbreak';
import { type OutbreakEntry, outbreakLog } from './outbreak/outbreak-log';
import { type CaseStatistics, reportsByYear, statisticsOf } from './statistics';
import { type Count, countIds } from './statistics-counts';
import { casesByMonth, latestMonth, type MonthCount } from './statistics-months';
import { type RiskAnswer, type RiskQuestion, riskOf } from './statistics-risk';

/**
 * Calendar month in local time of a place. Around midnight at the end of a month the Pacific has two of them
 * at once.
 */
export interface CivilMonth {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** Numbers that the map shows for one filter. */
export interface MapFigures {
  /** reports of the whole table */
  total: number;
  /** reports that match the filter */
  shown: number;
  places: PlaceCount[];
  /** reports that match the filter but have no coordinates, so that the map cannot draw them */
  unplaced: number;
  /** reports per calendar year, without the filter's choice of years, for the strip below the map */
  years: Count[];
}

/** Numbers in the popup of one or several places of the map. */
export interface PlaceFigures {
  reports: number;
  months: MonthCount[];
  species: Count[];
  /** reports that name a group without a species, by group */
  phenotypes: Count[];
  /** reports that name neither a species nor a group */
  unknown: number;
}

/**
 * The queries of the engine, with input and result. They run in a worker or, where there is none, on the
 * page.
 */
interface Queries {
  statistics: { ask: { filter: CaseFilter }; answer: CaseStatistics };
  map: { ask: { filter: CaseFilter }; answer: MapFigures };
  place: { ask: { filter: CaseFilter }; answer: PlaceFigures };
  /** reports per calendar year, without the filter's choice of years */
  years: { ask: { filter: CaseFilter }; answer: Count[] };
  /** ids of the reports that match a filter */
  ids: { ask: { filter: CaseFilter }; answer: number[] };
  /** ids of the latest reports that match a filter, by month of the meal, then by id; ids are random, not by receipt */
  latest: { ask: { filter: CaseFilter; most: number }; answer: number[] };
  /** the latest month of a meal in the whole table; null when no report has a month */
  latestMonth: { ask: Record<string, never>; answer: { latest: CivilMonth | null } };
  /** months in which an island exceeded the outbreak threshold: the current ones, or those of a past period */
  outbreaks: {
    ask: { now: readonly CivilMonth[] } | { period: Pick<CaseFilter, 'years' | 'months'> };
    answer: IslandMonth[];
  };
  /** months in which an island exceeded the outbreak threshold, in the places and months of a filter, latest first */
  outbreakLog: { ask: { filter: CaseFilter }; answer: OutbreakEntry[] };
  /** reports of one fish from one island, for the risk page */
  risk: {
    ask: RiskQuestion;
    answer: RiskAnswer;
  };
}

/** Name of a query of the engine. */
export type QueryName = keyof Queries;
/** What a query needs besides the table. */
export type QueryInput<Q extends QueryName> = Queries[Q]['ask'];
/** What a query returns: plain values that a worker can send. */
export type QueryResult<Q extends QueryName> = Queries[Q]['answer'];

function mapFigures(table: CaseTable, { filter }: QueryInput<'map'>): MapFigures {
  const rows = selectRows(table, filter);
  return {
    total: selectRows(table).length,
    shown: rows.length,
    ...countPlaces(table, rows),
    years: reportsByYear(table, filter),
  };
}

function placeFigures(table: CaseTable, { filter }: QueryInput<'place'>): PlaceFigures {
  const rows = selectRows(table, filter);
  const unnamed = rows.filter((row) => table.specie[row] === 0);
  return {
    reports: rows.length,
    months: casesByMonth(table, rows),
    species: countIds(table.specie, rows),
    phenotypes: countIds(table.phenotype, unnamed),
    unknown: unnamed.filter((row) => table.phenotype[row] === 0).length,
  };
}

function latestIds(table: CaseTable, { filter, most }: QueryInput<'latest'>): number[] {
  const { id, year, month } = table;
  const time = (row: number) => (year[row] as number) * 12 + (month[row] as number);
  return Array.from(selectRows(table, filter))
    .sort((a, b) => time(b) - time(a) || (id[b] as number) - (id[a] as number))
    .slice(0, most)
    .map((row) => id[row] as number);
}

const QUERY_FUNCTIONS: { [Q in QueryName]: (table: CaseTable, ask: QueryInput<Q>) => QueryResult<Q> } = {
  statistics: (table, { filter }) => statisticsOf(table, filter),
  map: mapFigures,
  place: placeFigures,
  years: (table, { filter }) => reportsByYear(table, filter),
  ids: (table, { filter }) => Array.from(selectRows(table, filter), (row) => table.id[row] as number),
  latest: latestIds,
  latestMonth: (table) => ({ latest: latestMonth(table, selectRows(table)) }),
  outbreaks: (table, ask) =>
    'period' in ask
      ? outbreakMonths(table, selectRows(table, ask.period))
      : ask.now.flatMap((month) => currentOutbreaks(table, month)),
  outbreakLog: (table, { filter }) => outbreakLog(table, filter),
  risk: riskOf,
};

/** Runs one query of the engine on the table. */
export function runQuery<Q extends QueryName>(table: CaseTable, name: Q, ask: QueryInput<Q>): QueryResult<Q> {
  return QUERY_FUNCTIONS[name](table, ask);
}
