import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = [
  'shell/src',
  'mf-ciguawatch/src',
  'mf-fishbase/src',
  'mf-gis/src',
  'mf-global/src',
  'shared',
  'server/src',
];
const RULE = 'shared/domain/statistics/leading-entries.ts';
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Names of lists in the order of their counts. */
const RANKED = /\b(?:ranked|reports\.islands|elsewhere|others|topSpecies|leaders)\s*\.slice\(0,/;
/** A descending order of counts, in the same expression as the cut. */
const SORTED =
  /\.sort\(\s*\(\w+, \w+\) =>[^;]*?\.(?:count|reports|cases|total|people|sum)\s*-\s*\w+\.[^;]*?\.slice\(\s*0,/;

/** Whether a list that is ordered by its counts is cut at a number, which may show one of two equals. */
const cutsTie = (text: string) => RANKED.test(text) || SORTED.test(text);

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.includes('node_modules') && isSource(file) && file !== RULE),
);

test('the check sees a cut after an order by counts, and none after another order', () => {
  expect(cutsTie('[...all].sort((a, b) => b.count - a.count || a.key - b.key).slice(0, MOST)')).toBe(true);
  expect(cutsTie('all\n  .sort((a, b) => b.reports - a.reports)\n  .slice(0, 5)\n  .map(name)')).toBe(true);
  expect(cutsTie('const shown = elsewhere.slice(0, MOST);')).toBe(true);
  expect(cutsTie('rows.sort((a, b) => b.probability - a.probability).slice(0, 3)')).toBe(false);
  expect(cutsTie('all.sort((a, b) => b.count - a.count);\nnames.slice(0, 3)')).toBe(false);
});

test('no ranking by counts is cut but by the one rule, which cuts no tie', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => cutsTie(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
