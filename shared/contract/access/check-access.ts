import { isRecord, type Problems } from '../check';
import type { Access } from './access';
import { ROLE, type RoleName } from './roles';

const isRoleName = (value: unknown): value is RoleName =>
  typeof value === 'string' && Object.hasOwn(ROLE, value);

/**
 * Parses the access of a declaration, which names roles.
 * @returns the access with role ids; `open` where it is invalid, which `problems` records
 */
export function readAccess(value: unknown, where: string, problems: Problems): Access {
  if (value === 'open' || value === 'connected') return value;
  if (!problems.need(isRecord(value), where, 'access is neither a word nor roles')) return 'open';
  const entries = Object.entries(value as Record<string, unknown>);
  const [kind, names] = entries[0] ?? [];
  const one = entries.length === 1 && (kind === 'all' || kind === 'any');
  problems.need(one, where, 'access is "all" or "any"');
  const sound = Array.isArray(names) && names.length > 0 && names.every(isRoleName);
  if (!problems.need(sound, where, 'access names no role, or an unknown one') || !one) return 'open';
  const roles = (names as RoleName[]).map((name) => ROLE[name]);
  return kind === 'all' ? { all: roles } : { any: roles };
}
