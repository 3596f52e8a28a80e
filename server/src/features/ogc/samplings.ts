import { SAMPLING_FIELDS, type SamplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { TrackingRow } from '../algae/rows';
import { partsOf } from './box';
import type { Choice, Collection, GeoFeature, PropertyType, Slice } from './collection';
import type { Span } from './span';

/**
 * Published fields of a sampling: without its picture, whose licence is unknown, and without free-text notes.
 */
const PUBLISHED = [
  'station',
  'code',
  'at_sampling_time',
  'at_water_temperature',
  'at_sampling_depth',
  'at_species',
  'identification',
  'at_cells_nb',
  'cells_unit',
  'at_dino_identification',
  'data_source',
] as const satisfies readonly SamplingField[];

/** JSON types of the kinds of fields. */
const TYPES = { number: 'number', specie: 'integer', flag: 'boolean' } as const;

const typeOf = (field: SamplingField): PropertyType => {
  const { kind } = SAMPLING_FIELDS[field];
  return { type: kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'string' };
};

type Row = Pick<TrackingRow, 'id' | 'at_country' | 'at_geom' | (typeof PUBLISHED)[number]> & {
  specie_name: string | null;
  aphia_id: number | null;
};

/** Longitude or latitude of a row `t`. */
const degrees = (at: 0 | 1) => sql`(t.at_geom->'coordinates'->>${sql.lit(at)})::float8`;

/** Time texts sort chronologically, and a less precise time is a prefix of the more precise ones. */
function during({ from, to }: Span) {
  const day = sql`left(t.at_sampling_time, 10)`;
  const end = (text: string) => sql`left(${text}::text, length(${day}))`;
  return sql`t.at_sampling_time is not null
    and ${from === null ? sql`true` : sql`${day} collate "C" >= ${end(from)}`}
    and ${to === null ? sql`true` : sql`${day} collate "C" <= ${end(to)}`}`;
}

function where({ box, span, country }: Choice, open: readonly number[]) {
  const boxes = (box === null ? [] : partsOf(box)).map(
    ([west, south, east, north]) => sql`(${degrees(0)} between ${west}::float8 and ${east}::float8
      and ${degrees(1)} between ${south}::float8 and ${north}::float8)`,
  );
  return sql`t.deleted_at is null and t.at_country = any(${[...open]}::int[])
    and ${boxes.length === 0 ? sql`true` : sql`(${sql.join(boxes, sql` or `)})`}
    and ${span === null ? sql`true` : during(span)}
    and ${country === null ? sql`true` : sql`t.at_country = ${country}::int`}`;
}

const COLUMNS = sql.raw(['id', 'at_country', 'at_geom', ...PUBLISHED].map((name) => `t.${name}`).join(', '));

/** A row of a sampling; the time is that of the day, as all public times. */
const feature = ({ id, at_geom, ...row }: Row, license: string): GeoFeature => ({
  type: 'Feature',
  id,
  geometry: at_geom as object | null,
  properties: { ...row, at_sampling_time: row.at_sampling_time?.slice(0, 10) ?? null, license },
});

/**
 * What was counted of each microalga in the samplings of countries that publish theirs.
 * @param open those countries
 * @param license address of the terms
 */
export function samplingsCollection(store: Store, open: readonly number[], license: string): Collection {
  const all: Choice = { box: null, span: null, country: null };
  async function read(
    condition: ReturnType<typeof where>,
    { limit, offset = 0 }: Omit<Slice, 'below'>,
  ): Promise<GeoFeature[]> {
    const { rows } = await sql<Row>`select ${COLUMNS}, s.as_name as specie_name, s.aphia_id
      from tracking t left join algae_specie s on s.id = t.at_species
      where ${condition} order by t.id desc limit ${limit} offset ${offset}`.execute(store.read);
    return rows.map((row) => feature(row, license));
  }
  return {
    id: 'samplings',
    isTimed: true,
    geometry: 'Point',
    properties: {
      at_country: { type: 'integer' },
      ...(Object.fromEntries(PUBLISHED.map((field) => [field, typeOf(field)])) as Record<
        string,
        PropertyType
      >),
      specie_name: { type: 'string' },
      aphia_id: { type: 'integer' },
      license: { type: 'string', format: 'uri' },
    },
    listed: ['at_sampling_time', 'station', 'specie_name', 'at_cells_nb'],
    async count(choice) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from tracking t
        where ${where(choice, open)}`.execute(store.read);
      return rows[0]?.n ?? 0;
    },
    page: (choice, { below, ...rest }) => read(sql`${where(choice, open)} and t.id < ${below}`, rest),
    one: async (id) => (await read(sql`${where(all, open)} and t.id = ${id}`, { limit: 1 }))[0] ?? null,
  };
}
