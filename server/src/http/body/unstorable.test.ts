import { findUnstorableText } from './unstorable';

const inText = (source: string) => findUnstorableText(source, JSON.parse(source));

it.each([
  ['a NUL', String.raw`{"a":"x\u0000"}`, 'a'],
  ['half a character', String.raw`{"a":"x\uD83D"}`, 'a'],
  ['its other half', String.raw`{"a":"\ude00x"}`, 'a'],
  ['one below', String.raw`{"a":{"b":[1,"\u0000"]}}`, 'a.b.1'],
  ['one in a name', String.raw`{"a\u0000":1}`, ''],
  ['a body that is one', String.raw`"\u0000"`, ''],
])('reports where %s is', (_what, source, path) => {
  expect(inText(source)).toEqual({ path, code: 'pattern' });
});

it.each(['061c', '200e', '200f', '202a', '202b', '202c', '202d', '202e', '2066', '2067', '2068', '2069'])(
  'reports where U+%s is, raw or escaped',
  (code) => {
    const sign = String.fromCharCode(Number.parseInt(code, 16));
    const found = { path: 'a.b', code: 'bidi_signs' };
    expect(inText(`{"a":{"b":"x${sign}y"}}`)).toEqual(found);
    expect(inText(`{"a":{"b":"x\\u${code.toUpperCase()}y"}}`)).toEqual(found);
    expect(inText(`{"a${sign}":1}`)).toEqual({ path: '', code: 'bidi_signs' });
  },
);

it.each([
  ['a whole character in two escapes', String.raw`{"a":"\ud83d\ude00"}`],
  ['an escape that is written out', String.raw`{"a":"\\u0000"}`],
  ['other escapes', String.raw`{"a":"\u00e9\n"}`],
  ['no text', '[1,null,true]'],
  ['blanks and dashes of typography', '{"a":"a\u00a0: b\u202f? c\u2013d\u2019e"}'],
])('accepts %s', (_what, source) => {
  expect(inText(source)).toBeUndefined();
});

it('a deeply nested body is searched without exhausting the stack', () => {
  const deep = `${'['.repeat(200_000)}"\\u0000"${']'.repeat(200_000)}`;
  expect(inText(deep)?.path).toHaveLength(100);
});
