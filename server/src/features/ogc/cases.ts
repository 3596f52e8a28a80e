import {
  PUBLIC_COLUMNS,
  type PublicColumn,
  type PublicRow,
} from '@ciguawatch/shared/domain/case-table/case-columns';
import { type ColumnKind, kindOfColumn } from '@ciguawatch/shared/domain/case-table/column-kinds';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { publicRows } from '../cases/public/public-table';
import type { ListCache, Lists } from '../plain/frame/lists';
import { isIn } from './box';
import type { Choice, Collection, GeoFeature, PropertyType } from './collection';
import type { Span } from './span';

type Column = Exclude<PublicColumn, 'id' | 'case_geom'>;

const COLUMNS = PUBLIC_COLUMNS.filter((name) => name !== 'id' && name !== 'case_geom') as Column[];

/** Columns that a choice is made by, without those that need the place of a meal. */
const CHOSEN_BY = ['id', 'case_eventmonth', 'case_eventyear', 'case_country', 'case_island'] as const;

const TYPES = {
  ...{ number: 'integer', specie: 'integer', phenotype: 'integer' },
  ...{ yesNo: 'boolean', choice: 'string' },
} as const satisfies Record<ColumnKind['kind'], PropertyType['type']>;

const typeOf = (column: Column): PropertyType => ({ type: TYPES[kindOfColumn(column).kind] });

const NAMES = ['country_name', 'archi_name', 'island_name', 'specie_name', 'phenotype_name'] as const;

const PROPERTIES = {
  // The month as its first day: programs for maps know dates, and no months.
  case_month: { type: 'string', format: 'date' },
  ...(Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])) as Record<string, PropertyType>),
  ...(Object.fromEntries(COLUMNS.map((column) => [column, typeOf(column)])) as Record<string, PropertyType>),
  license: { type: 'string', format: 'uri' },
} satisfies Record<string, PropertyType>;

const monthText = ({ case_eventyear: year, case_eventmonth: month }: PublicRow): string | null =>
  year === null || month === null
    ? null
    : `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

/** The month of a day, counted from the year 0. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** That a case may be of these days: one of which the year alone is known may be of any of its months. */
function during({ from, to }: Span) {
  const month = (unknown: number) =>
    sql`row.case_eventyear * 12 + coalesce(row.case_eventmonth, ${sql.lit(unknown)}) - 1`;
  const least = from === null ? sql`true` : sql`${month(12)} >= ${monthNumber(from)}::int`;
  const most = to === null ? sql`true` : sql`${month(1)} <= ${monthNumber(to)}::int`;
  return sql<boolean>`row.case_eventyear is not null and ${least} and ${most}`;
}

/** Chooses public rows; a case lies at the label point of its island. */
function chosen({ box, span, country }: Choice, { places }: Lists) {
  const islands = [...places.values()].flatMap(({ id, type, center }) =>
    box && type === 'I' && center && isIn(box, [Number(center[0]), Number(center[1])]) ? [id] : [],
  );
  return sql<boolean>`${box === null ? sql`true` : sql`row.case_island = any(${islands}::int[])`}
    and ${span === null ? sql`true` : during(span)}
    and ${country === null ? sql`true` : sql`row.case_country = ${country}::int`}`;
}

/** Counts that stand until a public row changes. */
class CountCache {
  #version = '';
  readonly #counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  async of(version: string, key: string, count: () => Promise<number>): Promise<number> {
    if (version !== this.#version) this.#counts.clear();
    this.#version = version;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const counted = await count();
    // Counted for a version that may be over: then the next request counts again.
    if (version === this.#version && this.#counts.size < this.most) this.#counts.set(key, counted);
    return counted;
  }
}

/** Number of filters whose counts are cached: a reader who pages through the items repeats the same count. */
const MOST_COUNTS = 500;

/** The public rows of cases, one feature each. @param license address of the terms */
export function casesCollection(store: Store, lists: ListCache, license: string): Collection {
  const versions = latestVersions(store);
  const counts = new CountCache(MOST_COUNTS);
  const feature = (
    row: PublicRow,
    { places, species, phenotypes }: Lists,
    countries: Countries,
  ): GeoFeature => {
    const name = (id: number | null) => (id === null ? null : (places.get(id)?.name ?? null));
    const names: Record<(typeof NAMES)[number], string | null> = {
      country_name: countries.get(row.case_country ?? 0) ?? null,
      archi_name: name(row.case_archi),
      island_name: name(row.case_island),
      specie_name: species.get(row.specie_id ?? 0)?.name ?? null,
      phenotype_name: phenotypes.get(row.phenotype_id ?? 0)?.value ?? null,
    };
    return {
      type: 'Feature',
      id: row.id,
      geometry: row.case_geom && { type: 'Point', coordinates: row.case_geom },
      properties: {
        case_month: monthText(row),
        ...names,
        ...Object.fromEntries(COLUMNS.map((column) => [column, row[column]])),
        license,
      },
    };
  };
  async function features(rows: PublicRow[]): Promise<GeoFeature[]> {
    const found = await lists.current();
    const countries = countriesOf(found);
    return rows.map((row) => feature(row, found, countries));
  }
  return {
    id: 'cases',
    isTimed: true,
    geometry: 'Point',
    properties: PROPERTIES,
    listed: ['case_month', 'island_name', 'specie_name', 'phenotype_name'],
    async count(choice) {
      const found = await lists.current();
      const { cases, location } = await versions.current();
      return counts.of(`${cases} ${location}`, JSON.stringify(choice), async () => {
        const query = publicRows(store.read, CHOSEN_BY).where(chosen(choice, found));
        const { n } = await query.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
        return n;
      });
    },
    async page(choice, { below, limit, offset = 0 }) {
      const query = publicRows(store.read, PUBLIC_COLUMNS)
        .selectAll()
        .where(chosen(choice, await lists.current()))
        .where('row.id', '<', below);
      return features(
        (await query.orderBy('row.id', 'desc').limit(limit).offset(offset).execute()) as PublicRow[],
      );
    },
    async one(id) {
      const row = await publicRows(store.read, PUBLIC_COLUMNS)
        .selectAll()
        .where('row.id', '=', id)
        .executeTakeFirst();
      return (await features(row ? [row as PublicRow] : []))[0] ?? null;
    },
  };
}

type Countries = ReadonlyMap<number, string>;

/** Names of the countries by their number, which is none of a place. */
const countriesOf = ({ places }: Pick<Lists, 'places'>): Countries =>
  new Map([...places.values()].flatMap(({ type, country, name }) => (type === 'C' ? [[country, name]] : [])));
