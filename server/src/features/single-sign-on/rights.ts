import { ROLE, type RoleId, type RoleName } from '@ciguawatch/shared/contract/access/roles';
import type { SingleSignOn } from '../../config/single-sign-on';
import type { Reader } from '../../db/store';
import type { Claims } from './provider';

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' ? [String(one)] : [],
  );

/**
 * Roles and countries that claims give to a new account. Later changes are a manager's: claims are never asked again.
 */
export async function rightsOf(
  db: Reader,
  { rolesClaim, countriesClaim }: SingleSignOn,
  { all }: Claims,
): Promise<{ groups: RoleId[]; countries: number[] }> {
  const names = rolesClaim === undefined ? [] : listOf(all[rolesClaim]);
  const groups = names.flatMap((name) => (Object.hasOwn(ROLE, name) ? [ROLE[name as RoleName]] : []));
  const numbers = countriesClaim === undefined ? [] : listOf(all[countriesClaim]).map(Number);
  const known = await db.selectFrom('country').select('id').execute();
  const countries = known.map(({ id }) => id).filter((id) => numbers.includes(id));
  return { groups: [...new Set(groups)], countries };
}

/** Whether the provider asked for a second factor (RFC 8176: `mfa`; or the configured `acr`). */
export const isStrong = ({ strongAcr }: SingleSignOn, { all }: Claims): boolean =>
  listOf(all.amr).includes('mfa') || (strongAcr !== undefined && all.acr === strongAcr);
