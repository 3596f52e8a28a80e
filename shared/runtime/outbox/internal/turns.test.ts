import 'fake-indexeddb/auto';
import { runInAction } from 'mobx';
import { RECEIPT_PATTERN } from '../../../domain/report/receipt-code';
import { FakeClock } from '../../../testing/fakes/fake-clock';
import { FakeServer } from '../../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../../testing/fakes/fake-user';
import { setRuntime } from '../../../testing/render-with-runtime';
import { connectivity } from '../../http/connectivity';
import { writeCookie } from '../../http/cookies';
import { session } from '../../session/session';
import { deviceStore } from '../../storage/device-store';
import { outbox } from '../outbox';
import { outboxSender } from './sender';

/** When the sender starts by itself, and what it sends then. */
const CREATE = 'cw/pcase/create/';
const report = (uuid: string, more: object = {}) => ({
  uuid,
  call: 'report',
  body: { case: { case_uuid: uuid, case_location_id: 12, case_eventtime: '2026-11-19' } },
  ...more,
});

let server: FakeServer;
let clock: FakeClock;
let timers: jest.SpyInstance;

const received = () => server.on('POST', CREATE, { status: 201, data: { id: 41 } });
const stumbles = () =>
  server.on('POST', CREATE, { status: 500, data: { code: 'server_error', message: '' } });
/** Delay of the run planned last, in milliseconds, and the run itself. */
const planned = () => timers.mock.calls.filter(([, wait]) => (wait ?? 0) >= 1000);

beforeAll(() => outboxSender.start());
beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer();
  received();
  setRuntime();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  timers = jest.spyOn(globalThis, 'setTimeout');
});
afterEach(async () => {
  for (const { uuid } of outbox.items) await outbox.remove(uuid);
  for (const { uuid } of outbox.sent) await outbox.forget(uuid);
  await outboxSender.run();
  jest.restoreAllMocks();
});

test('a failed item is retried when its wait is over', async () => {
  stumbles();
  await outbox.add(report('a'));
  await outboxSender.run();
  expect(outbox.find('a')).toMatchObject({ tries: 1, state: 'queued' });
  const [run, wait] = planned().at(-1) ?? [];
  expect(wait).toBe(2000);
  received();
  clock.advance(2000);
  (run as () => void)();
  await expect(outbox.settled('a')).resolves.toMatchObject({ id: 41 });
});

test('due items are retried at most once a second', async () => {
  stumbles();
  await outbox.add(report('a'));
  await outboxSender.run();
  expect(outbox.find('a')?.tries).toBe(1);
  clock.advance(1999);
  await outboxSender.run();
  expect(planned().at(-1)?.[1]).toBe(1000);
});

test('the next run is planned for the waiting item whose turn comes first', async () => {
  stumbles();
  await outbox.add(report('a'));
  await outboxSender.run();
  clock.advance(500);
  await outbox.add(report('b'));
  await outboxSender.run();
  expect(outbox.items.map(({ tries }) => tries)).toEqual([1, 1]);
  expect(planned().at(-1)?.[1]).toBe(1500);
});

test('no run is planned for refused items, for an empty queue, or without a network', async () => {
  server.on('POST', CREATE, { status: 400, data: { code: 'invalid_body', message: '' } });
  await outbox.add(report('a'));
  await outbox.settled('a').catch(() => undefined);
  await outboxSender.run();
  setRuntime({ online: false });
  await outbox.add(report('b'));
  await outboxSender.run();
  expect(planned()).toEqual([]);
});

test('a person who presses "now" starts a run although the browser reports no network', async () => {
  setRuntime({ online: false });
  await outbox.add(report('a'));
  await outboxSender.run();
  expect(server.requests).toEqual([]);
  await outbox.retry('a');
  await expect(outbox.settled('a')).resolves.toMatchObject({ id: 41 });
});

test('an item waiting for its account is sent when that account signs in', async () => {
  writeCookie('access_token', fakeToken(), 300);
  await outbox.add(report('a', { account: 7 }));
  await outboxSender.run();
  expect(server.requests).toEqual([]);
  runInAction(() => {
    session.user = fakeUser({ id: 7 });
    session.state = 'connected';
  });
  await expect(outbox.settled('a')).resolves.toMatchObject({ id: 41, account: 7 });
  writeCookie('access_token', '', 0);
});

test('without a network no item is tried, and those of a tab that died wait their turn', async () => {
  setRuntime({ online: false });
  await outbox.add(report('a'));
  await deviceStore.put('outbox', 'a', { ...outbox.find('a'), state: 'sending' });
  await outboxSender.run();
  expect(server.requests).toEqual([]);
});

test('an item that this version cannot send is refused, so that a person sees it', async () => {
  await outbox.add({ uuid: 'a', call: 'of a later version', body: {} });
  await expect(outbox.settled('a')).rejects.toMatchObject({ code: 'server_error', status: 400 });
  expect(outbox.items).toMatchObject([{ state: 'refused' }]);
});

test('a sent item is kept with its answer and without its contact', async () => {
  server.on('POST', 'cw/contact/', { status: 201, data: { id: 5 } });
  await outbox.add({
    ...report('a', { label: 'Hao' }),
    body: { ...report('a').body, contact: { cont_name: 'Hina' } },
  });
  const sent = await outbox.settled('a');
  expect(sent).toEqual({
    uuid: 'a',
    call: 'report',
    account: null,
    id: 41,
    answer: { id: 41 },
    body: { case: { ...report('a').body.case, receipt_code: expect.stringMatching(RECEIPT_PATTERN) } },
    at: clock.time,
    label: 'Hao',
  });
  await outbox.add(report('b'));
  await expect(outbox.settled('b')).resolves.not.toHaveProperty('label');
});

test('a refusal keeps the wrong fields and the server’s values, each only when the server gave them', async () => {
  const data = { code: 'conflict', message: '', fields: { age: 'digits' }, current: { age: 3 } };
  server.on('POST', CREATE, { status: 409, data });
  await outbox.add(report('a'));
  await outbox.settled('a').catch(() => undefined);
  const { message: _words, ...told } = data;
  expect(outbox.find('a')?.error).toStrictEqual({ ...told, status: 409 });
  server.on('POST', CREATE, { status: 403, data: { code: 'forbidden', message: '' } });
  await outbox.add(report('b'));
  await outbox.settled('b').catch(() => undefined);
  expect(outbox.find('b')?.error).toStrictEqual({ code: 'forbidden', status: 403 });
});

test('a returning network retries unanswered items at once, not those that failed otherwise', async () => {
  stumbles();
  await outbox.add(report('a'));
  await outboxSender.run();
  expect(outbox.find('a')?.tries).toBe(1);
  runInAction(() => {
    connectivity.reachable = false;
  });
  runInAction(() => {
    connectivity.reachable = true;
  });
  await outboxSender.run();
  expect(outbox.find('a')?.tries).toBe(1);
});

test('several simultaneous callers start one run, which sends each item once', async () => {
  setRuntime({ online: false });
  for (const uuid of ['a', 'b']) await outbox.add(report(uuid));
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });
  await Promise.all([outboxSender.run(), outboxSender.run(), outboxSender.run()]);
  expect(server.sent(CREATE)).toHaveLength(2);
  expect(outbox.items).toEqual([]);
});
