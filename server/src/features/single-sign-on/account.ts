import { email as emailFault, personName } from '@ciguawatch/shared/domain/text/validators';
import type { Transaction } from 'kysely';
import type { SingleSignOn } from '../../config/single-sign-on';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { audit } from '../audit/audit';
import { addAccount } from '../users/add-account';
import type { Claims } from './provider';
import { rightsOf } from './rights';

type Trx = Transaction<DB>;

/**
 * The open account of a person whom the provider named: by provider and number, never by mail address. A person who was
 * never here gets an account; without roles, unless claims give them, so that a manager decides.
 * @throws HttpError 401 for a closed account, 403 without a confirmed address, 409 when an account has the address
 */
export async function accountOfClaims(
  deps: Deps,
  trx: Trx,
  settings: SingleSignOn,
  claims: Claims,
): Promise<number> {
  const at = new Date(deps.clock.now());
  const known = await trx
    .updateTable('sso_identity as i')
    .from('app_user as u')
    .set({ last_used_at: at })
    .whereRef('u.id', '=', 'i.user_id')
    .where('i.issuer', '=', settings.issuer)
    .where('i.subject', '=', claims.subject)
    .returning(['u.id', 'u.is_active'])
    .executeTakeFirst();
  if (!known) return newAccount(deps, trx, settings, claims);
  if (!known.is_active) throw new HttpError(401, 'invalid_login', { user: known.id });
  return known.id;
}

async function newAccount(deps: Deps, trx: Trx, settings: SingleSignOn, claims: Claims): Promise<number> {
  const { all } = claims;
  const email = typeof all.email === 'string' ? all.email.trim().toLowerCase() : '';
  if (all.email_verified !== true || emailFault(email) !== null) throw new HttpError(403, 'sso_email');
  const taken = await trx
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst();
  if (taken) throw new HttpError(409, 'sso_unlinked', { user: taken.id });
  const at = deps.clock.now();
  const rights = await rightsOf(trx, settings, claims);
  const country = deps.config.defaultCountry;
  const own = { email, first_name: nameOf(all.given_name), last_name: nameOf(all.family_name) };
  const scope = { roles: [], countries: [] };
  const account = { ...own, ...rights, scope, user_country: country, is_demo: false };
  const id = await addAccount(trx, account, null, at);
  await addIdentity(deps, trx, settings, claims, id);
  const line = { at, user: null, kind: 'user', object_id: id, action: 'add', country } as const;
  await audit(trx, { ...line, after: { ...own, ...rights, sso: settings.issuer } });
  return id;
}

/** A name of the provider where it is one that a person could have typed, else nothing. */
const nameOf = (value: unknown): string => {
  const name = typeof value === 'string' ? value.trim() : '';
  return personName(name) === null ? name : '';
};

/** Adds whom the provider named to an account. @returns false when they belong to another, or it has one already */
export async function addIdentity(
  { clock }: Deps,
  trx: Trx,
  { issuer }: SingleSignOn,
  { subject }: Claims,
  user_id: number,
): Promise<boolean> {
  const at = new Date(clock.now());
  const added = await trx
    .insertInto('sso_identity')
    .values({ user_id, issuer, subject, created_at: at, last_used_at: null })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
