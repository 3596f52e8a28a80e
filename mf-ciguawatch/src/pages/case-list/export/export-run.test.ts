import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { ExportRun, type Fetch } from './export-run';

const file = { blob: new Blob(['a\nb\n']), header: () => null };
const bytes = (text: string) => new TextEncoder().encode(text);

it('counts the lines that come', async () => {
  const run = new ExportRun();
  const seen: number[] = [];
  const fetch: Fetch = async (_signal, onPiece) => {
    for (const piece of ['a;b\n1', ';2\n3;4\n', '']) {
      onPiece(bytes(piece));
      seen.push(run.lines);
    }
    return file;
  };
  expect(await run.fetch(fetch)).toBe(file);
  expect(seen).toEqual([1, 3, 3]);
  expect(run.running).toBe(false);
});

it('is given up without an error', async () => {
  const run = new ExportRun();
  const fetch: Fetch = (signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ApiError('aborted', 0))));
  const going = run.fetch(fetch);
  expect(run.running).toBe(true);
  run.cancel();
  expect(await going).toBeNull();
  expect(run.running).toBe(false);
});

it('says when the file did not come, and can be begun again', async () => {
  const run = new ExportRun();
  await expect(run.fetch(() => Promise.reject(new ApiError('network', 0)))).rejects.toMatchObject({
    code: 'network',
  });
  expect(await run.fetch(async () => file)).toBe(file);
});

it('runs once at a time', async () => {
  const run = new ExportRun();
  const first = run.fetch(async () => file);
  expect(await run.fetch(async () => file)).toBeNull();
  expect(await first).toBe(file);
});
