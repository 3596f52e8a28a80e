import 'fake-indexeddb/auto';
import { createCase, createContact } from '../../api/calls/cases';
import { RECEIPT_PATTERN } from '../../domain/report/receipt-code';
import { waitingItem } from '../../testing/waiting-item';
import { deviceStore } from '../storage/device-store';
import { PATHS, sendInBackground } from './background';
import type { OutboxItem } from './outbox-types';

/** What the service worker sends of waiting items, without an open page. */

interface Sent {
  path: string;
  body: Record<string, unknown>;
  init: RequestInit;
}

let sent: Sent[];
/** Response of the server to a request, by its body. */
let answer: (asked: Sent) => { status: number; data: unknown; headers?: Record<string, string> } | null;

const item = (uuid: string, more: Partial<OutboxItem> = {}): OutboxItem =>
  waitingItem(uuid, { created: sent.length, ...more });
const waiting = async (...items: OutboxItem[]) => {
  for (const one of items) await deviceStore.put('outbox', one.uuid, one);
};
const kept = (uuid: string) => deviceStore.get<OutboxItem>('outbox', uuid);
const uuids = () => sent.map(({ body }) => body.case_uuid);

beforeEach(() => {
  sent = [];
  answer = () => ({ status: 201, data: { id: 41 } });
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const asked = { path, init, body: JSON.parse(String(init.body)) as Record<string, unknown> };
    sent.push(asked);
    const given = answer(asked);
    if (!given) throw new TypeError('Failed to fetch');
    const { status, data, headers = {} } = given;
    return {
      status,
      ok: status < 300,
      json: async () => data,
      headers: { get: (name: string) => headers[name] ?? null },
    };
  }) as typeof fetch;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await deviceStore.clear('outbox');
  await deviceStore.clear('sent');
});

test('its addresses are those of the declared calls', () => {
  expect(PATHS).toEqual({ contact: createContact.route, report: createCase.route });
  expect([createContact.method, createCase.method]).toEqual(['POST', 'POST']);
});

test('a report is sent after its contact, without cookies, and its number stored on the device', async () => {
  const body = { case: { case_uuid: 'a' }, contact: { cont_name: 'Hina' } };
  await waiting(item('a', { body, label: 'Hao' }));
  await expect(sendInBackground()).resolves.toBe(true);
  expect(sent.map(({ path }) => path)).toEqual(['/api/cw/contact/', '/api/cw/pcase/create/']);
  const receipt_code = expect.stringMatching(RECEIPT_PATTERN);
  expect(sent[1]?.body).toEqual({ case_uuid: 'a', contact_id: 41, receipt_code });
  expect(sent[1]?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(await kept('a')).toBeUndefined();
  expect(await deviceStore.get('sent', 'a')).toMatchObject({
    id: 41,
    label: 'Hao',
    body: { case: { case_uuid: 'a', receipt_code } },
  });
});

test('items of a page that died are sent; those that need an account, another item or a person wait', async () => {
  await waiting(
    item('died', { state: 'sending', left: 1 }),
    item('refused', { state: 'refused' }),
    item('account', { account: 7 }),
    item('after', { after: ['account'] }),
    item('other', { call: 'createCase' }),
  );
  await expect(sendInBackground()).resolves.toBe(true);
  expect(uuids()).toEqual(['died']);
  for (const uuid of ['refused', 'account', 'after', 'other']) expect(await kept(uuid)).toBeDefined();
});

test('after an attempt without an answer the run ends, and the browser is asked to call again', async () => {
  await waiting(item('a'), item('b', { created: 9 }));
  answer = () => null;
  await expect(sendInBackground()).resolves.toBe(false);
  expect(uuids()).toEqual(['a']);
  expect(await kept('a')).toMatchObject({ state: 'queued', tries: 1, error: { code: 'network', status: 0 } });
  answer = () => ({ status: 201, data: { id: 42 } });
  // Once the network is back, waiting times that were set for lack of it no longer apply.
  await expect(sendInBackground()).resolves.toBe(true);
  expect(uuids()).toEqual(['a', 'b', 'a']);
});

test('the login page of a captive network is no answer, and a refusal waits for a person', async () => {
  await waiting(item('a'));
  answer = () => ({ status: 200, data: '<html>' });
  await expect(sendInBackground()).resolves.toBe(false);
  expect(await kept('a')).toMatchObject({ error: { code: 'answer_invalid' }, left: 1 });
  answer = () => ({ status: 400, data: { code: 'invalid_body', message: '' } });
  await expect(sendInBackground()).resolves.toBe(true);
  expect(await kept('a')).toMatchObject({ state: 'refused', error: { status: 400 } });
});

test('a server that asks to slow down is called for no other item, by a page either', async () => {
  await waiting(item('a'), item('b', { created: 9 }), item('c', { account: 7 }));
  answer = () => ({
    status: 429,
    data: { code: 'too_many_requests', message: '' },
    headers: { 'retry-after': '120' },
  });
  await expect(sendInBackground()).resolves.toBe(false);
  expect(uuids()).toEqual(['a']);
  for (const uuid of ['a', 'b', 'c'])
    expect((await kept(uuid))?.notBefore).toBeGreaterThan(Date.now() + 100_000);
});

test('a report changed after its first copy arrived is sent in the same run, as its correction', async () => {
  await waiting(item('a'));
  answer = ({ body }) =>
    body.corrects
      ? { status: 201, data: { id: 43 } }
      : { status: 409, data: { code: 'uuid_reused', message: '' } };
  await expect(sendInBackground()).resolves.toBe(true);
  expect(sent.map(({ body }) => body.corrects)).toEqual([undefined, 'a']);
  expect(await deviceStore.get('sent', 'a')).toMatchObject({ id: 43 });
});

test('a background run waits for a page that is sending', async () => {
  await waiting(item('a'));
  let free: () => void = () => undefined;
  const page = new Promise<void>((done) => {
    free = done;
  });
  const request = jest.fn((_name: string, work: () => Promise<unknown>) => page.then(work));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const running = sendInBackground();
  await new Promise((done) => setTimeout(done, 20));
  await deviceStore.delete('outbox', 'a');
  free();
  await expect(running).resolves.toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
  expect(request).toHaveBeenCalledWith('ciguawatch.outbox', expect.any(Function));
  expect(sent).toEqual([]);
});
