import type { LocationPatch } from '@ciguawatch/shared/api/schemas/outline';

/** Names by language in the form and order in which jsonb stores them, without empty ones. */
export function nonEmptyNames(names: LocationPatch['names'] | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names ?? {})
      .map(([language, name]): [string, string] => [language, name.trim()])
      .filter(([, name]) => name !== '')
      .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
  );
}
