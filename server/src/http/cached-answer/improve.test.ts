import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { SETTLED_MS } from './improve';
import { makeReady, type Ready } from './ready';

// What the code waits for ends when a test says so.
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const text = JSON.stringify(
  Array.from({ length: 2000 }, (_, i) => ({
    id: i,
    name: `Motu ${(i * 7919) % 1009}`,
    center: [-((i * 37) % 1800) / 10, ((i * 91) % 300) / 10],
  })),
);
jest.setTimeout(60_000);

/** Waits until an answer has other bytes than at first. */
async function improved(ready: Ready, quick: Buffer): Promise<void> {
  while (ready.br === quick) await new Promise((done) => setTimeout(done, 5));
  expect(ready.br.length).toBeLessThan(quick.length);
}

/** Waits until all that stands in the line has had its turn: what comes last is improved last. */
async function lineDone(): Promise<void> {
  const last = await makeReady('last', text.slice(0, 10_000));
  await improved(last, last.br);
}

test('the first answer is compressed at best at once, and holds the same text', async () => {
  const ready = await makeReady('1', text);
  await improved(ready, ready.br);
  expect(wait).not.toHaveBeenCalled();
  expect(brotliDecompressSync(ready.br).toString()).toBe(text);
});

test('one that replaces another is when it has stood for a while, one that is replaced meanwhile never', async () => {
  const stood: (() => void)[] = [];
  jest.mocked(wait).mockImplementation(() => new Promise((done) => stood.push(() => done(undefined))));
  const first = await makeReady('1', text);
  const second = await makeReady('2', `${text} `, first);
  const third = await makeReady('3', `${text}  `, second);
  const [quickSecond, quickThird] = [second.br, third.br];
  expect(jest.mocked(wait).mock.calls.map(([ms]) => ms)).toEqual([SETTLED_MS, SETTLED_MS]);
  await lineDone();
  expect(third.br).toBe(quickThird);
  for (const end of stood) end();
  await improved(third, quickThird);
  expect(second.br).toBe(quickSecond);
  expect(brotliDecompressSync(third.br).toString()).toBe(`${text}  `);
});

test('a large text is left as it is', async () => {
  const large = await makeReady('1', text.repeat(10));
  const kept = large.br;
  await lineDone();
  expect(large.br).toBe(kept);
});
