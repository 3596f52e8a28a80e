import { CheckedWorker } from './checked-worker';

const FILE = new URL('https://portal.example/modules/mf-gis/1/outline.1a2b3c4d.js');
const DIGESTS = { worker: { 'outline.1a2b3c4d.js': 'AAAA' } };

const started = jest.fn();
const fetched = jest.fn();
const told = jest.fn();
beforeEach(() => {
  jest.resetAllMocks();
  URL.createObjectURL = () => 'blob:right';
  Object.assign(globalThis, { Worker: started, fetch: fetched, alteredFile: told });
});

test('a script that is another one starts no worker, and the page is told', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(new CheckedWorker(FILE, {}).start(DIGESTS)).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledWith(FILE.href, { integrity: 'sha256-AAAA' });
  expect(told).toHaveBeenCalledWith(FILE.href, 'sha256-AAAA');
  expect(started).not.toHaveBeenCalled();
});

test('a worker runs the bytes that were compared, which are fetched once', async () => {
  fetched.mockResolvedValue({ blob: async () => new Blob() });
  await new CheckedWorker(FILE, { name: 'outline' }).start(DIGESTS);
  await new CheckedWorker(FILE, { name: 'outline' }).start(DIGESTS);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(started.mock.calls).toEqual([
    ['blob:right', { name: 'outline' }],
    ['blob:right', { name: 'outline' }],
  ]);
  expect(told).not.toHaveBeenCalled();
});

test('a bundle under development states no digests, and its workers start from their files', async () => {
  await new CheckedWorker(FILE, {}).start(undefined);
  expect(started).toHaveBeenCalledWith(FILE, {});
  expect(fetched).not.toHaveBeenCalled();
});
