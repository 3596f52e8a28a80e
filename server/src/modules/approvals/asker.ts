import type { RoleId } from '@ciguawatch/shared/contract/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema';
import type { Who } from '../../http/who';

/** The person who asked, with the roles and countries of today; null where the account is closed. */
export async function findAsker(db: Kysely<DB>, id: number | null): Promise<Who | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.email',
      'u.language',
      sql<RoleId[]>`array(select group_id::int from user_group where user_id = u.id order by 1)`.as('groups'),
      sql<number[]>`array(select country_id from user_country where user_id = u.id order by 1)`.as(
        'countries',
      ),
    ])
    .where('u.id', '=', id)
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  // No login stands behind a change that is made later.
  return row ? { ...row, family: '' } : null;
}
