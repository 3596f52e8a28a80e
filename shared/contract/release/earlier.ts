import { isRecord, isTextList } from '../check';
import type { Names, PublicApi } from '../module';

/**
 * Before `shared/` had a public API, each of its files had a number, raised when something of it changed. Shells, servers and
 * deploy commands of then take no release, and no offer of a shell, without these numbers. So they are written for one
 * release longer, as they stood last; and what says other numbers was built for code that has changed since.
 *
 * This file goes, with its callers, in the release after the first one that holds it, at the latest when the major
 * version of `shared` is raised (docs/adr/0021-names-are-the-public-api.md).
 */
const NUMBERS: Readonly<Record<string, number>> = {
  'runtime/drafts/edit-lock': 2,
  'runtime/http/call': 3,
  'runtime/i18n/dictionary': 2,
  'runtime/i18n/error-text': 2,
  'runtime/i18n/i18n': 2,
  'runtime/navigation/address-fields': 3,
  'runtime/outbox/outbox': 2,
  'runtime/outbox/outbox-types': 3,
  'runtime/page/toasts': 2,
  'runtime/session/session': 3,
  'runtime/sync/collection': 2,
  'runtime/sync/collections': 4,
  'runtime/sync/listed': 2,
  'runtime/sync/refresh-policy': 2,
  'ui/charts/chart-card': 3,
  'ui/charts/chart-data': 3,
  'ui/charts/csv': 2,
  'ui/layout/module-root': 2,
  'ui/map/clusters/cluster-index': 2,
  'ui/map/clusters/clusters': 2,
};

interface Numbered {
  number: number;
  names: string[];
}

const numberOf = (path: string): number => NUMBERS[path] ?? 1;

/** Names of version 1 as they are written for shells of before. */
export const numbered = (names: Names): Record<string, Numbered> =>
  Object.fromEntries(
    Object.entries(names).map(([path, list]) => [path, { number: numberOf(path), names: list }]),
  );

const isNumbered = (value: unknown): value is Numbered =>
  isRecord(value) && Number.isInteger(value.number) && isTextList(value.names);

/**
 * Reads what was written with numbers: of version 1 where they are those that stood last, of version 0 otherwise.
 * @returns null where it is nothing of the kind
 */
export function readNumbered(value: unknown): PublicApi | null {
  if (!isRecord(value)) return null;
  const files = Object.entries(value);
  if (!files.every((file): file is [string, Numbered] => isNumbered(file[1]))) return null;
  const isLast = files.every(([path, { number }]) => number === numberOf(path));
  return {
    major: isLast ? 1 : 0,
    names: Object.fromEntries(files.map(([path, { names }]) => [path, names])),
  };
}
