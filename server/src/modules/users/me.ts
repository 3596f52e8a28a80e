import type { User } from '@ciguawatch/shared/api/schemas/user';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { notFound } from '../../http/http-error';

/** A person as they see themselves. */
export async function readMe(deps: Deps, id: number): Promise<User> {
  const row = await deps.store.read
    .selectFrom('app_user as u')
    .selectAll('u')
    .select([
      sql<number[]>`array(select group_id::int from user_group where user_id = u.id order by 1)`.as('groups'),
      sql<number[]>`array(select country_id from user_country where user_id = u.id order by 1)`.as(
        'countries',
      ),
    ])
    .where('u.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    groups: row.groups,
    profile: {
      user_country: row.user_country,
      manage_countries: row.countries,
      avatar: row.avatar,
      lang: row.language,
    },
    biosketch: row.biosketch || null,
    function: row.function || null,
    position: row.position || null,
    organization: row.organization || null,
  };
}
