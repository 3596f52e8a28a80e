import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS, type Refusal } from '../../domain/review/refusals';

const ALL_REFUSALS = Object.keys(REFUSALS) as Refusal[];

it('each reason for a skipped case has a code of its own', () => {
  expect(REFUSALS).toEqual({
    withdrawn: 'case_withdrawn',
    original: 'case_original',
    expired: 'restore_expired',
    forbidden: 'country_forbidden',
    deleted: 'case_deleted',
    missing: 'case_missing',
    conflict: 'conflict',
    unchanged: 'case_unchanged',
    reason: 'case_reason',
    transition: 'case_transition',
  });
  expect(new Set(Object.values(REFUSALS)).size).toBe(ALL_REFUSALS.length);
});

it.each(['fr_FR', 'en_US'])('each reason has a sentence of its own in %s, with the way out', (language) => {
  const file = join(__dirname, 'locales', `${language}.json`);
  const { code } = JSON.parse(readFileSync(file, 'utf8')) as { code: Record<string, string> };
  const sentences = ALL_REFUSALS.map((why) => code[REFUSALS[why]] ?? '');
  expect(new Set(sentences).size).toBe(ALL_REFUSALS.length);
  // Every text says what happened and then what to do: two sentences, or one in two parts.
  for (const text of sentences) expect(text).toMatch(/^\p{Lu}.+[.:;] \S.+\.$/u);
});
