import 'fake-indexeddb/auto';
import { RECEIPT_PATTERN } from '../../domain/report/receipt-code';
import { FakeServer } from '../../testing/fakes/fake-server';
import { setRuntime } from '../../testing/render-with-runtime';
import { clock, setClock } from '../page/clock';
import { deviceStore } from '../storage/device-store';
import { outboxSender } from './internal/sender';
import { outbox } from './outbox';
import type { ReportBody } from './outbox-types';

const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const report = (n: number, more: object = {}) => ({
  uuid: uuid(n),
  call: 'report',
  body: { case: { case_uuid: uuid(n), case_location_id: 12, case_eventtime: '2026-11-19', ...more } },
});
const caseOf = (body: unknown) => (body as ReportBody).case;
const waiting = (n: number) => caseOf(outbox.find(uuid(n))?.body);
const posted = (server: FakeServer) => server.sent('cw/pcase/create/').map(({ body }) => body as object);

beforeAll(() => outboxSender.start());
beforeEach(async () => {
  setRuntime({ online: false });
  for (const { uuid: one } of outbox.items) await outbox.remove(one);
  for (const { uuid: one } of outbox.sent) await outbox.forget(one);
});

test('a waiting report has its receipt code and the device mark, which its replacement keeps', async () => {
  await outbox.add(report(1));
  await outbox.add(report(2));
  const [one, two] = [waiting(1), waiting(2)];
  expect(one.receipt_code).toMatch(RECEIPT_PATTERN);
  expect(two.receipt_code).not.toBe(one.receipt_code);
  expect([one.device_mark, one.device_mark]).toEqual([
    two.device_mark,
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  await outbox.add(report(1, { age: 4 }));
  expect(waiting(1)).toMatchObject({ age: 4, receipt_code: one.receipt_code });
  localStorage.clear();
  await outbox.add(report(3));
  // The identifier is gone with the storage, but this page still remembers it.
  expect(waiting(3).device_mark).toBe(one.device_mark);
});

test('a report says how wrong the clock was, in minutes, where it was', async () => {
  await outbox.add(report(1));
  expect(waiting(1)).not.toHaveProperty('clock_ahead');
  clock.learn(new Date(Date.now() - 2 * 86_400_000).toUTCString());
  await outbox.add(report(2));
  expect(waiting(2).clock_ahead).toBe(-2880);
  setClock();
  localStorage.clear();
});

test('a report of an older version gets and stores its code before it is sent, and repeats it', async () => {
  const old = {
    ...report(4),
    params: null,
    state: 'queued',
    account: null,
    created: 0,
    tries: 0,
    notBefore: 0,
  };
  await deviceStore.put('outbox', uuid(4), old);
  await outbox.changed();
  let kept: unknown;
  const server = new FakeServer().on('POST', 'cw/pcase/create/', async () => {
    kept = ((await deviceStore.get('outbox', uuid(4))) as { body: unknown }).body;
    throw new Error('the answer is lost');
  });
  setRuntime();
  await outbox.retry(uuid(4));
  await outboxSender.run();
  const code = caseOf(kept).receipt_code;
  expect(code).toMatch(RECEIPT_PATTERN);
  server.on('POST', 'cw/pcase/create/', { status: 201, data: { id: 44 } });
  await outbox.retry(uuid(4));
  const sent = await outbox.settled(uuid(4));
  expect(new Set(posted(server).map((body) => (body as { receipt_code: string }).receipt_code))).toEqual(
    new Set([code]),
  );
  expect(caseOf(sent.body).receipt_code).toBe(code);
});

test('a sent report is kept with its code and without the device mark', async () => {
  new FakeServer().on('POST', 'cw/pcase/create/', { status: 201, data: { id: 45 } });
  await outbox.add(report(5));
  const { receipt_code } = waiting(5);
  setRuntime();
  await outbox.retry(uuid(5));
  const sent = await outbox.settled(uuid(5));
  expect(caseOf(sent.body)).toEqual({ ...report(5).body.case, receipt_code });
});
