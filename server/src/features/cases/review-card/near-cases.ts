import { MOST_NEAR, type ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { lng180, lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { NEAR_KM, nearestIslands } from '@ciguawatch/shared/domain/geo/place';
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { Operator } from '../../../http/operator';
import type { PlaceIndex } from '../../locations/place-index';
import type { CaseRow } from '../full';

type Point = [number, number];
type Near = ReviewCard['near'][number];

const KM_PER_DEGREE = 111.195;
/** Days before and after the meal. */
const YEAR = 365;

/** The stored coordinates, spelled as in the index of migration 0057. */
const LNG = sql.raw(`((c.case_geom->'coordinates'->>0)::double precision)`);
const LAT = sql.raw(`((c.case_geom->'coordinates'->>1)::double precision)`);

/** Condition: a stored point lies within the box around a point, which may cross 180°. */
function around([lng, lat]: Point): RawBuilder<boolean> {
  const high = NEAR_KM / KM_PER_DEGREE;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const [west, east] = [lng180(lng360(lng) - wide), lng180(lng360(lng) + wide)];
  const inside =
    west <= east ? sql`${LNG} between ${west} and ${east}` : sql`(${LNG} >= ${west} or ${LNG} <= ${east})`;
  return sql<boolean>`c.case_geom is not null and ${LAT} between ${lat - high} and ${lat + high} and ${inside}`;
}

/** Where a case is: its point, else the label of the place it names; null where neither is known. */
export function positionOf(
  row: Pick<CaseRow, 'case_geom' | 'case_location_id'>,
  places: PlaceIndex,
): [number, number] | null {
  const point = row.case_geom as { coordinates: [number, number] } | null;
  if (point) return point.coordinates;
  return row.case_location_id === null ? null : (places.get(row.case_location_id)?.center ?? null);
}

/**
 * Other cases of the managed countries within 40 km of a position whose meal was within a year of another one,
 * the nearest days first. Those without a point are found by their island.
 * @param date civil date of the meal; without it no case is near
 */
export async function nearCases(
  store: Store,
  places: PlaceIndex,
  who: Operator,
  { id, case_eventdate: date }: Pick<CaseRow, 'id' | 'case_eventdate'>,
  at: Point | null,
): Promise<Near[]> {
  if (!at || date === null) return [];
  const islands = nearestIslands([...places.all()], at).map(({ place }) => place.id);
  const columns = sql`c.id, c.case_geom, c.case_location_id, c.review_state,
    to_char(c.case_eventdate, 'YYYY-MM-DD') as case_eventdate`;
  const also = sql`c.deleted_at is null and c.id <> ${id} and c.case_country = any(${who.countries}::int[])
    and c.case_eventdate between ${date}::date - ${sql.lit(YEAR)}::int and ${date}::date + ${sql.lit(YEAR)}::int`;
  const year = Number(date.slice(0, 4));
  const first = sql`order by abs(c.case_eventdate - ${date}::date), c.id limit ${sql.lit(MOST_NEAR)}`;
  const { rows } = await sql<CaseRow>`
    (select ${columns} from case_report c where ${around(at)} and ${also} ${first})
    union
    (select ${columns} from case_report c where c.case_geom is null and c.case_island = any(${islands}::int[])
      and c.case_eventyear between ${year - 1} and ${year + 1} and ${also} ${first})`.execute(store.read);
  const days = (other: string | null) => Math.abs(Date.parse(other ?? date) - Date.parse(date));
  return rows
    .flatMap((row): Near[] => {
      const point = positionOf(row, places);
      const { case_eventdate, review_state } = row;
      // The box of the query reaches farther in its corners; an island was measured by its box.
      const isNear = point && (row.case_geom === null || distanceKm(point, at) <= NEAR_KM);
      return isNear ? [{ id: row.id, point, case_eventdate, review_state }] : [];
    })
    .sort((a, b) => days(a.case_eventdate) - days(b.case_eventdate) || a.id - b.id)
    .slice(0, MOST_NEAR);
}
