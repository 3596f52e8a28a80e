import { ALERT_STANDS } from '@ciguawatch/shared/domain/case-list/columns';
import type { CountAxis, CountKey } from '@ciguawatch/shared/domain/case-list/count/axes';
import { type RawBuilder, sql } from 'kysely';
import { SEVERITY_RANK } from '../list/conditions';
import { ageBucket } from '../row-values';

/** How the value of a case `c` on an axis is read. */
interface Axis {
  sql: RawBuilder<unknown>;
  /** joined to the cases when an axis needs it */
  join?: RawBuilder<unknown>;
  /** the key of a read value; by default its text */
  key?: (value: unknown) => CountKey;
}

const SEVERITY_OF = new Map(Object.entries(SEVERITY_RANK).map(([code, rank]) => [rank, code]));

/** Islands, species and severities are stored with 0 for unknown, in columns that an index holds. */
const knownOnly = (value: unknown): CountKey => (value === null || value === 0 ? null : String(value));

const monthKey = (value: unknown): CountKey => {
  const text = String(value);
  return value === null ? null : `${text.slice(0, -2)}-${text.slice(-2)}`;
};

const stands = sql.lit(`{${ALERT_STANDS.join(',')}}`);

/** Each axis of a count in the database. */
export const AXES: Readonly<Record<CountAxis, Axis>> = {
  month: { sql: sql`c.case_eventyear * 100 + c.case_eventmonth`, key: monthKey },
  year: { sql: sql`c.case_eventyear` },
  month_of_year: { sql: sql`c.case_eventmonth` },
  island: { sql: sql`c.sort_island`, key: knownOnly },
  archipelago: { sql: sql`c.case_archi` },
  species: { sql: sql`c.sort_specie`, key: knownOnly },
  // As the filter by group: a case that names only a species belongs to its group.
  group: {
    sql: sql`coalesce(c.phenotype_id, s.phenotype_id)`,
    join: sql`left join specie s on s.id = c.specie_id`,
  },
  severity: { sql: sql`c.sort_severity`, key: (value) => SEVERITY_OF.get(Number(value)) ?? null },
  class: { sql: sql`c.case_class` },
  state: { sql: sql`c.review_state` },
  source: { sql: sql`c.source` },
  age: { sql: sql.raw(ageBucket) },
  sex: { sql: sql`c.gender` },
  // Joined, because looking each case up takes ten times as long for 100,000 cases.
  alert: {
    sql: sql`al.state`,
    join: sql`left join (select k.case_id,
        (array_agg(a.state order by array_position(${stands}::text[], a.state)))[1] as state
      from alert_case k join alert a on a.id = k.alert_id group by k.case_id) al on al.case_id = c.id`,
  },
};
