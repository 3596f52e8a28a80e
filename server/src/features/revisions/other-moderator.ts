import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Reader } from '../../db/store';

/** Whether there is an active moderator other than this account. */
export async function hasOtherModerator(db: Reader, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('app_user as u')
    .innerJoin('user_group as g', 'g.user_id', 'u.id')
    .select('u.id')
    .where('g.group_id', '=', ROLE.moderator)
    .where('u.is_active', '=', true)
    .where('u.id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
