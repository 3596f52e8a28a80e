import { isDeepStrictEqual } from 'node:util';
import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import { isRoleId } from '@ciguawatch/shared/contract/access/roles';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import { email as emailRule, personName } from '@ciguawatch/shared/domain/text/validators';
import type { Reader } from '../../db/store';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import type { AccountRow } from './account-rows';

type FieldFaults = Record<string, ErrorCode>;

/** Columns of an account that its owner or a manager may change. */
export interface AccountValues {
  first_name?: string;
  last_name?: string;
  function?: string;
  position?: string;
  organization?: string;
  biosketch?: string;
  user_country?: number;
  language?: string | null;
  /** key of a picture uploaded by the owner; null removes it */
  avatar?: string | null;
}

const LINES = ['first_name', 'last_name', 'function', 'position', 'organization', 'biosketch'] as const;

/** Columns of a body, without rights, mail address and password. */
export function accountValues(body: AccountPatch): AccountValues {
  const lines = LINES.filter((name) => body[name] !== undefined).map((name) => [
    name,
    body[name]?.trim() ?? '',
  ]);
  const { user_country, lang, avatar } = body.profile ?? {};
  return {
    ...(Object.fromEntries(lines) as AccountValues),
    ...(user_country !== undefined && { user_country }),
    ...(lang !== undefined && { language: lang || null }),
    ...(avatar !== undefined && { avatar }),
  };
}

/**
 * Checks names, and that countries, languages and roles exist.
 * @throws HttpError 400 with a code per field
 */
export async function checkContent(db: Reader, body: AccountPatch): Promise<void> {
  const faults: FieldFaults = { ...nameFaults(body), ...(await idFaults(db, body)) };
  const lang = body.profile?.lang;
  if (lang) {
    const languageRow = await db
      .selectFrom('language')
      .select('id')
      .where('code', '=', lang)
      .executeTakeFirst();
    if (!languageRow) faults['profile.lang'] = 'unknown_choice';
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

function nameFaults(body: AccountPatch): FieldFaults {
  const faults: FieldFaults = {};
  for (const name of ['first_name', 'last_name'] as const) {
    const fault = personName(body[name]?.trim() ?? '');
    if (fault) faults[name] = fault;
  }
  return faults;
}

/** Error codes for countries, roles or pictures that do not exist. */
async function idFaults(
  db: Reader,
  { profile = {}, groups, action_scope }: AccountPatch,
): Promise<FieldFaults> {
  const countries = new Set((await db.selectFrom('country').select('id').execute()).map(({ id }) => id));
  const areCountries = (all: readonly number[] = []): boolean => all.every((one) => countries.has(one));
  const areRoles = (all: readonly number[] = []): boolean => all.every(isRoleId);
  const { user_country, manage_countries, avatar } = profile;
  const isRight: Record<string, boolean> = {
    'profile.user_country': user_country === undefined || countries.has(user_country),
    'profile.manage_countries': areCountries(manage_countries),
    'profile.avatar': typeof avatar !== 'string' || isPictureKey(avatar),
    groups: areRoles(groups),
    'action_scope.roles': areRoles(action_scope?.roles),
    'action_scope.countries': areCountries(action_scope?.countries),
  };
  const wrong = Object.keys(isRight).filter((field) => !isRight[field]);
  return Object.fromEntries(wrong.map((field) => [field, 'unknown_id']));
}

/**
 * A trimmed mail address.
 * @throws HttpError 400 when it is none
 */
export function mailAddress(text: string): string {
  const address = text.trim();
  const fault = address === '' ? 'required' : emailRule(address);
  if (fault) throw invalidFields({ email: fault });
  return address;
}

/**
 * The user name is always the mail address (specification, section 3).
 * @throws HttpError 400 when another one is given
 */
export function checkUsername(given: string | undefined, address: string): void {
  if (given !== undefined && given.trim().toLowerCase() !== address.toLowerCase())
    throw invalidFields({ username: 'pattern' });
}

/** @throws HttpError 400 when an account other than `self` has the address, ignoring case */
export async function checkAddressFree(db: Reader, address: string, self: number | null): Promise<void> {
  const otherAccount = await db
    .selectFrom('app_user')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', address.toLowerCase()))
    .executeTakeFirst();
  if (otherAccount && otherAccount.id !== self)
    throw new HttpError(400, 'email_taken', { fields: { email: 'email_taken' } });
}

/** Fields by name, those of the profile with its name before theirs. */
const byPath = ({ profile, ...fields }: Record<string, unknown>): Record<string, unknown> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(profile ?? {}).map(([name, value]) => [`profile.${name}`, value])),
});

/**
 * Refuses fields that a call may not set, unless they are sent as they were read.
 * @param account as the sender reads it; null for a new one
 * @throws HttpError 403 with their names
 */
export function refuseFields(body: AccountPatch, refused: readonly string[], account: Account | null): void {
  const [given, read] = [byPath(body), byPath(account ?? {})];
  const refusedFields = refused.filter(
    (name) => given[name] !== undefined && !isDeepStrictEqual(given[name], read[name]),
  );
  if (refusedFields.length === 0) return;
  throw new HttpError(403, 'forbidden', {
    message: `This call may not set ${refusedFields.join(', ')}.`,
    fields: Object.fromEntries(refusedFields.map((name) => [name, 'forbidden' as const])),
  });
}

/** Whether columns of an account already hold these values. */
export const hasSameValues = (values: AccountValues & { is_active?: boolean }, row: AccountRow): boolean =>
  Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value);
