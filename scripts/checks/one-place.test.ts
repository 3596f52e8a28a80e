import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['shared', 'shell', 'mf-fishbase', 'mf-ciguawatch', 'mf-gis', 'mf-global', 'server/src'];
/** Signs that a file writes CSV itself: cells joined by a separator, or a byte order mark. */
const HANDMADE_CSV = /\.join\((['"])[;,]\1\) \+ |\.join\((['"]);\2\)|\\uFEFF/;
const WRITER = 'shared/domain/text/files/csv.ts';
/** Files with such signs that do not write CSV. */
const ALLOWED_FILES: Record<string, string> = {
  'mf-ciguawatch/src/import/read/read-csv.ts': 'reads the mark',
  'server/src/first-view/join.ts': 'styles',
  'server/src/security/policy.ts': 'directives of a header',
};

/** Names of the product's own source files whose text matches. */
const filesWith = (pattern: RegExp): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`),
  )
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|\/node_modules\/|\/dist\//.test(file) &&
        pattern.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    .sort();

test('lines of CSV are written in one place', () => {
  expect(filesWith(HANDMADE_CSV)).toEqual([...Object.keys(ALLOWED_FILES), WRITER].sort());
});

test('names are ordered in one place: the browser knows neither the ʻeta nor the language of the reader', () => {
  expect(filesWith(/\.localeCompare\(|Intl\.Collator\(/)).toEqual(['shared/domain/text/name-order.ts']);
});
