import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';

/** Revokes one of the person's own tokens; the next request that carries it is refused. */
export async function revokeToken(
  { store, clock }: Deps,
  { id: user }: Operator,
  id: number,
): Promise<Record<string, never>> {
  const at = clock.now();
  await store.tx(async (trx) => {
    const revoked = await trx
      .updateTable('personal_token as t')
      .from('app_user as u')
      .set({ revoked_at: new Date(at) })
      .whereRef('u.id', '=', 't.user_id')
      .where('t.id', '=', id)
      .where('t.user_id', '=', user)
      .where('t.revoked_at', 'is', null)
      .returning(['t.name', 'u.user_country as country'])
      .executeTakeFirst();
    if (!revoked) return;
    const { name, country } = revoked;
    const line = { at, user, kind: 'user', object_id: user, action: 'token_revoke', country } as const;
    await audit(trx, { ...line, before: { token: name } });
  });
  return {};
}
