import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { improve, makeReady, ReadyAnswers } from './ready';

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
  expect(all[2]?.identity.toString()).toBe('[1]');
  expect((await ask('2')).identity.toString()).toBe('[2]');
});

test('all encodings hold the same text', async () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, i) => [i, 'Haʻapai']));
  const ready = await new ReadyAnswers().get('a', '1', async () => ({ version: '1', text }));
  expect(brotliDecompressSync(ready.br).toString()).toBe(text);
  expect(gunzipSync(ready.gzip).toString()).toBe(text);
});

test('a failure is told and not kept', async () => {
  const answers = new ReadyAnswers();
  await expect(answers.get('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  const ready = await answers.get('a', '1', async () => ({ version: '1', text: 'x' }));
  expect(ready.identity.toString()).toBe('x');
});

test('the best compression holds the same text in fewer bytes, and large texts are left as they are', async () => {
  const text = JSON.stringify(
    Array.from({ length: 2000 }, (_, i) => ({
      id: i,
      name: `Motu ${(i * 7919) % 1009}`,
      center: [-((i * 37) % 1800) / 10, ((i * 91) % 300) / 10],
    })),
  );
  const ready = await makeReady('1', text);
  const quick = ready.br;
  await improve(ready);
  expect(ready.br.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(ready.br).toString()).toBe(text);
  const large = await makeReady('1', text.repeat(10));
  const kept = large.br;
  await improve(large);
  expect(large.br).toBe(kept);
});
