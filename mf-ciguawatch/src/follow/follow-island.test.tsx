import { PUSH_ADDRESS } from '@ciguawatch/shared/contract/push-address';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { FakeServer } from '@ciguawatch/shared/testing/fakes/fake-server';
import { renderWithRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import english from '../../locales/en_US.json';
import { FollowIsland } from './follow-island';

const RAPA = 88;
const ENDPOINT = 'https://fcm.googleapis.com/one';
/** A key of the portal, and its bytes. */
const KEY = 'AQID';
const BYTES = Uint8Array.from([1, 2, 3]).buffer;

/** What the browser of the test can and allows. */
function browser({ permission = 'granted', key = BYTES }: { permission?: string; key?: ArrayBuffer } = {}) {
  const unsubscribe = jest.fn(async () => true);
  const subscription = {
    ...{ endpoint: ENDPOINT, options: { applicationServerKey: key }, unsubscribe },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
  };
  const held: { subscription: typeof subscription | null } = { subscription: null };
  const pushManager = {
    getSubscription: async () => held.subscription,
    subscribe: jest.fn(async () => {
      held.subscription = subscription;
      return subscription;
    }),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  const Notification = { permission: 'default', requestPermission: async () => permission };
  const kept = new Map<string, string>();
  const cache = {
    match: async (page: string) => kept.has(page) && { text: async () => kept.get(page) },
    put: async (page: string, { body }: { body: string }) => kept.set(page, body),
  };
  const caches = { open: async () => cache, delete: async () => kept.clear() };
  const Response = class {
    constructor(readonly body: string) {}
  };
  Object.assign(window, { PushManager: class {}, Notification, caches, Response });
  return { kept, held, subscription, pushManager, unsubscribe, Notification };
}

let server: FakeServer;
beforeAll(() => addMessages('ciguawatch', { en_US: english }));
beforeEach(() => {
  server = new FakeServer();
  server.on('GET', 'cw/push/', { data: { key: KEY } });
});
afterEach(() => {
  server.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});

const show = () => renderWithRuntime(<FollowIsland island={RAPA} name="Rapa" />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a browser is told of an island once its owner allows it, and no more once they end it', async () => {
  const { pushManager, unsubscribe, kept } = browser();
  server.on('POST', 'cw/push/', { data: { islands: [RAPA] } });
  server.on('POST', 'cw/push/end/', { data: { islands: [] } });
  show();
  await press('Notify me on this device');
  expect(await screen.findByText('This device will be notified.')).toBeVisible();
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const [sent] = server.sent('cw/push/').filter(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({
    ...{ endpoint: ENDPOINT, island: RAPA, keys: { p256dh: 'p', auth: 'a' }, language: 'en_US' },
  });
  expect(kept.get(PUSH_ADDRESS.page)).toBe(ENDPOINT);
  await press('Stop notifying me here');
  expect(await screen.findByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
  await waitFor(() => expect(kept.size).toBe(0));
});

test('an address that was renewed without a network is told by the page', async () => {
  const { held, subscription, kept } = browser();
  held.subscription = subscription;
  kept.set(PUSH_ADDRESS.page, 'https://fcm.googleapis.com/former');
  server.on('POST', 'cw/push/renew/', { data: { islands: [RAPA] } });
  show();
  expect(await screen.findByText('This device will be notified.')).toBeVisible();
  expect(server.sent('cw/push/renew/').map(({ body }) => body)).toEqual([
    { former: 'https://fcm.googleapis.com/former', endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } },
  ]);
  expect(kept.get(PUSH_ADDRESS.page)).toBe(ENDPOINT);
});

test('what the browser follows already is shown; an address made for another key is made again', async () => {
  const { held, subscription, pushManager, unsubscribe } = browser({ key: Uint8Array.from([9]).buffer });
  held.subscription = subscription;
  server.on('POST', 'cw/push/mine/', { data: { islands: [69] } });
  server.on('POST', 'cw/push/', { data: { islands: [69, RAPA] } });
  show();
  await press('Notify me on this device');
  expect(await screen.findByText('This device will be notified.')).toBeVisible();
  expect([unsubscribe.mock.calls.length, pushManager.subscribe.mock.calls.length]).toEqual([1, 1]);
});

test('a browser that cannot says so, and mails stay open to it', async () => {
  show();
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/island/${RAPA}?lang=en#follow-it`);
});

test.each([
  ['refused', { permission: 'denied' }, {}, /are blocked/],
  ['turned off', {}, { key: null }, /sends no notifications to devices/],
])('where notices are %s the page says it', async (_what, owner, key, said) => {
  browser(owner);
  server.on('GET', 'cw/push/', { data: { key: KEY, ...key } });
  show();
  await press('Notify me on this device');
  expect(await screen.findByText(said)).toBeVisible();
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a failure is said, and the button stays', async () => {
  const { pushManager } = browser();
  pushManager.subscribe.mockRejectedValueOnce(new Error('no push service'));
  show();
  await press('Notify me on this device');
  expect(await screen.findByText(/could not be started/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notify me on this device' })).toBeEnabled();
});
