import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = ['docs', 'shared', 'shell', 'server', 'e2e', 'scripts', 'tools'].concat(
  ['ciguawatch', 'fishbase', 'gis', 'global'].map((name) => `mf-${name}`),
);
/** Files that are not reworded: packages, builds, past decisions and releases, and this file. */
const EXCLUDED_FILES =
  /(^|\/)(node_modules|dist|test-results|adr|kept-bundle|reference-data)\/|glossary\.test\.ts$/;
const CHECKED_FILES = /\.(tsx?|mjs|cjs|js|css|md|json|sh)$/;

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  ).filter((file) => CHECKED_FILES.test(file) && !EXCLUDED_FILES.test(file)),
];

/** Phrases translated word by word, each with what to write instead. */
const TRANSLATED: Record<string, string> = {
  whoever: 'the caller, the sender, an account',
  anew: 'again; redrawn, rebuilt',
  'in the hand of': 'controlled by',
  'told apart': 'distinguished',
};

/** Lines that contain a phrase, as `file:number`. */
function linesWith(turn: string): string[] {
  const phrase = new RegExp(`\\b${turn}\\b`, 'i');
  return files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (phrase.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

test('the glossary has at most 60 words, each once', () => {
  const text = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
  const words = [...text.matchAll(/^\| ([a-z][\w -]+?) +\| (?!meaning)/gm)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(30);
  expect(words.length).toBeLessThanOrEqual(60);
  expect(new Set(words).size).toBe(words.length);
});

test.each(Object.entries(TRANSLATED))('nothing says "%s": say %s', (turn) => {
  expect(linesWith(turn)).toEqual([]);
});

test('the search finds a phrase that occurs', () => {
  expect(linesWith('response cache').length).toBeGreaterThan(3);
});
