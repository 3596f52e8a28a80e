import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const api = join(__dirname, '../../api');
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const standIn = readFileSync(join(__dirname, 'schemas-unread.mjs'), 'utf8');

test('the replacement of the schema library has every name that calls use', () => {
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(api, file), 'utf8').matchAll(/\bz\.([a-z]\w*)\(/g)].map(
        (match) => match[1] as string,
      ),
    ),
  );
  const given = new Set(
    [...standIn.matchAll(/export const (\w+)|as (\w+) \}/g)].map((match) => match[1] ?? match[2]),
  );
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
});

test('the replacement of the response schemas returns what they return', () => {
  const exportsOf = (file: string) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      (match) => match[1],
    );
  expect(exportsOf('answers-unread.mjs')).toEqual(exportsOf('../../api/schemas/report-answers.ts'));
});

test('no bundle contains a schema, since no screen reads one', () => {
  const root = join(__dirname, '../../..');
  const reading = ['shared', 'shell', 'mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global'].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(node_modules|testing)\//.test(file))
        .filter((file) => /\.safeParse\(/.test(readFileSync(join(root, folder, file), 'utf8')))
        .map((file) => `${folder}/${file}`),
  );
  // Validates responses in development, and is removed from production bundles.
  expect(reading).toEqual(['shared/runtime/http/call.ts']);
});
