import { ROLE, type RoleId, type RoleName } from '@ciguawatch/shared/contract/access/roles';
import { MAX_COUNTRY } from '@ciguawatch/shared/domain/country/numbers';
import { email as emailFault } from '@ciguawatch/shared/domain/text/validators';
import { StartError } from '../db/start/start-error';

type Env = NodeJS.ProcessEnv;

/** Hosts of this machine: with them a production portal may be tried without https. */
export const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Trimmed text of a variable, or undefined when it is unset or blank. */
export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

/** Trimmed text of a variable, or `otherwise` when it is unset or blank. */
export const textOr = (env: Env, name: string, otherwise: string): string => text(env, name) ?? otherwise;

/**
 * Whole number of a variable from `min` to `max`.
 * @throws StartError for anything else
 */
export function integer(env: Env, name: string, otherwise: number, min: number, max = 2_147_483_647): number {
  const value = text(env, name);
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}; it is "${value}".`);
}

/**
 * Boolean of a variable: 1, true, yes or 0, false, no.
 * @throws StartError for anything else
 */
export function flag(env: Env, name: string, otherwise: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return otherwise;
  if (['1', 'true', 'yes'].includes(value)) return true;
  if (['0', 'false', 'no'].includes(value)) return false;
  throw new StartError(`${name} must be true or false; it is "${value}".`);
}

/** Items of a comma-separated variable. */
export function list(env: Env, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Every number that a country may have; a pack may add one while the server runs. */
const ALL_COUNTRIES: readonly number[] = Array.from({ length: MAX_COUNTRY }, (_, at) => at + 1);

/**
 * Countries of a comma-separated variable, by their numbers, or `all`.
 * @param otherwiseAll whether an unset variable means all of them, else none
 * @throws StartError for anything else
 */
export function countryNumbers(env: Env, name: string, otherwiseAll: boolean): number[] {
  const items = list(env, name);
  if (items.length === 0) return otherwiseAll ? [...ALL_COUNTRIES] : [];
  if (items.length === 1 && items[0] === 'all') return [...ALL_COUNTRIES];
  return items.map((item) => {
    if (ALL_COUNTRIES.includes(Number(item))) return Number(item);
    throw new StartError(
      `${name} must be numbers of countries from 1 to ${MAX_COUNTRY}, comma-separated, or all; it is "${env[name]}".`,
    );
  });
}

/**
 * Roles of a comma-separated variable, by their names.
 * @throws StartError for a name that no role has
 */
export function roles(env: Env, name: string): RoleId[] {
  return list(env, name).map((role) => {
    if (Object.hasOwn(ROLE, role)) return ROLE[role as RoleName];
    throw new StartError(
      `${name} takes names of roles (${Object.keys(ROLE).join(', ')}); "${role}" is none.`,
    );
  });
}

/** Reads `4:2026-11,10:2027-01` as `{ '4': '2026-11', '10': '2027-01' }`. */
function pairs(env: Env, name: string): Record<string, string> {
  const entries = list(env, name).map((item) => {
    const at = item.indexOf(':');
    if (at < 1 || at === item.length - 1)
      throw new StartError(`${name} must look like 4:2026-11,10:2027-01; it is "${env[name]}".`);
    return [item.slice(0, at).trim(), item.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Reads `4:2026-11,10:2027-01` as months by id of the country.
 * @throws StartError for another form
 */
export function months(env: Env, name: string): Record<string, string> {
  const monthByCountry = pairs(env, name);
  for (const [country, month] of Object.entries(monthByCountry)) {
    if (!/^\d{1,6}$/.test(country) || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new StartError(`${name} must look like 4:2026-11,10:2027-01; it is "${env[name]}".`);
  }
  return monthByCountry;
}

/**
 * Mail address of a variable, or undefined when it is unset.
 * @throws StartError for anything else
 */
export function mailAddress(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || emailFault(value) === null) return value;
  throw new StartError(`${name} must be a mail address; it is "${value}".`);
}

/**
 * Address of a service. The error does not repeat the value, which may hold a password.
 * @param schemes allowed schemes, without the colon
 */
export function serviceAddress(env: Env, name: string, schemes: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
  if (schemes.includes(scheme)) return value;
  throw new StartError(`${name} must be an address that begins with ${schemes.join(':// or ')}://.`);
}

/**
 * Comma-separated sites, each in the form that a browser sends as `Origin`.
 * @throws StartError for another form
 */
export function origins(env: Env, name: string): string[] {
  for (const value of list(env, name)) {
    if (!URL.canParse(value) || new URL(value).origin !== value)
      throw new StartError(`${name} takes sites such as https://example.org; one is "${value}".`);
  }
  return list(env, name);
}

/**
 * Web address of a variable without trailing slashes.
 * @throws StartError when it is none
 */
export function address(env: Env, name: string, otherwise: string): string {
  return whole(name, text(env, name) ?? otherwise).replace(/\/+$/, '');
}

/**
 * Web address of a variable as written, or undefined when it is unset.
 * @throws StartError when it is none
 */
export function givenAddress(env: Env, name: string): string | undefined {
  const value = text(env, name);
  return value === undefined ? undefined : whole(name, value);
}

/**
 * Comma-separated web addresses of a variable.
 * @throws StartError when one is none
 */
export const addresses = (env: Env, name: string): string[] =>
  list(env, name).map((value) => whole(name, value));

function whole(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value;
  throw new StartError(`${name} must be a whole address such as https://example.org; it is "${value}".`);
}
