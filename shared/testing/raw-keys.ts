import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['shared', 'shell', 'mf-fishbase', 'mf-ciguawatch', 'mf-gis', 'mf-global', 'server/src'];

const keysOf = (node: object, before = ''): string[] =>
  Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [`${before}${key}`],
  );

/** Keys of all texts of all dictionaries, as a screen or a document shows them where their text is missing. */
function allKeys(): Set<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  ).filter((file) => /locales\/en_US\.json$/.test(file) && !/node_modules|\/dist\//.test(file));
  const keys = files.flatMap((file) => keysOf(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))));
  return new Set(keys.filter((key) => key.includes('.')));
}

let known: Set<string> | null = null;

/** Keys that stand in words where their texts should: `figures.logReports`. Of a document, give all of its words. */
export function rawKeysIn(words: string): string[] {
  known ??= allKeys();
  const keys = known;
  const tokens = words.match(/\w+(?:\.[\w+-]+)+/g) ?? [];
  return tokens.filter((token) => keys.has(token));
}
