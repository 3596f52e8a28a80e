import { wordDiff } from './word-diff';

const marked = (pieces: { text: string; same: boolean }[]) =>
  pieces.map(({ text, same }) => (same ? text : `[${text}]`)).join('');

it.each([
  [
    'Poissons et crustacés',
    'Poissons, crustacés et poulpes',
    'Poissons et [crustacés]',
    'Poissons[, crustacés ]et [poulpes]',
  ],
  ['Une loche.', 'Une loche.', 'Une loche.', 'Une loche.'],
  ['', 'Hāpuʻu', '', '[Hāpuʻu]'],
  ['a b c', 'x y z', '[a b c]', '[x y z]'],
])('%j and %j', (before, after, left, right) => {
  const diff = wordDiff(before, after);
  expect([marked(diff.before), marked(diff.after)]).toEqual([left, right]);
});

test('the pieces together are the text, however long', () => {
  const long = 'a '.repeat(2000);
  const { before, after } = wordDiff(long, `${long} b`);
  expect([before, after].map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
    long,
    `${long} b`,
  ]);
});
