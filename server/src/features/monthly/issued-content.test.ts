import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_VERSION, reportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import * as z from 'zod/mini';
import { issuedContent } from './issued-content';

const ISSUED = path.join(__dirname, 'issued');
/** SHA-256 of the JSON schema of the content, by version. */
const SHAPES: Record<number, string> = {
  2: '6317745a2e4be2cd6dd48a51457000ccb9b4dedb13e2dae902b3929fc0005cd9',
  3: 'f4802112708071ca98bc30c1f2636df1769cb55464abec2f723aa560e3f3af49',
  4: 'f0b8b30911bc6a7b07b41cb0ec668ac57b8d75938ebeb916085c02561740cbd6',
  5: '25d8fb9f1737c60f17078ea8e74ac07c9b727bc7548257c853ccdc184800ec82',
  6: 'c44acc6d6246f6e61fe5b786d4d6a80041b6968d1e3c88669be49e2fe835e064',
  7: 'bf4ab500a850cc4ec19c444b3cb17676d2f48f465159c6f1a254020a214e4ba1',
  8: '68a3b972505c58a1262c026af1cfab5aac767edbdebc0e807a336839ef54348f',
  9: 'f88a63a41c8ee012f8a8b3e73bab7b94bbc15990b78f5b7e5f363ec2287eff10',
  10: '81dea6cc71b882211db3e16deaf87ee1b28f338e85f9597945d6108b91843b7b',
};

const versions = Array.from({ length: CONTENT_VERSION }, (_, i) => i + 1);
const sample = (version: number) => readFileSync(path.join(ISSUED, `content-${version}.json`), 'utf8');

test('a sample of each version is kept', () => {
  expect(readdirSync(ISSUED).sort()).toEqual(versions.map((version) => `content-${version}.json`).sort());
});

test.each(versions)(
  'a copy that was issued by version %i is read as one of today, with its figures',
  (version) => {
    const stored = JSON.parse(sample(version));
    const read = issuedContent(sample(version));
    expect(reportContent.safeParse(read).error).toBeUndefined();
    const { comment, ...kept } = stored;
    expect(read).toMatchObject({ ...kept, version: CONTENT_VERSION });
    if (comment !== undefined) expect(read.comments).toEqual([{ lang: null, text: comment }]);
  },
);

test('numbers that an old edition did not count are unknown, not 0', () => {
  expect(issuedContent(sample(1)).figures.statistics.withheld).toBeNull();
  expect(issuedContent(sample(2)).figures.statistics.withheld).toEqual({ profile: 9, person: 6 });
});

test('an edition keeps the alerts it printed; before the log was printed they were those of its figures', () => {
  expect([1, 2, 3].map((version) => issuedContent(sample(version)).alerts)).toEqual([null, null, null]);
  expect(issuedContent(sample(4)).alerts).toMatchObject([{ id: 7, counted: 9, note: 'Two meals.' }]);
});

test('an edition keeps what the rules of its alerts counted; before it was printed nothing is said of it', () => {
  expect(issuedContent(sample(7)).alerts?.[0]).not.toHaveProperty('observed');
  expect(issuedContent(sample(8)).alerts?.[1]).toMatchObject({ rule: 'pooled', observed: 4, expected: 0.45 });
});

test('an internal edition keeps its reports by class; before they were counted nothing is said of them', () => {
  expect(issuedContent(sample(8)).figures.statistics.editors).not.toHaveProperty('classes');
  expect(issuedContent(sample(9)).figures.statistics.editors?.classes).toEqual([0, 0, 3, 4, 0, 2]);
});

test('an edition keeps what it told around its counts; older ones say nothing of it', () => {
  for (const version of [8, 9])
    for (const part of ['outcome', 'posts', 'arrival', 'recovery'])
      expect(issuedContent(sample(version))).not.toHaveProperty(part);
  expect(issuedContent(sample(10))).toMatchObject({
    outcome: { reports: 9, hospitalised: { yes: 2, answered: 7 } },
    posts: { expected: 46, answered: 44, silent: [{ id: 3 }, { id: 8 }] },
    arrival: { months: [{ year: 2019, month: 2 }], delay: 8 },
    recovery: { dates: [{ due: 15, ill: 23, answered: 54, asked: 120 }] },
  });
});

test('an old edition has no rates; a current one keeps those it printed', () => {
  expect([1, 2, 3, 4].map((version) => issuedContent(sample(version)).bilan)).toEqual(
    Array(4).fill(undefined),
  );
  expect(issuedContent(sample(5)).bilan).toMatchObject({ level: 100, newSpecies: [22] });
});

test('an old edition has no map and no official share; a current one keeps those it printed', () => {
  expect([1, 5, 6].map((version) => issuedContent(sample(version)).map)).toEqual(Array(3).fill(undefined));
  expect(issuedContent(sample(7))).toMatchObject({
    map: [{ id: 11, reports: 9 }, { months: 0 }],
    official: [{ source: 'haedat', years: [{ year: 2024 }] }],
  });
});

test('an edition keeps its threshold; before thresholds were stored it was that of the specification', () => {
  expect([1, 2, 3, 4].map((version) => issuedContent(sample(version)).threshold)).toEqual([5, 5, 8, 8]);
});

test('an old edition keeps its zeros; a current one knows which place was silent', () => {
  const silent = (version: number) =>
    issuedContent(sample(version)).figures.places.filter(({ observedBefore }) => !observedBefore).length;
  expect([silent(1), silent(2), silent(3), silent(4) > 0]).toEqual([0, 0, 0, true]);
});

test('an old edition counts no persistence, and nothing that only the laboratory reads', () => {
  for (const version of [1, 2, 3, 4, 5])
    expect(issuedContent(sample(version)).figures.statistics).toMatchObject({
      persistence: null,
      editors: null,
    });
  expect(issuedContent(sample(6)).figures.statistics).toMatchObject({
    persistence: { yes: 2, answered: 7 },
    editors: { reports: 9, delay: { known: 8 } },
  });
});

test('an old edition has one comment for all languages; a current one has one for each', () => {
  expect([1, 2, 3, 4].map((version) => issuedContent(sample(version)).comments.length)).toEqual([1, 1, 1, 1]);
  expect(issuedContent(sample(5)).comments.map(({ lang }) => lang)).toEqual(['fr_FR', 'en_US']);
});

// If this fails: raise CONTENT_VERSION, add the step from the previous version, keep a sample, and add the hash above.
test('a changed shape of the content needs a new version', () => {
  const shape = JSON.stringify(z.toJSONSchema(reportContent, { unrepresentable: 'any' }));
  expect(createHash('sha256').update(shape).digest('hex')).toBe(SHAPES[CONTENT_VERSION]);
});
