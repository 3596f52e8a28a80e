import 'fake-indexeddb/auto';
import { runInAction } from 'mobx';
import { FakeClock } from '../../../testing/fakes/fake-clock';
import { FakeServer } from '../../../testing/fakes/fake-server';
import { setRuntime } from '../../../testing/render-with-runtime';
import { connectivity } from '../../http/connectivity';
import { deviceStore } from '../../storage/device-store';
import { outbox } from '../outbox';
import type { OutboxItem } from '../outbox-types';
import { outboxSender } from './sender';

/** What happens when another tab changes items while this one sends. */
const CREATE = 'cw/pcase/create/';
const body = (uuid: string, more: object = {}) => ({
  case: { case_uuid: uuid, case_location_id: 12, case_eventtime: '2026-11-19', ...more },
});

let server: FakeServer;
let clock: FakeClock;

const network = (there: boolean) =>
  runInAction(() => {
    connectivity.network = there;
    connectivity.reachable = there;
  });
/** Another tab changes an item, without notifying this one. */
const elsewhere = (uuid: string, more: Partial<OutboxItem>) =>
  deviceStore.change<OutboxItem>('outbox', uuid, (now) => now && { ...now, ...more });
const ages = () => server.sent(CREATE).map(({ body: sent }) => (sent as { age?: number }).age ?? null);
async function waiting(...uuids: string[]): Promise<void> {
  for (const uuid of uuids) {
    await outbox.add({ uuid, call: 'report', body: body(uuid) });
    clock.advance(10);
  }
}
/** One run of the sender over all waiting items. */
async function sendAll(): Promise<void> {
  network(true);
  await outboxSender.run();
}

beforeAll(() => outboxSender.start());
beforeEach(() => {
  clock = new FakeClock();
  server = new FakeServer().on('POST', CREATE, { status: 201, data: { id: 41 } });
  setRuntime({ online: false });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { uuid } of outbox.items) await outbox.remove(uuid);
  for (const { uuid } of outbox.sent) await outbox.forget(uuid);
  await outboxSender.run();
});

describe.each([
  ['taken', { status: 201, data: { id: 41 } }],
  ['refused', { status: 400, data: { code: 'invalid_body', message: '' } }],
])('what is corrected while its first copy is %s', (_what, first) => {
  const corrected = (then: () => void) =>
    server.on('POST', CREATE, async ({ body: sent }) => {
      if ((sent as { age?: number }).age === 30) return { status: 201, data: { id: 42 } };
      await elsewhere('a', { body: body('a', { age: 30 }) });
      then();
      return first;
    });

  test('goes in the same run', async () => {
    await waiting('a');
    corrected(() => undefined);
    await sendAll();
    expect(ages()).toEqual([null, 30]);
    expect([outbox.items, outbox.arrived?.id]).toEqual([[], 42]);
  });

  test('waits for the network when that has gone', async () => {
    await waiting('a');
    corrected(() => network(false));
    await sendAll();
    expect(ages()).toEqual([null]);
    expect(outbox.items).toMatchObject([{ uuid: 'a', state: 'queued', notBefore: 0 }]);
  });
});

test('an item removed during sending that arrived all the same is listed as sent', async () => {
  await waiting('a');
  server.on('POST', CREATE, async () => {
    await deviceStore.delete('outbox', 'a');
    return { status: 201, data: { id: 47 } };
  });
  await sendAll();
  expect([outbox.items, outbox.sent.map(({ id }) => id), outbox.arrived?.id]).toEqual([[], [47], 47]);
});

test('a server that asks to slow down delays the waiting items, and no others', async () => {
  const slow = { status: 429, data: { code: 'too_many_requests', message: '' } };
  server.on('POST', CREATE, { ...slow, headers: { 'Retry-After': '120' } });
  await waiting('a', 'b', 'c', 'd');
  await elsewhere('c', { state: 'refused' });
  const far = clock.time + 1_000_000;
  await elsewhere('d', { notBefore: far });
  // The list read before still contains an item that another tab has deleted.
  const read = deviceStore.entries.bind(deviceStore);
  jest.spyOn(deviceStore, 'entries').mockImplementation(async (area, prefix) => {
    const found = await read<OutboxItem>(area, prefix);
    const gone = { uuid: 'gone', notBefore: far, created: far, account: null } as OutboxItem;
    return (area === 'outbox' ? found.set('gone', gone) : found) as never;
  });
  await sendAll();
  const until = clock.time + 120_000;
  const kept = outbox.items.filter(({ uuid }) => uuid !== 'gone');
  expect(kept.map(({ uuid, state, notBefore }) => [uuid, state, notBefore])).toEqual([
    ['a', 'queued', until],
    ['b', 'queued', until],
    ['c', 'refused', 0],
    ['d', 'queued', far],
  ]);
  expect(server.requests).toHaveLength(1);
});
