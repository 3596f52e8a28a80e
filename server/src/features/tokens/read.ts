import type { HeldToken } from '@ciguawatch/shared/api/schemas/accounts/token';
import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';

/** Columns of a token that its owner reads: never its hash. */
export const SHOWN = [
  'id',
  'name',
  'scopes',
  'countries',
  'created_at',
  'expires_at',
  'last_used_at',
] as const;

/** A token as its owner reads it. */
export const shownToken = (
  row: Pick<Selectable<DB['personal_token']>, (typeof SHOWN)[number]>,
): HeldToken => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** One's own tokens that were not revoked, the newest first; one that expired stays for a day. */
export async function readTokens({ store }: Deps, { id }: Operator): Promise<HeldToken[]> {
  const rows = await store.read
    .selectFrom('personal_token')
    .select(SHOWN)
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(shownToken);
}
