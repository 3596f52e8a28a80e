import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { connectivity } from '../http/connectivity';
import { writeCookie } from '../http/cookies';
import { session } from '../session/session';
import { deviceStore } from '../storage/device-store';
import { outboxSender } from './internal/sender';
import { Outbox, outbox } from './outbox';
import { exportFile, importFile } from './outbox-file';

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const report = (n: number, more: object = {}) => ({
  uuid: uuid(n),
  call: 'report',
  body: { case: { case_uuid: uuid(n), case_location_id: 12, case_eventtime: '2026-11-19' }, ...more },
});

let server: FakeServer;
let clock: FakeClock;

beforeAll(() => outboxSender.start());
beforeEach(async () => {
  clock = new FakeClock();
  server = new FakeServer().on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } });
  // With a network the sender would send what the previous test left, and then what this one adds.
  setRuntime({ online: false });
  for (const { uuid: one } of outbox.items) await outbox.remove(one);
  for (const { uuid: one } of outbox.sent) await outbox.forget(one);
  setRuntime();
  await outboxSender.run();
});
afterEach(() => outboxSender.run());

const textOf = (file: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(file);
  });
const sentOnce = (path: string) => waitFor(() => expect(server.sent(path)).toHaveLength(1));

test('a report is on the disk when add resolves; it is sent and its number kept', async () => {
  await expect(outbox.add(report(1))).resolves.toBe(true);
  await expect(outbox.settled(uuid(1))).resolves.toMatchObject({ id: 41 });
  expect(outbox.items).toHaveLength(0);
  const reloaded = new Outbox();
  await reloaded.load();
  expect(reloaded.sent[0]).toMatchObject({ uuid: uuid(1), id: 41 });
});

test('a contact is sent first, with the uuid of the case, and is not kept afterwards', async () => {
  server.on('POST', 'cw/contact/', { status: 201, data: { id: 5 } });
  await outbox.add(report(2, { contact: { cont_name: 'Hina', cont_email: '' } }));
  await outbox.settled(uuid(2));
  expect(server.requests.map(({ path }) => path)).toEqual(['cw/contact/', 'cw/pcase/create/']);
  expect(server.requests[0]?.body).toMatchObject({ case_uuid: uuid(2), cont_name: 'Hina' });
  expect(server.requests[1]?.body).toMatchObject({ contact_id: 5 });
  expect(JSON.stringify(outbox.sent)).not.toContain('Hina');
});

test('reports made offline wait and are sent in order when the network returns', async () => {
  setRuntime({ online: false });
  await outbox.add(report(3));
  clock.advance(10);
  await outbox.add(report(4));
  expect(server.requests).toHaveLength(0);
  expect(outbox.items.map((item) => item.state)).toEqual(['queued', 'queued']);
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });
  await waitFor(() => expect(outbox.items).toHaveLength(0));
  expect(server.requests.map(({ body }) => (body as { case_uuid: string }).case_uuid)).toEqual([
    uuid(3),
    uuid(4),
  ]);
});

test('a refusal keeps the item with its reason; adding it again replaces it', async () => {
  server.on('POST', 'cw/pcase/create/', {
    status: 400,
    data: { code: 'invalid_body', message: '', fields: { case_eventtime: 'date_future' } },
  });
  await outbox.add({ ...report(5), label: 'Hao' });
  await expect(outbox.settled(uuid(5))).rejects.toMatchObject({ code: 'invalid_body' });
  expect(outbox.items[0]).toMatchObject({
    state: 'refused',
    error: { status: 400, fields: { case_eventtime: 'date_future' } },
  });
  server.on('POST', 'cw/pcase/create/', { status: 201, data: { id: 42 } });
  await outbox.add({ ...report(5), label: 'Rapa' });
  await expect(outbox.settled(uuid(5))).resolves.toMatchObject({ id: 42, label: 'Rapa' });
});

test('a report changed after its first copy arrived is sent as a correction', async () => {
  server.on('POST', 'cw/pcase/create/', ({ body }) =>
    (body as { case_uuid: string }).case_uuid === uuid(5)
      ? { status: 409, data: { code: 'uuid_reused', message: '' } }
      : { status: 201, data: { id: 43 } },
  );
  await outbox.add(report(5, { contact: null }));
  await expect(outbox.settled(uuid(5))).resolves.toMatchObject({ uuid: uuid(5), id: 43 });
  const [first, second] = server.sent('cw/pcase/create/').map(({ body }) => body as Record<string, unknown>);
  expect(first).not.toHaveProperty('corrects');
  expect(second).toMatchObject({ corrects: uuid(5), case_location_id: 12 });
  expect(second?.case_uuid).not.toBe(uuid(5));
});

test('a contact changed after the first copy arrived is sent with a correction and replaces the first', async () => {
  server.on('POST', 'cw/contact/', ({ body }) =>
    (body as { case_uuid: string }).case_uuid === uuid(5)
      ? { status: 409, data: { code: 'uuid_reused', message: '' } }
      : { status: 201, data: { id: 6 } },
  );
  await outbox.add(report(5, { contact: { cont_name: 'Hina' } }));
  await expect(outbox.settled(uuid(5))).resolves.toMatchObject({ uuid: uuid(5) });
  const [sent] = server.sent('cw/pcase/create/').map(({ body }) => body as Record<string, unknown>);
  expect(sent).toMatchObject({ corrects: uuid(5), contact_id: 6 });
  expect(server.sent('cw/contact/').at(-1)?.body).toMatchObject({
    case_uuid: sent?.case_uuid,
    cont_name: 'Hina',
  });
});

test('a server that refuses every correction is not called for ever', async () => {
  server.on('POST', 'cw/pcase/create/', { status: 409, data: { code: 'uuid_reused', message: '' } });
  await outbox.add(report(5));
  await expect(outbox.settled(uuid(5))).rejects.toMatchObject({ code: 'uuid_reused' });
  expect(server.requests).toHaveLength(4);
});

test('a correction made during sending survives the answer to the first copy', async () => {
  let arrived = () => {};
  const asked = new Promise<void>((on) => {
    arrived = on;
  });
  let answer = () => {};
  server.on('POST', 'cw/pcase/create/', async ({ body }) => {
    if ((body as { age?: number }).age === 30) return { status: 201, data: { id: 45 } };
    arrived();
    await new Promise<void>((go) => {
      answer = go;
    });
    return { status: 201, data: { id: 44 } };
  });
  await outbox.add(report(6));
  await asked;
  const better = { case: { ...report(6).body.case, age: 30 } };
  await outbox.add({ ...report(6), body: better });
  expect(outbox.find(uuid(6))?.state).toBe('sending');
  answer();
  await expect(outbox.settled(uuid(6))).resolves.toMatchObject({ id: 45, body: better });
});

test('an item removed during sending does not come back when sending fails', async () => {
  server.on('POST', 'cw/pcase/create/', async () => {
    await outbox.remove(uuid(6));
    return { status: 503 };
  });
  await outbox.add(report(6));
  await outboxSender.run();
  expect(outbox.items).toHaveLength(0);
});

test('the login page of a captive network does not count as an acknowledgement', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  server.on('POST', 'cw/pcase/create/', { status: 200, data: '<html>Welcome</html>' });
  await outbox.add(report(6));
  await waitFor(() => expect(outbox.items[0]).toMatchObject({ state: 'queued', tries: 1 }));
  expect(outbox.sent).toHaveLength(0);
  expect(logged).toHaveBeenCalledWith('answer of createCase', expect.anything());
  logged.mockRestore();
  await outbox.remove(uuid(6));
});

test('a report that fails on the server does not hold up the others', async () => {
  server.on('POST', 'cw/pcase/create/', ({ body }) =>
    (body as { case_uuid: string }).case_uuid === uuid(1)
      ? { status: 500, data: { code: 'server_error', message: '' } }
      : { status: 201, data: { id: 41 } },
  );
  await outbox.add(report(1));
  await waitFor(() => expect(outbox.find(uuid(1))).toMatchObject({ tries: 1, error: { status: 500 } }));
  await outbox.add(report(2));
  await expect(outbox.settled(uuid(2))).resolves.toMatchObject({ id: 41 });
  await outbox.remove(uuid(1));
});

test('a returning network retries unanswered items at once, whatever their wait', async () => {
  server.down = true;
  await outbox.add(report(3));
  await waitFor(() => expect(outbox.items[0]).toMatchObject({ tries: 1, error: { code: 'network' } }));
  runInAction(() => {
    connectivity.reachable = false;
  });
  server.down = false;
  runInAction(() => {
    connectivity.reachable = true;
  });
  await expect(outbox.settled(uuid(3))).resolves.toMatchObject({ id: 41 });
});

test('a wait set under a wrong device clock does not last', async () => {
  server.down = true;
  clock.advance(400 * 86_400_000);
  await outbox.add(report(3));
  await waitFor(() => expect(outbox.items[0]).toMatchObject({ tries: 1 }));
  clock.advance(-400 * 86_400_000);
  server.down = false;
  await outboxSender.run();
  expect(outbox.sent[0]).toMatchObject({ uuid: uuid(3) });
});

test('a server that asks to slow down is not called before its time', async () => {
  server.on('POST', 'cw/pcase/create/', {
    status: 429,
    data: { code: 'too_many_requests', message: '' },
    headers: { 'Retry-After': '120' },
  });
  await outbox.add(report(6));
  await waitFor(() => expect(outbox.items[0]).toMatchObject({ state: 'queued', tries: 1 }));
  expect(outbox.items[0]).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(outbox.items[0]?.notBefore).toBeGreaterThanOrEqual(clock.time + 120_000);
  await outboxSender.run();
  expect(server.requests).toHaveLength(1);
  await outbox.remove(uuid(6));
});

test('an item is sent only under its account; an anonymous one without a token', async () => {
  setRuntime({ user: fakeUser({ id: 8 }) });
  writeCookie('access_token', fakeToken(), 300);
  await outbox.add({ ...report(7), account: 7 });
  await outbox.add({ ...report(8), account: null });
  await sentOnce('cw/pcase/create/');
  expect(server.requests[0]?.headers.Authorization).toBeUndefined();
  expect(outbox.pendingFor(7)).toHaveLength(1);
  runInAction(() => {
    session.user = fakeUser({ id: 7 });
  });
  await waitFor(() => expect(outbox.items).toHaveLength(0));
  expect(server.requests[1]?.headers.Authorization).toMatch(/^Bearer /);
});

test('an unanswered attempt stays recorded through retry, change and refusal', async () => {
  const left = () => outbox.find(uuid(4))?.left ?? 0;
  const turnAway = (status: number, code: string) =>
    server.on('POST', 'cw/pcase/create/', { status, data: { code, message: '' } });
  setRuntime({ online: false });
  await outbox.add(report(4));
  expect(left()).toBe(0);
  turnAway(429, 'too_many_requests');
  await outbox.retry(uuid(4));
  await waitFor(() => expect(outbox.find(uuid(4))).toMatchObject({ state: 'queued', tries: 1 }));
  expect(left()).toBe(0);
  server.down = true;
  await outbox.retry(uuid(4));
  await waitFor(() => expect(outbox.find(uuid(4))).toMatchObject({ state: 'queued', tries: 1, left: 1 }));
  setRuntime({ online: false });
  server.down = false;
  await outbox.add(report(4, { contact: null }));
  expect(left()).toBe(1);
  turnAway(400, 'invalid_body');
  await outbox.retry(uuid(4));
  await waitFor(() => expect(outbox.find(uuid(4))).toMatchObject({ state: 'refused', left: 1 }));
});

test.each([
  [499, 'invalid_body', false],
  [500, 'server_error', true],
  [409, 'uuid_reused', true],
])('after status %d with %s, may an attempt have left a copy: %s', async (status, code, left) => {
  setRuntime({ online: false });
  await outbox.add(report(5));
  server.on('POST', 'cw/pcase/create/', { status, data: { code, message: '' } });
  await outbox.retry(uuid(5));
  // The item is queued both before an attempt and after a failed one; only its outcome differs.
  await waitFor(() => {
    const item = outbox.find(uuid(5));
    expect(item?.error?.code ?? item?.tries).toBeTruthy();
  });
  await outboxSender.run();
  expect((outbox.find(uuid(5))?.left ?? 0) > 0).toBe(left);
  // Adding the same report again, without an attempt in between, does not count as a copy.
  setRuntime({ online: false });
  await outbox.add(report(5, { contact: null }));
  expect((outbox.find(uuid(5))?.left ?? 0) > 0).toBe(left);
});

test('the file of waiting items opens on another device', async () => {
  setRuntime({ online: false });
  await outbox.add(report(9));
  const text = await textOf(exportFile());
  const waited = outbox.find(uuid(9))?.body;
  await outbox.remove(uuid(9));
  await expect(importFile(text)).resolves.toBe(1);
  await expect(importFile(text)).resolves.toBe(0);
  // The file includes the receipt code: the report is the same whichever device sends it.
  expect(outbox.items[0]?.body).toEqual(waited);
  await expect(importFile('{"a":1}')).rejects.toThrow('outbox.fileForeign');
  await expect(importFile(text.replace('"case_uuid"', '"other"'))).rejects.toThrow('outbox.fileForeign');
});

test('an added item is in the list when add resolves, although another reading finished first', async () => {
  setRuntime({ online: false });
  await outbox.load();
  const entries = deviceStore.entries.bind(deviceStore);
  let reads = 0;
  const spy = jest.spyOn(deviceStore, 'entries').mockImplementation(async (name) => {
    reads += 1;
    if (reads === 1) void outbox.changed();
    else if (reads === 2) await new Promise((done) => setTimeout(done, 50));
    return entries(name) as never;
  });
  await outbox.add(report(3));
  expect(outbox.find(uuid(3))).toBeDefined();
  spy.mockRestore();
});

test('items of another account stay out of the file', async () => {
  setRuntime({ user: fakeUser({ id: 8 }), online: false });
  await outbox.add({ ...report(7), account: 7 });
  await outbox.add({ ...report(8), account: 8 });
  const text = await textOf(exportFile());
  expect(text).toContain(uuid(8));
  expect(text).not.toContain(uuid(7));
});

test('an item that was being sent when the page died is sent again', async () => {
  setRuntime({ online: false });
  await outbox.add(report(1));
  const item = outbox.find(uuid(1));
  await deviceStore.put('outbox', uuid(1), { ...item, state: 'sending' });
  runInAction(() => {
    connectivity.network = true;
    connectivity.reachable = true;
  });
  await waitFor(() => expect(outbox.sent[0]).toMatchObject({ uuid: uuid(1) }));
});
