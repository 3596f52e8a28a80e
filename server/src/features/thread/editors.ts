import type { Colleague, EditorName } from '@ciguawatch/shared/api/schemas/desk/thread';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';

/** SQL of the name of an account `u` for colleagues: first and last name, else the name of its login. */
export const NAME = sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)`;

/** An editor by name; the name of a removed account is empty. */
export const editorOf = (id: number | null, name: string | null): EditorName => ({ id, name: name ?? '' });

/** Condition that `u` is an active editor of cases. */
const ACTIVE = sql<boolean>`u.is_active and exists (
  select 1 from user_group g where g.user_id = u.id and g.group_id = ${sql.lit(ROLE.cases_editor)})`;

/** Active editors of cases with a country in common with the reader, by name; the reader is one of them. */
export async function listColleagues(db: Reader, who: Operator): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, ${NAME} as name, array_agg(k.country_id order by k.country_id) as countries
    from app_user u join user_country k on k.user_id = u.id and k.country_id = any(${who.countries}::int[])
    where ${ACTIVE} group by u.id order by name, u.id`.execute(db);
  return rows;
}

/** Whether all of these accounts are active editors of cases who manage a country. */
export async function areEditors(
  db: Reader,
  ids: readonly number[],
  country: number | null,
): Promise<boolean> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return true;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from app_user u join user_country k on k.user_id = u.id
    where u.id = any(${asked}::int[]) and k.country_id = ${country} and ${ACTIVE}`.execute(db);
  return rows[0]?.n === asked.length;
}
