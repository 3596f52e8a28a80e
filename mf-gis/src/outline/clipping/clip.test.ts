import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { CLIPPING_TIMEOUT_MS, clip } from './clip';
import { startWorker } from './start-worker';

jest.mock('./start-worker', () => ({ startWorker: jest.fn() }));

const triangle: Outline[number][number] = [
  [179, -17],
  [181, -17],
  [180, -16],
  [179, -17],
];

/** A worker that never responds. */
function silent() {
  const worker = { postMessage: jest.fn(), terminate: jest.fn() } as unknown as jest.Mocked<Worker>;
  jest.mocked(startWorker).mockResolvedValue(worker);
  return worker;
}

test('an outline on which the library loops times out, and its worker is terminated', async () => {
  jest.useFakeTimers();
  const worker = silent();
  const mended = clip('mend', [[triangle]]);
  const given = expect(mended).rejects.toMatchObject({ code: 'geometry_degenerate' });
  await jest.advanceTimersByTimeAsync(CLIPPING_TIMEOUT_MS - 1);
  expect(worker.terminate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await given;
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('an outline on which the library fails is refused by the same code', async () => {
  const worker = silent();
  const mended = clip('mend', [[triangle]]);
  await Promise.resolve();
  await Promise.resolve();
  worker.onmessage?.({ data: null } as MessageEvent);
  await expect(mended).rejects.toMatchObject({ code: 'geometry_degenerate' });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('where no worker starts, the page cuts the outline', async () => {
  const worker = silent();
  const stored = clip('store', { type: 'Polygon', coordinates: [triangle] });
  await Promise.resolve();
  await Promise.resolve();
  worker.onerror?.({} as ErrorEvent);
  expect((await stored).type).toBe('MultiPolygon');
});

test('if the worker’s script differs from the released one, the page cuts the outline itself', async () => {
  jest.mocked(startWorker).mockRejectedValue(new TypeError('Failed to fetch'));
  const stored = await clip('store', { type: 'Polygon', coordinates: [triangle] });
  expect(stored.type).toBe('MultiPolygon');
});
