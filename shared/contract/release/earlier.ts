import { isRecord, isTextList } from '../check';
import type { Names, PublicApi } from '../module';

/**
 * Numbers of the files of `shared/`, from before it had a public API. Shells, servers and deploy commands
 * of that time refuse releases without them, so they are written for one more release; this file goes in
 * the next one, at the latest with a new major version of `shared`
 * (docs/adr/0021-names-are-the-public-api.md).
 */
const FILE_NUMBERS: Readonly<Record<string, number>> = {
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

const numberOf = (path: string): number => FILE_NUMBERS[path] ?? 1;

/** Writes names of version 1 in the numbered form that earlier shells read. */
export const toNumbered = (names: Names): Record<string, Numbered> =>
  Object.fromEntries(
    Object.entries(names).map(([path, list]) => [path, { number: numberOf(path), names: list }]),
  );

const isNumbered = (value: unknown): value is Numbered =>
  isRecord(value) && Number.isInteger(value.number) && isTextList(value.names);

/**
 * Parses the numbered form: version 1 where the numbers are the last ones, version 0 otherwise.
 * @returns null for any other value
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
