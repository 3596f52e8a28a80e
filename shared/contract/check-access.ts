import { isRecord, type Problems } from './check';
import { isRoleId } from './roles';

/**
 * Notes what is wrong with an access.
 * @returns whether it asks for a role, so that the caller can check what follows from that.
 */
export function checkAccess(value: unknown, where: string, problems: Problems): boolean {
  if (value === 'open' || value === 'connected') return false;
  if (!problems.need(isRecord(value), where, 'access is neither a word nor roles')) return false;
  const entries = Object.entries(value as Record<string, unknown>);
  const [kind, roles] = entries[0] ?? [];
  problems.need(
    entries.length === 1 && (kind === 'all' || kind === 'any'),
    where,
    'access is "all" or "any"',
  );
  const sound = Array.isArray(roles) && roles.length > 0 && roles.every(isRoleId);
  problems.need(sound, where, 'access names no role, or an unknown one');
  return true;
}
