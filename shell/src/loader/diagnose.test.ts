import type { Release } from '@ciguawatch/shared/contract/module';
import { diagnose } from './diagnose';
import { isChunkFailure, LoadFailure } from './failure';
import { withTimeout } from './with-timeout';

const code = new TextEncoder().encode('the code of a module');
const release = { entry: '/modules/mf-gis/1/e.js', integrity: 'sha384-A' } as Release;
const reportAlteredFiles = (...files: string[]) => Object.assign(window, { alteredFiles: async () => files });
const chunkFailure = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
afterEach(() => reportAlteredFiles());

function answers(status: number, body: Uint8Array = code): void {
  const arrayBuffer = async () => body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength);
  globalThis.fetch = (async () => ({ ok: status < 400, status, arrayBuffer })) as unknown as typeof fetch;
}
const kindOf = async (error: unknown = new Error('script error')) => (await diagnose(error, release)).kind;

test('a missing file, a lost network and a failing server are distinguished', async () => {
  answers(404);
  expect(await kindOf()).toBe('missing');
  answers(502);
  expect(await kindOf()).toBe('server');
  globalThis.fetch = () => Promise.reject(new TypeError('failed to fetch'));
  expect(await kindOf()).toBe('network');
});

test('an unchanged file counts as failing while it runs', async () => {
  answers(200);
  expect(await kindOf()).toBe('crash');
});

test('a first script that the page found altered is named, and so is a file behind it', async () => {
  answers(200);
  reportAlteredFiles(`${location.origin}${release.entry}`);
  expect(await diagnose(new Error('script error'), release)).toMatchObject({
    kind: 'integrity',
    lacks: [{ kind: 'integrity', entry: release.entry }],
  });
  reportAlteredFiles(
    `${location.origin}/modules/mf-gis/1/593.js`,
    `${location.origin}/modules/mf-gis/1/593.js`,
  );
  expect(await diagnose(chunkFailure, release)).toMatchObject({
    kind: 'integrity',
    lacks: [{ kind: 'integrity', entry: '/modules/mf-gis/1/593.js' }],
  });
});

test('a module that throws by itself does not count as altered', async () => {
  answers(200);
  reportAlteredFiles(`${location.origin}/assets/other.js`);
  expect(await kindOf()).toBe('crash');
});

test('a failure that is already classified keeps its kind', async () => {
  expect(await kindOf(new LoadFailure('timeout', 'late'))).toBe('timeout');
});

test('work beyond its limit times out, other results pass', async () => {
  await expect(withTimeout(new Promise(() => undefined), 1, 'x')).rejects.toMatchObject({ kind: 'timeout' });
  await expect(withTimeout(Promise.resolve(4), 1000, 'x')).resolves.toBe(4);
});

test('a failed download of code is recognised', () => {
  expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true);
  expect(isChunkFailure(new Error('undefined is not a function'))).toBe(false);
  expect(isChunkFailure('Loading chunk 3 failed')).toBe(false);
});
