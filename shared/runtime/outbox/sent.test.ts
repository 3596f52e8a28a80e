import 'fake-indexeddb/auto';
import { runInAction } from 'mobx';
import { reportLinksOf, withdrawalItem } from '../../api/report/report-links';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { writeCookie } from '../http/cookies';
import { session } from '../session/session';
import { deviceStore } from '../storage/device-store';
import { outboxSender } from './internal/sender';
import { Outbox, outbox } from './outbox';
import { importFile } from './outbox-file';
import type { NewItem, SentItem } from './outbox-types';

const DAY = 86_400_000;
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const report = (n: number) => ({
  uuid: uuid(n),
  call: 'report',
  body: { case: { case_uuid: uuid(n), case_location_id: 12, case_eventtime: '2026-11-19' } },
});
const signedIn = (id: number) => {
  setRuntime({ user: fakeUser({ id }) });
  writeCookie('access_token', fakeToken(), 300);
};

let clock: FakeClock;
beforeAll(() => outboxSender.start());
beforeEach(async () => {
  clock = new FakeClock();
  new FakeServer().on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } });
  setRuntime();
  for (const { uuid: one } of outbox.items) await outbox.remove(one);
  for (const { uuid: one } of outbox.sent) await outbox.forget(one);
});
afterEach(() => outboxSender.run());

test('a sent report keeps its account and is listed under that account only', async () => {
  signedIn(7);
  await outbox.add({ ...report(1), label: 'Hao' });
  await outbox.settled(uuid(1));
  const reloaded = new Outbox();
  await reloaded.load();
  const [sent] = reloaded.sent;
  expect(sent).toMatchObject({ uuid: uuid(1), account: 7, label: 'Hao' });
  expect(sent && outbox.foreign(sent)).toBe(false);
  signedIn(8);
  expect(sent && outbox.foreign(sent)).toBe(true);
  setRuntime();
  expect(sent && outbox.foreign(sent)).toBe(true);
});

test('an anonymous report stays anonymous after sending, in any session', async () => {
  signedIn(7);
  await outbox.add({ ...report(2), account: null });
  await outbox.settled(uuid(2));
  expect(outbox.sent[0]).toMatchObject({ uuid: uuid(2), account: null });
  expect(outbox.sent.map((one) => outbox.foreign(one))).toEqual([false]);
});

test('a report belongs to the signed-in account, also after another account corrects it', async () => {
  setRuntime({ user: fakeUser({ id: 7 }), online: false });
  await outbox.add(report(3));
  const { created } = outbox.items[0] ?? {};
  clock.advance(1000);
  setRuntime({ user: fakeUser({ id: 8 }), online: false });
  await outbox.add({ ...report(3), label: 'Rapa' });
  expect(outbox.items).toHaveLength(1);
  expect(outbox.items[0]).toMatchObject({ account: 7, label: 'Rapa', created });
  expect([outbox.pendingFor(7).length, outbox.pendingFor(8).length]).toEqual([1, 0]);
});

test('a sign-out lists the unsent items of the account, and no others', async () => {
  setRuntime({ user: fakeUser({ id: 7 }), online: false });
  await outbox.add(report(4));
  await outbox.add({ ...report(5), account: 8 });
  await outbox.add({ ...report(6), account: null });
  expect(session.waiting.map((item) => item.uuid)).toEqual([uuid(4)]);
});

test('a report of an account is not sent while no account is known', async () => {
  const server = new FakeServer().on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } });
  setRuntime({ user: fakeUser({ id: 7 }) });
  runInAction(() => {
    session.state = 'starting';
  });
  await outbox.add(report(7));
  await outboxSender.run();
  expect(server.requests).toHaveLength(0);
  expect(outbox.items[0]).toMatchObject({ state: 'queued', tries: 0 });
  await outbox.remove(uuid(7));
});

test('a sent report is kept for thirty days, then deleted from the device', async () => {
  await outbox.add(report(8));
  await outbox.settled(uuid(8));
  clock.advance(30 * DAY - 1);
  await outbox.changed();
  expect(outbox.sent).toHaveLength(1);
  clock.advance(1);
  await outbox.changed();
  expect(outbox.sent).toHaveLength(0);
  clock.advance(-30 * DAY);
  await outbox.changed();
  expect(outbox.sent).toHaveLength(0);
});

test('a file does not restore reports sent from here, and its items go under the account that opens it', async () => {
  await outbox.add(report(9));
  await outbox.settled(uuid(9));
  setRuntime({ user: fakeUser({ id: 7 }), online: false });
  const item = (n: number) => ({ ...report(n), params: null, created: 1, account: 99 });
  const file = JSON.stringify({ format: 'ciguawatch-outbox', version: 1, items: [item(9), item(1)] });
  await expect(importFile(file)).resolves.toBe(1);
  expect(outbox.items).toMatchObject([{ uuid: uuid(1), account: 7, state: 'queued', created: 1 }]);
});

describe('a withdrawn report', () => {
  const withdrawn = (n: number, body: object = {}) => {
    const sent = outbox.sent.find((one) => one.uuid === uuid(n)) as SentItem;
    return { ...withdrawalItem(sent, 'Hao'), ...body } as NewItem;
  };
  const answersOf = (n: number) => outbox.sent.find((one) => one.uuid === uuid(n))?.body;

  test('waits for the network, is sent once, and takes the answers and those of its correction off the device', async () => {
    const server = new FakeServer()
      .on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } })
      .on('POST', 'cw/pcase/withdraw/', { status: 200, data: { state: 'withdrawn' } });
    await outbox.add({ ...report(1), account: null });
    await outbox.settled(uuid(1));
    const better = { ...report(2).body.case, corrects: uuid(1) };
    await outbox.add({ ...report(2), body: { case: better } });
    await outbox.add(report(3));
    for (const n of [2, 3]) await outbox.settled(uuid(n));
    setRuntime({ online: false });
    await outbox.add(withdrawn(1));
    await outbox.add(withdrawn(1));
    expect(outbox.items).toMatchObject([{ call: 'withdraw', account: null, state: 'queued' }]);
    expect(answersOf(1)).toMatchObject(report(1).body);
    const codes = [1, 2].map((n) => reportLinksOf(answersOf(n))?.receipt_code);
    setRuntime();
    await outboxSender.run();
    expect(server.sent('cw/pcase/withdraw/').map(({ body }) => body)).toEqual([
      { case_uuid: uuid(1), receipt_code: codes[0] },
    ]);
    expect(outbox.items).toEqual([]);
    expect(answersOf(1)).toEqual({ case: { case_uuid: uuid(1), receipt_code: codes[0] } });
    expect(answersOf(2)).toEqual({
      case: { case_uuid: uuid(2), receipt_code: codes[1], corrects: uuid(1) },
    });
    expect(answersOf(3)).toMatchObject(report(3).body);
    expect(outbox.arrived).toMatchObject({ call: 'withdraw', label: 'Hao', id: null });
    // When the next report is sent, nothing is left to be removed from the stored items.
    const written = jest.spyOn(deviceStore, 'put');
    await outbox.add(report(4));
    await outbox.settled(uuid(4));
    expect(written.mock.calls.filter(([area]) => area === 'sent').map(([, key]) => key)).toEqual([uuid(4)]);
    written.mockRestore();
  });

  test('keeps its answers on the device until an editor agrees', async () => {
    new FakeServer()
      .on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } })
      .on('POST', 'cw/pcase/withdraw/', { status: 200, data: { state: 'asked' } });
    await outbox.add(report(6));
    await outbox.settled(uuid(6));
    await outbox.add(withdrawn(6));
    await outbox.settled(`withdraw-${uuid(6)}`);
    expect(answersOf(6)).toMatchObject(report(6).body);
  });

  test('asked for by an older version without a code, is sent with the code of its report', async () => {
    const server = new FakeServer()
      .on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } })
      .on('POST', 'cw/pcase/withdraw/', { status: 200, data: { state: 'withdrawn' } });
    await outbox.add(report(7));
    await outbox.settled(uuid(7));
    const receipt_code = reportLinksOf(answersOf(7))?.receipt_code;
    await outbox.add(withdrawn(7, { body: { case_uuid: uuid(7) } }));
    await outbox.settled(`withdraw-${uuid(7)}`);
    expect(server.sent('cw/pcase/withdraw/').map(({ body }) => body)).toEqual([
      { case_uuid: uuid(7), receipt_code },
    ]);
  });

  test('is identified by the copy that arrived first, where a change was sent as its correction', async () => {
    new FakeServer().on('POST', 'cw/pcase/create/', ({ body }) =>
      (body as { case_uuid: string }).case_uuid === uuid(5)
        ? { status: 409, data: { code: 'uuid_reused', message: '' } }
        : { status: 201, data: { id: 43 } },
    );
    await outbox.add(report(5));
    await outbox.settled(uuid(5));
    expect(reportLinksOf(answersOf(5))).toMatchObject({ corrects: uuid(5) });
    expect(withdrawn(5)).toMatchObject({ body: { case_uuid: uuid(5) } });
  });

  test('is sent under the account of the report', async () => {
    signedIn(7);
    await outbox.add(report(4));
    await outbox.settled(uuid(4));
    expect(withdrawn(4)).toMatchObject({ account: 7, body: { case_uuid: uuid(4) } });
  });
});
