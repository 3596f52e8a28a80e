import { sql } from 'kysely';
import type { Clock } from '../../../clock';
import type { Store } from '../../../db/store';
import { PUBLIC_CASE } from '../../sync/kinds';

/** Reports on the public list of one country, counted. */
export interface Figures {
  islands: { island: number; recent: number; total: number }[];
  years: { year: number; total: number }[];
  species: { specie_id: number; recent: number; total: number }[];
  /** reports of an island that nobody named */
  unplaced: number;
}

/** "Latest 4 years" are the calendar years ending now, as on home: product decisions. */
export const RECENT_YEARS = 4;
/** Milliseconds that figures are told on: a count of every report is not made for each reader. */
const KEPT = 60_000;

/** Counts for the plain pages, kept for a minute. */
export class FigureKeeper {
  readonly #held = new Map<string, { at: number; figures: Promise<Figures> }>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** @param year the current one at the place */
  of(country: number, year: number): Promise<Figures> {
    const now = this.clock.now();
    const key = `${country} ${year}`;
    const held = this.#held.get(key);
    if (held && Math.abs(now - held.at) < KEPT) return held.figures;
    const figures = count(this.store, country, year);
    figures.catch(() => this.#held.delete(key));
    this.#held.set(key, { at: now, figures });
    return figures;
  }
}

async function count(store: Store, country: number, year: number): Promise<Figures> {
  const recent = sql`count(*) filter (where y > ${year - RECENT_YEARS})::int`;
  const list = (rows: ReturnType<typeof sql>) => sql`coalesce((select json_agg(t) from (${rows}) t), '[]')`;
  const { rows } = await sql<Figures>`
    with seen as (
      select case_eventyear as y, case_island as island, specie_id from case_report
      where case_country = ${country} and ${sql.raw(PUBLIC_CASE)}
    )
    select
      ${list(sql`select island, ${recent} as recent, count(*)::int as total from seen where island is not null group by 1`)} as islands,
      ${list(sql`select y as year, count(*)::int as total from seen where y is not null group by 1 order by 1 desc`)} as years,
      ${list(sql`select specie_id, ${recent} as recent, count(*)::int as total from seen where specie_id is not null group by 1 order by 3 desc, 1`)} as species,
      (select count(*)::int from seen where island is null) as unplaced
  `.execute(store.read);
  return rows[0] as Figures;
}
