import { unstorable } from './unstorable';

const inText = (source: string) => unstorable(source, JSON.parse(source));

it.each([
  ['a NUL', String.raw`{"a":"x\u0000"}`, 'a'],
  ['half a character', String.raw`{"a":"x\uD83D"}`, 'a'],
  ['its other half', String.raw`{"a":"\ude00x"}`, 'a'],
  ['one below', String.raw`{"a":{"b":[1,"\u0000"]}}`, 'a.b.1'],
  ['one in a name', String.raw`{"a\u0000":1}`, ''],
  ['a body that is one', String.raw`"\u0000"`, ''],
])('names where %s stands', (_what, source, path) => {
  expect(inText(source)).toBe(path);
});

it.each([
  ['a whole character in two escapes', String.raw`{"a":"\ud83d\ude00"}`],
  ['an escape that is written out', String.raw`{"a":"\\u0000"}`],
  ['other escapes', String.raw`{"a":"\u00e9\n"}`],
  ['no text', '[1,null,true]'],
])('takes %s', (_what, source) => {
  expect(inText(source)).toBeUndefined();
});

it('does not run out of stack', () => {
  const deep = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`;
  expect(inText(deep)).toHaveLength(100);
});
