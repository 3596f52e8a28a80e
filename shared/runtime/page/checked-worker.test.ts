import { CheckedWorker } from './checked-worker';

const WORKER_URL = new URL('https://portal.example/modules/mf-gis/1/outline.1a2b3c4d.js');
const DIGESTS = { worker: { 'outline.1a2b3c4d.js': 'AAAA' } };

const started = jest.fn();
const fetchMock = jest.fn();
const told = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  URL.createObjectURL = () => 'blob:right';
  Object.assign(globalThis, { Worker: started, fetch: fetchMock, alteredFile: told });
});

test('a worker whose script was changed is not started, and the page is told', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(new CheckedWorker(WORKER_URL, {}).start(DIGESTS)).rejects.toThrow('Failed to fetch');
  expect(fetchMock).toHaveBeenCalledWith(WORKER_URL.href, { integrity: 'sha256-AAAA' });
  expect(told).toHaveBeenCalledWith(WORKER_URL.href, 'sha256-AAAA');
  expect(started).not.toHaveBeenCalled();
});

test('a worker runs the compared bytes, which are fetched once', async () => {
  fetchMock.mockResolvedValue({ blob: async () => new Blob() });
  await new CheckedWorker(WORKER_URL, { name: 'outline' }).start(DIGESTS);
  await new CheckedWorker(WORKER_URL, { name: 'outline' }).start(DIGESTS);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(started.mock.calls).toEqual([
    ['blob:right', { name: 'outline' }],
    ['blob:right', { name: 'outline' }],
  ]);
  expect(told).not.toHaveBeenCalled();
});

test('a development bundle states no digests, and its workers start from their files', async () => {
  await new CheckedWorker(WORKER_URL, {}).start(undefined);
  expect(started).toHaveBeenCalledWith(WORKER_URL, {});
  expect(fetchMock).not.toHaveBeenCalled();
});
