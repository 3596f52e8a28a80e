import 'fake-indexeddb/auto';
import { runInAction } from 'mobx';
import { FakeClock } from '../../../testing/fakes/fake-clock';
import { FakeServer } from '../../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../../testing/fakes/fake-user';
import { setRuntime } from '../../../testing/render-with-runtime';
import { waitingItem } from '../../../testing/waiting-item';
import { connectivity } from '../../http/connectivity';
import { writeCookie } from '../../http/cookies';
import { session } from '../../session/session';
import { deviceStore } from '../../storage/device-store';
import { outbox } from '../outbox';
import type { OutboxItem } from '../outbox-types';
import { OutboxSender } from './sender';

/** Opening a page where another one crashed while sending, or is still sending. */
let server: FakeServer;
let clock: FakeClock;
/** names of the locks requested */
let asked: string[];
/** all simulated tabs; none of them closes */
const tabs: OutboxSender[] = [];
function tab(): OutboxSender {
  const sender = new OutboxSender();
  tabs.push(sender);
  return sender;
}
const online = () =>
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });

const item = (uuid: string, more: Partial<OutboxItem> = {}): OutboxItem =>
  waitingItem(uuid, { created: 1, tries: 2, notBefore: 3, ...more });
async function left(...items: OutboxItem[]): Promise<void> {
  for (const one of items) await deviceStore.put('outbox', one.uuid, one);
  await outbox.changed();
}

beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer().on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } });
  asked = [];
  let turn: Promise<unknown> = Promise.resolve();
  const request = (name: string, work: () => Promise<unknown>) => {
    asked.push(name);
    turn = turn.then(work);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  setRuntime({ online: false });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
  await Promise.all(tabs.map((one) => one.run()));
  await deviceStore.clear('outbox');
  await deviceStore.clear('sent');
  await outbox.changed();
});

test('items being sent by a tab that died wait again unchanged; no others change', async () => {
  const error = { code: 'invalid_body', status: 400 } as const;
  const refused = item('b', { state: 'refused', error });
  await left(item('a', { state: 'sending' }), refused, item('c'));
  await tab().start();
  expect(outbox.items).toEqual([item('a'), refused, item('c')]);
  // A sending page, also one of an earlier build, holds this lock.
  expect(asked).toEqual(['ciguawatch.outbox']);
  expect(server.requests).toEqual([]);
});

test('without items being sent no lock is taken and the other tabs are not informed', async () => {
  await left(item('a'), item('b', { state: 'refused' }));
  const told = jest.spyOn(outbox, 'changed');
  await tab().start();
  expect([asked, told.mock.calls]).toEqual([[], []]);
});

test('an item that another tab removed meanwhile holds up no other', async () => {
  await left(item('b', { state: 'sending' }));
  const found = [item('a', { state: 'sending' }), item('b', { state: 'sending' })];
  const entries = new Map(found.map((one) => [one.uuid, one]));
  jest.spyOn(deviceStore, 'entries').mockResolvedValueOnce(entries);
  await tab().start();
  expect(outbox.items).toEqual([item('b')]);
});

test('of several tabs that each start the sender once, one sends', async () => {
  const sender = tab();
  expect(sender.start()).toBe(sender.start());
  await Promise.all([sender.start(), tab().start()]);
  await left(item('a'));
  online();
  await sender.run();
  expect(server.requests).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set(['ciguawatch.outbox']));
});

test('a network present from the start has not returned: waits are kept', async () => {
  online();
  await Promise.all(tabs.map((one) => one.run()));
  const error = { code: 'network', status: 0 } as const;
  await left(item('a', { error, notBefore: clock.time + 60_000 }));
  await tab().start();
  expect(server.requests).toEqual([]);
});

test('a returning network and an account that signs in each start a run', async () => {
  writeCookie('access_token', fakeToken(), 300);
  await left(item('a'), item('b', { account: 7 }));
  await tab().start();
  online();
  await expect(outbox.settled('a')).resolves.toMatchObject({ id: 41 });
  await Promise.all(tabs.map((one) => one.run()));
  expect(outbox.items).toMatchObject([{ uuid: 'b', tries: 2 }]);
  runInAction(() => {
    session.user = fakeUser({ id: 7 });
    session.state = 'connected';
  });
  await expect(outbox.settled('b')).resolves.toMatchObject({ account: 7 });
  writeCookie('access_token', '', 0);
});

test('signing in and out again is no failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  await tab().start();
  for (const user of [fakeUser({ id: 7 }), null])
    runInAction(() => {
      session.user = user;
      session.state = user ? 'connected' : 'anonymous';
    });
  expect(logged).not.toHaveBeenCalled();
});
