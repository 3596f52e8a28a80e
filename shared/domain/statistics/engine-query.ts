import { countPlaces, type PlaceCount } from '../case-table/clusters';
import { type CaseFilter, selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { currentOutbreaks, type IslandMonth, outbreakMonths } from './outbreak/outbreak';
import { type OutbreakEntry, outbreakLog } from './outbreak/outbreak-log';
import { type CaseStatistics, reportsByYear, statisticsOf } from './statistics';
import { type Count, countIds } from './statistics-counts';
import { casesByMonth, latestMonth, type MonthCount } from './statistics-months';
import { type RiskAnswer, type RiskQuestion, riskOf } from './statistics-risk';

/** Calendar month at the place. Around midnight the Pacific may have two of them. */
export interface CivilMonth {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** What the map shows for one filter. */
export interface MapFigures {
  /** every report known */
  total: number;
  /** reports that answer the filter */
  shown: number;
  places: PlaceCount[];
  /** reports that answer the filter and have no point */
  unplaced: number;
  /** reports per year, whatever the years chosen */
  years: Count[];
}

/** Numbers shown in the popup of one or several places. */
export interface PlaceFigures {
  reports: number;
  months: MonthCount[];
  species: Count[];
  /** reports that name no species but a group, by group */
  phenotypes: Count[];
  /** reports that name neither */
  unknown: number;
}

/** The questions the engine answers, here or in a worker. */
interface Queries {
  statistics: { ask: { filter: CaseFilter }; answer: CaseStatistics };
  map: { ask: { filter: CaseFilter }; answer: MapFigures };
  place: { ask: { filter: CaseFilter }; answer: PlaceFigures };
  /** reports per year, whatever the years chosen */
  years: { ask: { filter: CaseFilter }; answer: Count[] };
  /** ids of the reports that answer a filter */
  ids: { ask: { filter: CaseFilter }; answer: number[] };
  /** ids of the latest reports that answer a filter, by month of the meal, then by id, which tells nothing of when they came */
  latest: { ask: { filter: CaseFilter; most: number }; answer: number[] };
  /** the latest month any report is of */
  latestMonth: { ask: Record<string, never>; answer: { latest: CivilMonth | null } };
  /** islands above the threshold in these months, or in the years and months of a filter */
  outbreaks: {
    ask: { now: readonly CivilMonth[] } | { period: Pick<CaseFilter, 'years' | 'months'> };
    answer: IslandMonth[];
  };
  /** every month of an island above the threshold in the places and months of a filter, the latest first */
  outbreakLog: { ask: { filter: CaseFilter }; answer: OutbreakEntry[] };
  risk: {
    ask: RiskQuestion;
    answer: RiskAnswer;
  };
}

export type QueryName = keyof Queries;
export type QueryInput<Q extends QueryName> = Queries[Q]['ask'];
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

const ANSWERS: { [Q in QueryName]: (table: CaseTable, ask: QueryInput<Q>) => QueryResult<Q> } = {
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

/** Answers one question about the table. */
export function runQuery<Q extends QueryName>(table: CaseTable, name: Q, ask: QueryInput<Q>): QueryResult<Q> {
  return ANSWERS[name](table, ask);
}
