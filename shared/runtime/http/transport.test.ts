import { clock, setClock } from '../page/clock';
import { send } from './transport';

const sent = { method: 'GET', path: 'fb/specie/', headers: { 'x-a': '1' }, timeout: 1000 };
const fetchCalls: [string, RequestInit][] = [];

function answers(status: number, text: string, headers: Record<string, string> = {}): void {
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    fetchCalls.push([url, init]);
    return { status, text: async () => text, headers: { get: (name: string) => headers[name] ?? null } };
  }) as unknown as typeof fetch;
}
/** A server that never responds. */
const silence = () => {
  globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      const fail = () => reject(new Error('aborted'));
      if (signal?.aborted) fail();
      signal?.addEventListener('abort', fail);
    })) as typeof fetch;
};

beforeEach(() => fetchCalls.splice(0));

test('a response is read with its headers', async () => {
  answers(200, '[{"id":4}]', { etag: '"1"' });
  const response = await send(sent);
  expect(response.data).toEqual([{ id: 4 }]);
  expect(response.header('etag')).toBe('"1"');
  expect(fetchCalls[0]).toMatchObject(['/api/fb/specie/', { method: 'GET', headers: { 'x-a': '1' } }]);
});

test('a refusal carries the server’s code', async () => {
  answers(429, '{"code":"too_many","message":"x"}', { 'retry-after': '30' });
  await expect(send(sent)).rejects.toMatchObject({ status: 429 });
});

test('a change that waits for a second person counts as not made; another 202 is a success', async () => {
  answers(202, '{"code":"awaits_approval","message":"x","current":{"opens":37}}');
  await expect(send(sent)).rejects.toMatchObject({
    status: 202,
    code: 'awaits_approval',
    transient: false,
    current: { opens: 37 },
  });
  answers(202, '{}');
  await expect(send(sent)).resolves.toMatchObject({ status: 202 });
});

test('a lost network, a time-out and an aborted call are distinguished', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('failed to fetch'));
  await expect(send(sent)).rejects.toMatchObject({ code: 'network', status: 0 });
  silence();
  await expect(send({ ...sent, timeout: 1 })).rejects.toMatchObject({ code: 'timeout' });
  const stop = new AbortController();
  stop.abort();
  await expect(send({ ...sent, signal: stop.signal })).rejects.toMatchObject({ code: 'aborted' });
});

test('the clock learns from what only the server can have said now', async () => {
  const date = new Date(Date.now() + 3 * 86_400_000).toUTCString();
  // A cache may answer with the date of another day.
  answers(200, '[]', { date, 'cache-control': 'public, no-cache' });
  await send(sent);
  expect(clock.ahead()).toBeNull();
  answers(200, '[]', { date, 'cache-control': 'private, no-store' });
  await send(sent);
  expect(Math.round((clock.ahead() ?? 0) / 86_400_000)).toBe(3);
  localStorage.clear();
  setClock();
});
