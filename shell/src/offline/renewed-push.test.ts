import { PUSH_ADDRESS } from '@ciguawatch/shared/contract/push-address';
import { renewPush } from './renewed-push';

const KEYS = { p256dh: 'p', auth: 'a' };
const subscription = (endpoint: string) =>
  ({
    endpoint,
    toJSON: () => ({ endpoint, keys: KEYS, expirationTime: null }),
  }) as unknown as PushSubscription;
const [FORMER, RENEWED] = ['https://push.example/former', 'https://push.example/renewed'];

/** A worker whose device keeps an address, and whose portal answers with a status. */
function worker({ kept, held, status = 200 }: { kept?: string; held?: string; status?: number } = {}) {
  const stored = new Map<string, string>(kept ? [[PUSH_ADDRESS.page, kept]] : []);
  const cache = {
    match: async (page: string) => {
      const text = stored.get(page);
      return text === undefined ? undefined : { text: async () => text };
    },
    put: async (page: string, response: unknown) => {
      stored.set(page, (response as { body: string }).body);
    },
  };
  const asked: [string, unknown][] = [];
  const fetch = async (address: string, init?: { body?: string }) => {
    asked.push([address, init?.body && JSON.parse(init.body)]);
    return { ok: status === 200, json: async () => ({ key: 'AQID' }) };
  };
  const subscribe = jest.fn(async () => subscription(RENEWED));
  const getSubscription = async () => (held ? subscription(held) : null);
  return {
    stored,
    asked,
    subscribe,
    parts: { open: async () => cache, fetch, pushManager: { getSubscription, subscribe } } as never,
  };
}

const told = ['/api/cw/push/renew/', { former: FORMER, endpoint: RENEWED, keys: KEYS }];
const change = { oldSubscription: subscription(FORMER), newSubscription: subscription(RENEWED) };

beforeAll(() => {
  Object.assign(globalThis, {
    Response: class {
      constructor(readonly body: string) {}
    },
  });
});

test('a renewed address reaches the server as the browser tells it', async () => {
  const one = worker();
  await renewPush(change, one.parts);
  expect(one.asked).toEqual([told]);
  expect(one.stored.get(PUSH_ADDRESS.page)).toBe(RENEWED);
  expect(one.subscribe).not.toHaveBeenCalled();
});

test('a browser that tells neither address: the former is the kept one, the new one is made with the key of the portal', async () => {
  const one = worker({ kept: FORMER });
  await renewPush({}, one.parts);
  expect(one.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'AQID' });
  expect(one.asked).toEqual([['/api/cw/push/', undefined], told]);
  const renewed = worker({ kept: FORMER, held: RENEWED });
  await renewPush({ oldSubscription: null, newSubscription: null }, renewed.parts);
  expect(renewed.asked).toEqual([told]);
});

test('without an answer the former address stays, so that a page tells it later', async () => {
  const one = worker({ kept: FORMER, held: RENEWED, status: 503 });
  await renewPush({}, one.parts);
  expect(one.stored.get(PUSH_ADDRESS.page)).toBe(FORMER);
});

test('a device that follows nothing, or whose address stays, tells nothing', async () => {
  const [none, same] = [worker(), worker({ kept: FORMER, held: FORMER })];
  await renewPush({}, none.parts);
  await renewPush({}, same.parts);
  expect([none.asked, same.asked]).toEqual([[], []]);
});
