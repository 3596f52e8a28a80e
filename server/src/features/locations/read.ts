import type { Country, Location } from '@ciguawatch/shared/api/schemas/location';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';

/** Which places to read, and whether with outlines. */
interface LocationChoice {
  geom: boolean;
  /** null for all */
  ids: number[] | null;
}

/** The countries (JSON text) of all places (JSON text). */
export function countriesText(places: string): string {
  const countries = (JSON.parse(places) as Location[])
    .filter(({ type }) => type === 'C')
    .map(({ id, country, name, names, timezone }): Country => ({ country, place: id, name, names, timezone }))
    .toSorted((one, other) => one.country - other.country);
  return JSON.stringify(countries);
}

/** Public form of places as JSON text made by the database; `db` may be an open transaction. */
export async function readLocations(db: Reader, { geom, ids }: LocationChoice): Promise<string> {
  const chosen = ids === null ? sql`true` : sql`l.id = any(${ids}::int[])`;
  const { rows } = await sql<{ text: string }>`
    with recursive zoned as (
      select id, coalesce(timezone, ${DEFAULT_ZONE}) as zone from location where parent_id is null
      union all
      select l.id, coalesce(l.timezone, z.zone) from location l join zoned z on l.parent_id = z.id
    ), units as (
      select u.id, json_build_object('value', u.value, 'year', u.year, 'islands',
        (select json_agg(i.id order by i.id) from location i where i.population_unit_id = u.id)) as population
      from population_unit u
    )
    select coalesce(json_agg(jsonb_build_object(
        'id', l.id, 'name', l.name, 'names', l.names, 'country', l.country, 'type', l.type,
        'parent_id', l.parent_id, 'parent_name', p.name, 'loca_bbox', l.loca_bbox, 'center', l.center,
        'timezone', z.zone, 'population', u.population, 'withhold', l.withhold >= ${WITHHELD.person},
        'withhold_profile', l.withhold >= ${WITHHELD.profile}, 'version', l.version)
      ${geom ? sql`|| jsonb_build_object('geometry', l.geometry, 'source', l.source, 'licence', l.licence)` : sql``} order by l.id), '[]')::text as text
    from location l
    join zoned z on z.id = l.id
    left join location p on p.id = l.parent_id
    left join units u on u.id = l.population_unit_id
    where ${chosen}`.execute(db);
  return rows[0]?.text ?? '[]';
}
