import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bytesIn, makeReady, type Ready } from './ready';
import { ReadyAnswers } from './ready-answers';

test('an answer is made once per version, however many ask at once', async () => {
  const answers = new ReadyAnswers();
  let made = 0;
  const ask = (version: string) =>
    answers.get('chunk 0', version, async () => {
      made += 1;
      return { version, text: `[${version}]` };
    });
  const all = await Promise.all([ask('1'), ask('1'), ask('1')]);
  await ask('1');
  expect(made).toBe(1);
  expect(all[2]?.identity?.toString()).toBe('[1]');
  expect((await ask('2')).identity?.toString()).toBe('[2]');
});

test('all encodings hold the same text', async () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => [i, 'Haʻapai']));
  const ready = await new ReadyAnswers().get('a', '1', async () => ({ version: '1', text }));
  expect(brotliDecompressSync(ready.br).toString()).toBe(text);
  expect(gunzipSync(await bytesIn(ready, 'gzip')).toString()).toBe(text);
});

test('a failure is told and not kept', async () => {
  const answers = new ReadyAnswers();
  await expect(answers.get('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  const ready = await answers.get('a', '1', async () => ({ version: '1', text: 'x' }));
  expect(ready.identity?.toString()).toBe('x');
});

test('of a large answer brotli is kept, the other encodings when they were asked for lately', async () => {
  const texts = Array.from({ length: 4 }, (_, n) => `[${String(n).repeat(9_000_000)}]`);
  const all = await Promise.all(texts.map((text) => makeReady('1', text)));
  expect(all.map(({ identity, gzip }) => [identity, gzip])).toEqual(Array(4).fill([null, null]));
  for (const [n, ready] of all.entries())
    expect((await bytesIn(ready, 'identity')).equals(Buffer.from(texts[n] ?? ''))).toBe(true);
  expect(all.map(({ identity }) => identity !== null)).toEqual([false, false, true, true]);
  expect(gunzipSync(await bytesIn(all[0] as Ready, 'gzip')).toString()).toBe(texts[0]);
});
