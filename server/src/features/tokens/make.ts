import type { Proof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { MadeToken, NewToken } from '@ciguawatch/shared/api/schemas/accounts/token';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { digest, newSecret } from '../../security/hash';
import { audit } from '../audit/audit';
import { TOKEN_PREFIX } from '../auth/personal-token';
import { heldFactors } from '../second-factor/held';
import { mailOwner } from '../second-factor/mail-owner';
import { SHOWN, shownToken } from './read';

/** Tokens of one account that work at the same time. */
const MOST = 20;
const DAY_MS = 86_400_000;

/**
 * Maker of tokens. The account must have a second factor, and with an app shows a code of it: a token works for
 * months without either. An account with passkeys alone shows its password, since no login of it did without one.
 * @throws HttpError 400, 403, 409 or 429
 */
export function tokenMaker(
  deps: Deps,
  checkProof: (user: number, proof: Proof) => Promise<void>,
): (who: Operator, body: NewToken) => Promise<MadeToken> {
  const { store, clock } = deps;
  return async (who, { proof, days, scopes, countries, ...body }) => {
    const factors = await heldFactors(store.read, who.id);
    if (factors.length === 0) throw new HttpError(403, 'factor_first', { user: who.id });
    if (countries?.some((id) => !managesCountry(who, id)))
      throw invalidFields({ countries: 'unknown_choice' });
    if (factors.includes('code') && !proof.code) throw invalidFields({ code: 'required' });
    await checkProof(who.id, factors.includes('code') ? { code: proof.code } : proof);
    const at = clock.now();
    const token = TOKEN_PREFIX + newSecret();
    const name = body.name.trim();
    return store.tx(async (trx) => {
      const owner = await trx
        .selectFrom('app_user')
        .select('user_country as country')
        .where('id', '=', who.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { n } = await trx
        .selectFrom('personal_token')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .where('user_id', '=', who.id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', new Date(at))
        .executeTakeFirstOrThrow();
      if (Number(n) >= MOST) throw new HttpError(409, 'token_count');
      const row = await trx
        .insertInto('personal_token')
        .values({
          ...{ user_id: who.id, token_hash: digest(token), name },
          ...{ scopes: [...new Set(scopes)], countries, created_at: new Date(at) },
          ...{ expires_at: new Date(at + days * DAY_MS), last_used_at: null, revoked_at: null },
        })
        .returning(SHOWN)
        .executeTakeFirstOrThrow();
      const line = { at, user: who.id, kind: 'user', object_id: who.id, action: 'token_make' } as const;
      const after = { token: name, scopes: row.scopes, ...(countries && { countries }) };
      await audit(trx, { ...line, country: owner.country, after });
      await mailOwner(deps, trx, who.id, 'token_made', { name });
      return { ...shownToken(row), token };
    });
  };
}
