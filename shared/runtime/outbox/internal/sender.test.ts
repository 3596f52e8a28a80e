import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { FakeClock } from '../../../testing/fakes/fake-clock';
import { type FakeResponse, FakeServer } from '../../../testing/fakes/fake-server';
import { setRuntime } from '../../../testing/render-with-runtime';
import { connectivity } from '../../http/connectivity';
import { outbox } from '../outbox';
import { outboxSender } from './sender';

const CREATE = 'cw/pcase/create/';
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const report = (n: number) => ({
  uuid: uuid(n),
  call: 'report',
  body: { case: { case_uuid: uuid(n), case_location_id: 12, case_eventtime: '2026-11-19' } },
});

let server: FakeServer;
let clock: FakeClock;

/** Last digits of the reports that the server received. */
const sent = () =>
  server.sent(CREATE).map(({ body }) => Number((body as { case_uuid: string }).case_uuid.at(-1)));
const answer = (given: FakeResponse) => server.on('POST', CREATE, given);
const received = () => answer({ status: 201, data: { id: 41 } });
const slowDown = (seconds?: number) =>
  answer({
    status: 429,
    data: { code: 'too_many_requests', message: '' },
    headers: seconds === undefined ? {} : { 'Retry-After': String(seconds) },
  });

/** Queues three reports without a network. */
async function threeWaiting(): Promise<void> {
  setRuntime({ online: false });
  for (const n of [1, 2, 3]) {
    await outbox.add(report(n));
    clock.advance(10);
  }
  expect(server.requests).toHaveLength(0);
}

/** Restores the network and waits for one run of the sender. */
async function connected(): Promise<void> {
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });
  await outboxSender.run();
}

beforeAll(() => outboxSender.start());
beforeEach(async () => {
  clock = new FakeClock();
  server = new FakeServer();
  received();
  setRuntime();
  for (const { uuid: one } of outbox.items) await outbox.remove(one);
  for (const { uuid: one } of outbox.sent) await outbox.forget(one);
});
afterEach(async () => {
  for (const { uuid: one } of outbox.items) await outbox.remove(one);
  await outboxSender.run();
});

describe('with several reports waiting', () => {
  test('a server that asks to slow down is called for none of the others in that time', async () => {
    await threeWaiting();
    slowDown(120);
    await connected();
    expect(sent()).toEqual([1]);
    clock.advance(119_000);
    await outboxSender.run();
    expect(sent()).toEqual([1]);
    received();
    clock.advance(1_000);
    await outboxSender.run();
    expect(sent()).toEqual([1, 1, 2, 3]);
    expect(outbox.items).toHaveLength(0);
  });

  test('a server that asks to slow down without a time is left alone for a while as well', async () => {
    await threeWaiting();
    slowDown();
    await connected();
    await outboxSender.run();
    expect(sent()).toEqual([1]);
  });

  test('after an attempt without an answer the others are not tried in the same run', async () => {
    await threeWaiting();
    server.down = true;
    await connected();
    expect(sent()).toEqual([1]);
    expect(outbox.items.map(({ tries }) => tries)).toEqual([1, 0, 0]);
  });

  test('a server error or a refusal holds up that item only', async () => {
    await threeWaiting();
    server.on('POST', CREATE, ({ body }) => {
      const { case_uuid } = body as { case_uuid: string };
      if (case_uuid === uuid(1)) return { status: 500, data: { code: 'server_error', message: '' } };
      if (case_uuid === uuid(2)) return { status: 400, data: { code: 'invalid_body', message: '' } };
      return { status: 201, data: { id: 43 } };
    });
    await connected();
    expect(sent()).toEqual([1, 2, 3]);
    expect(outbox.items.map((item) => [item.uuid, item.state])).toEqual([
      [uuid(1), 'queued'],
      [uuid(2), 'refused'],
    ]);
  });

  test('a person who sends one of them starts it, whatever the server asked', async () => {
    await threeWaiting();
    slowDown(600);
    await connected();
    received();
    await outbox.retry(uuid(2));
    await waitFor(() => expect(outbox.items).toHaveLength(2));
    await outboxSender.run();
    expect(sent()).toEqual([1, 2]);
  });
});

test('a refused report is not sent again by itself', async () => {
  answer({ status: 400, data: { code: 'invalid_body', message: '' } });
  await outbox.add(report(1));
  await expect(outbox.settled(uuid(1))).rejects.toMatchObject({ code: 'invalid_body' });
  clock.advance(86_400_000);
  await outboxSender.run();
  expect(sent()).toEqual([1]);
});
