import type { Release } from '@ciguawatch/shared/contract/module';
import { diagnose } from './diagnose';
import { isChunkFailure, LoadFailure } from './failure';
import { withTimeout } from './with-timeout';

const code = new TextEncoder().encode('the code of a module');
const release = { entry: '/modules/mf-gis/1/e.js', integrity: 'sha384-A' } as Release;
const found = (...files: string[]) => Object.assign(window, { alteredFiles: async () => files });
const chunkFailure = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
afterEach(() => found());

function answers(status: number, body: Uint8Array = code): void {
  const arrayBuffer = async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength);
  globalThis.fetch = (async () => ({ ok: status < 400, status, arrayBuffer })) as unknown as typeof fetch;
}
const kindOf = async (error: unknown = new Error('script error')) => (await diagnose(error, release)).kind;

test('a file that is gone, out of reach or failing on the server is distinguished', async () => {
  answers(404);
  expect(await kindOf()).toBe('missing');
  answers(502);
  expect(await kindOf()).toBe('server');
  globalThis.fetch = () => Promise.reject(new TypeError('failed to fetch'));
  expect(await kindOf()).toBe('network');
});

test('a present file with the released digest is reported as failing when it runs', async () => {
  answers(200);
  expect(await kindOf()).toBe('crash');
});

test('a first script that the page found altered is named, and so is a file behind it', async () => {
  answers(200);
  found(`${location.origin}${release.entry}`);
  expect(await diagnose(new Error('script error'), release)).toMatchObject({
    kind: 'integrity',
    lacks: [{ kind: 'integrity', entry: release.entry }],
  });
  found(`${location.origin}/modules/mf-gis/1/593.js`, `${location.origin}/modules/mf-gis/1/593.js`);
  expect(await diagnose(chunkFailure, release)).toMatchObject({
    kind: 'integrity',
    lacks: [{ kind: 'integrity', entry: '/modules/mf-gis/1/593.js' }],
  });
});

test('a module that throws by itself is not reported as altered', async () => {
  answers(200);
  found(`${location.origin}/assets/other.js`);
  expect(await kindOf()).toBe('crash');
});

test('a failure that is already named keeps its name', async () => {
  expect(await kindOf(new LoadFailure('timeout', 'late'))).toBe('timeout');
});

test('work that takes too long is a time-out, other results pass', async () => {
  await expect(withTimeout(new Promise(() => undefined), 1, 'x')).rejects.toMatchObject({ kind: 'timeout' });
  await expect(withTimeout(Promise.resolve(4), 1000, 'x')).resolves.toBe(4);
});

test('code that could not be fetched is recognised', () => {
  expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  expect(isChunkFailure(new Error('undefined is not a function'))).toBe(false);
  expect(isChunkFailure('Loading chunk 3 failed')).toBe(false);
});
