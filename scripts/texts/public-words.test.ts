import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Most words that half the sentences of a public screen have. */
const LONGEST_MEDIAN = 12;
const LONGEST = 25;

/** Runs a piece of the ES modules that check texts, in a process of its own, and reads what it prints. */
const read = <T>(script: string): T =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: __dirname }).toString(),
  ) as T;
const from = (names: string, file: string) =>
  `import { ${names} } from ${JSON.stringify(join(__dirname, `${file}.mjs`))};`;

const screens = read<{ screen: string; language: string; median: number; longest: number }[]>(`
  ${from('SCREEN_NAMES, proseOfScreen', 'reading/public-texts')}
  ${from('proseOfText, readingOf, sentencesOf', 'reading/sentences')}
  console.log(JSON.stringify(SCREEN_NAMES.flatMap((screen) => ['fr_FR', 'en_US'].map((language) => ({
    screen, language, ...readingOf(proseOfScreen(screen, language).map(proseOfText).flatMap(sentencesOf)),
  })))));`);

test('half the sentences of every public screen have at most 12 words, none above 25, in both languages', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(
    screens.filter(({ median, longest }) => !median || median > LONGEST_MEDIAN || longest > LONGEST),
  ).toEqual([]);
});

test('operator words, words of another meaning and long sentences are found', () => {
  const { simple, house, long } = read<Record<'simple' | 'house' | 'long', unknown[]>>(`
    ${from('hardIn', 'hard-words')}
    ${from('SIMPLER_WORDS, HOUSE_WORDS', 'reading/simpler-words')}
    ${from('longOf', 'reading/sentences')}
    const each = (lists, texts) => texts.map(([language, text]) => hardIn(text, lists[language]).length);
    console.log(JSON.stringify({
      simple: each(SIMPLER_WORDS, [
        ['fr_FR', 'Un modérateur lit le jeton.'],
        ['fr_FR', 'Ouvrez la clé.'],
        ['fr_FR', 'Utilisez la clé d’accès.'],
        ['en_US', 'Two occurrences wait in the cache.'],
        ['en_US', 'It leaves by itself.'],
        ['en_US', 'A fish, for instance.'],
      ]),
      house: each(HOUSE_WORDS, [
        ['fr_FR', 'La ciguatéra a été signalée dans un signalement.'],
        ['fr_FR', 'Le cas est rétabli.'],
        ['fr_FR', 'Le rétablissement du malade.'],
        ['en_US', 'This report counts no more.'],
        ['en_US', 'No more reports.'],
      ]),
      long: ['a '.repeat(25) + 'b.', 'a '.repeat(24) + 'b. ' + 'c '.repeat(24) + 'd.', 'short|' + 'a '.repeat(30)].map(
        (text) => longOf(text).length,
      ),
    }));`);
  expect({ simple, house, long }).toEqual({
    simple: [2, 1, 0, 1, 1, 0],
    house: [2, 1, 0, 1, 0],
    long: [1, 0, 1],
  });
});
