import type { OfficialShare } from '@ciguawatch/shared/domain/statistics/official';
import { sql } from 'kysely';
import type { Clock } from '../../../clock';
import type { Store } from '../../../db/store';
import { publicRows } from '../../cases/public/public-table';
import { officialOf } from '../../coverage/official';
import { TimedCache } from './timed-cache';

/** Counts of the public reports of one country. */
export interface Figures {
  islands: { island: number; recent: number; total: number }[];
  years: { year: number; total: number }[];
  species: { specie_id: number; recent: number; total: number }[];
  /** reports without a known month, or whose date contradicts their year */
  unmonthed: number;
  /** reports without a known island */
  unplaced: number;
  /** reports without a species */
  unnamed: number;
  /** shares of the official cases that the country's sources hold, over all years */
  official: OfficialShare[];
}

/**
 * "Latest 4 years" are calendar years that end with the current one, as on the home page (product decisions).
 */
const RECENT_YEARS = 4;

/** The calendar years that `recent` counts, latest first. */
export const recentYears = (year: number): number[] =>
  Array.from({ length: RECENT_YEARS }, (_, i) => year - i);

/** Counts for the plain pages, reused for a minute. */
export class FigureCache {
  readonly #figures: TimedCache<Figures>;

  constructor(
    private readonly store: Store,
    clock: Clock,
  ) {
    this.#figures = new TimedCache(clock);
  }

  /** @param year the current year at the place */
  of(country: number, year: number): Promise<Figures> {
    return this.#figures.of(`${country} ${year}`, () => countFigures(this.store, country, year));
  }
}

async function countFigures({ read }: Store, country: number, year: number): Promise<Figures> {
  const publicCases = publicRows(read, [
    'case_country',
    'case_eventyear',
    'case_eventmonth',
    'case_island',
    'specie_id',
  ]).where('case_country', '=', country);
  const total = sql<number>`count(*)::int`.as('total');
  const recent = sql<number>`count(*) filter (where case_eventyear > ${year - RECENT_YEARS})::int`.as(
    'recent',
  );
  const without = (column: 'case_eventmonth' | 'case_island' | 'specie_id') =>
    publicCases.where(column, 'is', null).select(total).executeTakeFirstOrThrow();
  return {
    islands: await publicCases
      .where('case_island', 'is not', null)
      .select(['case_island as island', recent, total])
      .groupBy('case_island')
      .$narrowType<{ island: number }>()
      .execute(),
    years: await publicCases
      .where('case_eventyear', 'is not', null)
      .select(['case_eventyear as year', total])
      .groupBy('case_eventyear')
      .orderBy('case_eventyear', 'desc')
      .$narrowType<{ year: number }>()
      .execute(),
    species: await publicCases
      .where('specie_id', 'is not', null)
      .select(['specie_id', recent, total])
      .groupBy('specie_id')
      .orderBy('total', 'desc')
      .orderBy('specie_id')
      .$narrowType<{ specie_id: number }>()
      .execute(),
    unmonthed: (await without('case_eventmonth')).total,
    unplaced: (await without('case_island')).total,
    unnamed: (await without('specie_id')).total,
    official: await officialOf(read, country),
  };
}
