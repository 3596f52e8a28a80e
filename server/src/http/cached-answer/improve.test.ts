import { brotliDecompressSync } from 'node:zlib';
import { SETTLED_MS } from './improve';
import { makeReady, type Ready } from './ready';

const text = JSON.stringify(
  Array.from({ length: 2000 }, (_, i) => ({
    id: i,
    name: `Motu ${(i * 7919) % 1009}`,
    center: [-((i * 37) % 1800) / 10, ((i * 91) % 300) / 10],
  })),
);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Waits until an answer has other bytes than at first. */
async function improved(ready: Ready, quick: Buffer): Promise<number> {
  const from = performance.now();
  while (ready.br === quick && performance.now() - from < 15_000) await pause(10);
  expect(ready.br.length).toBeLessThan(quick.length);
  return performance.now() - from;
}

test('the first answer is compressed at best at once, and holds the same text', async () => {
  const ready = await makeReady('1', text);
  const quick = ready.br;
  await improved(ready, quick);
  expect(brotliDecompressSync(ready.br).toString()).toBe(text);
});

test('one that replaces another is when it has stood for a while, one that is replaced meanwhile never', async () => {
  const first = await makeReady('1', text);
  const second = await makeReady('2', `${text} `, first);
  const quick = second.br;
  const third = await makeReady('3', `${text}  `, second);
  expect(await improved(third, third.br)).toBeGreaterThan(SETTLED_MS - 500);
  expect(second.br).toBe(quick);
  expect(brotliDecompressSync(third.br).toString()).toBe(`${text}  `);
}, 30_000);

test('a large text is left as it is', async () => {
  const large = await makeReady('1', text.repeat(10));
  const kept = large.br;
  // Whatever comes after it in the line has been made.
  const small = await makeReady('1', text);
  await improved(small, small.br);
  expect(large.br).toBe(kept);
}, 30_000);
