import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY_ROOT = path.resolve(__dirname, '../..');
const SEARCHED_FOLDERS = [
  'shared',
  'shell',
  'mf-fishbase',
  'mf-ciguawatch',
  'mf-gis',
  'mf-global',
  'server/src',
];

const keysOf = (node: object, before = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  );

/** Keys of all texts, in the form in which screens and documents show a missing text. */
function allKeys(): Set<string> {
  const files = SEARCHED_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(REPOSITORY_ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  ).filter((file) => /locales\/en_US\.json$/.test(file) && !/node_modules|\/dist\//.test(file));
  const keys = files.flatMap((file) =>
    keysOf(JSON.parse(readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8'))),
  );
  return new Set(keys.filter((key) => key.includes('.')));
}

let knownKeys: Set<string> | null = null;

/**
 * Text keys that occur in a text where translations should: `figures.logReports`. For a document, pass its
 * complete text.
 */
export function rawKeysIn(words: string): string[] {
  knownKeys ??= allKeys();
  const keys = knownKeys;
  const tokens = words.match(/\w+(?:\.[\w+-]+)+/g) ?? [];
  return tokens.filter((token) => keys.has(token));
}
