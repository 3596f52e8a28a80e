import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CachedBody, encodedBytes, makeBody } from './cached-body';

test('all encodings hold the same text', async () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => [i, 'Haʻapai']));
  const body = await makeBody('1', text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(await encodedBytes(body, 'gzip')).toString()).toBe(text);
});

test('a large body is kept in brotli, and in other encodings if lately requested', async () => {
  const texts = Array.from({ length: 4 }, (_, n) => `[${String(n).repeat(9_000_000)}]`);
  const all = await Promise.all(texts.map((text) => makeBody('1', text)));
  expect(all.map(({ identity, gzip }) => [identity, gzip])).toEqual(Array(4).fill([null, null]));
  for (const [n, body] of all.entries())
    expect((await encodedBytes(body, 'identity')).equals(Buffer.from(texts[n] ?? ''))).toBe(true);
  expect(all.map(({ identity }) => identity !== null)).toEqual([false, false, true, true]);
  expect(gunzipSync(await encodedBytes(all[0] as CachedBody, 'gzip')).toString()).toBe(texts[0]);
});
