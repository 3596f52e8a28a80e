import { FakeServer } from '../../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../../testing/fakes/fake-user';
import { setRuntime } from '../../../testing/render-with-runtime';
import { writeCookie } from '../../http/cookies';
import type { OutboxItem } from '../outbox-types';
import { correctionOf, withoutContact } from './bodies';
import { senderOf } from './calls';

const UUID = '00000000-0000-4000-8000-000000000001';
const made = { case_uuid: UUID, case_location_id: 12, case_eventtime: '2026-11-19' };
const item = (given: Partial<OutboxItem>): OutboxItem => ({
  uuid: UUID,
  call: 'report',
  params: null,
  body: { case: made },
  state: 'sending',
  account: null,
  created: 0,
  tries: 0,
  notBefore: 0,
  ...given,
});

let server: FakeServer;
const send = (given: Partial<OutboxItem>) => senderOf(given.call ?? 'report')?.(item(given));
const sent = () => server.requests.map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  setRuntime({ user: fakeUser({ id: 7 }) });
  writeCookie('access_token', fakeToken(), 300);
  server = new FakeServer()
    .on('POST', 'cw/pcase/create/', { status: 201, data: { id: 41 } })
    .on('POST', 'cw/contact/', { status: 201, data: { id: 5 } });
});
afterEach(() => writeCookie('access_token', '', 0));

describe('a report', () => {
  test.each([
    ['none', null],
    ['nothing said', { cont_name: '', cont_email: null }],
    ['an answer left out', { cont_name: undefined }],
  ] as const)('with %s for a contact goes alone', async (_what, contact) => {
    await expect(send({ body: { case: made, contact } })).resolves.toEqual({ id: 41 });
    expect(sent()).toEqual(['POST cw/pcase/create/']);
    expect(server.requests[0]?.body).toEqual(made);
  });

  test('with one answer of a contact carries the number that the server gave it', async () => {
    await send({ body: { case: made, contact: { cont_phone: '40', cont_email: '' } } });
    expect(sent()).toEqual(['POST cw/contact/', 'POST cw/pcase/create/']);
    expect(server.requests[0]?.body).toEqual({ case_uuid: UUID, cont_phone: '40', cont_email: '' });
    expect(server.requests[1]?.body).toEqual({ ...made, contact_id: 5 });
  });

  test('is not sent before its contact is stored', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation();
    server.on('POST', 'cw/contact/', { data: '<html>Welcome</html>' });
    const failed = send({ body: { case: made, contact: { cont_name: 'Hina' } } });
    await expect(failed).rejects.toMatchObject({ code: 'answer_invalid' });
    expect(sent()).toEqual(['POST cw/contact/']);
    logged.mockRestore();
  });

  test.each([
    [null, [false, false]],
    [7, [true, true]],
  ])('of account %s goes with its token, or without any', async (account, tokens) => {
    await send({ account, body: { case: made, contact: { cont_name: 'Hina' } } });
    expect(server.requests.map(({ headers }) => headers.Authorization !== undefined)).toEqual(tokens);
  });
});

describe('in production, where the form of an answer is not checked', () => {
  const was = process.env.NODE_ENV;
  const set = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  beforeEach(() => set('production'));
  afterEach(() => set(was));

  test.each(['<html>Welcome</html>', null, {}, { id: '41' }])(
    '%j is no case that was stored',
    async (data) => {
      server.on('POST', 'cw/pcase/create/', { data });
      await expect(send({})).rejects.toMatchObject({ code: 'answer_invalid', status: 0 });
    },
  );

  test('the login page of a captive network is no answer to an editor’s call either', async () => {
    server.on('DELETE', 'cw/case/12/', { data: '<html>Welcome</html>' });
    const failed = send({ call: 'deleteCase', params: { id: 12 }, body: null, account: 7 });
    await expect(failed).rejects.toMatchObject({ code: 'answer_invalid', status: 0 });
  });

  test('a change names the version it is based on', async () => {
    server.on('PATCH', 'cw/case/12/', { data: { id: 12 } });
    await send({ call: 'patchCase', params: { id: 12, ifVersion: 3 }, body: { age: 30 }, account: 7 });
    expect(server.requests[0]).toMatchObject({ body: { age: 30 }, headers: { 'If-Match': '"3"' } });
    await send({ call: 'patchCase', params: { id: 12 }, body: { age: 30 }, account: 7 });
    expect(server.requests[1]?.headers).not.toHaveProperty('If-Match');
  });
});

test('a new case is sent with its body alone, a deletion without a body', async () => {
  server.on('DELETE', 'cw/case/12/', { data: {} });
  await send({ call: 'createCase', body: made });
  await send({ call: 'deleteCase', params: { id: 12 }, body: null, account: 7 });
  expect(sent()).toEqual(['POST cw/pcase/create/', 'DELETE cw/case/12/']);
  expect(server.requests.map(({ body }) => body)).toEqual([made, undefined]);
  expect(server.requests.map(({ headers }) => headers.Authorization !== undefined)).toEqual([false, true]);
});

test('a call unknown to this version has no sender', () => {
  expect(senderOf('deleteEverything')).toBeUndefined();
});

describe('a correction', () => {
  test('is a report of its own that names the first one, however often it is corrected', () => {
    const first = correctionOf(item({ body: { case: made, contact: { cont_name: 'Hina' } } }));
    expect(first).toMatchObject({ case: { ...made, case_uuid: expect.any(String), corrects: UUID } });
    expect(first?.contact).toEqual({ cont_name: 'Hina' });
    const second = correctionOf(item({ body: first }));
    expect(second?.case.corrects).toBe(UUID);
    expect(new Set([UUID, first?.case.case_uuid, second?.case.case_uuid]).size).toBe(3);
  });

  test('of a report without a contact has no contact, and other items have no correction', () => {
    expect(correctionOf(item({}))).not.toHaveProperty('contact');
    expect(correctionOf(item({ call: 'patchCase' }))).toBeNull();
  });
});

test('a contact is not kept after sending; an item without one is kept as it is', () => {
  expect(withoutContact({ case: made, contact: { cont_name: 'Hina' } })).toEqual({ case: made });
  for (const body of [null, 'text', { case: made }]) expect(withoutContact(body)).toEqual(body);
});

test('a change that waits for a second person counts as arrived', async () => {
  const current = { id: 3, opens: 1 };
  server.on('PATCH', /cw\/case/, { status: 202, data: { code: 'awaits_approval', message: '', current } });
  const change = { call: 'patchCase', params: { id: 7, ifVersion: 2 }, body: { case_location_id: 69 } };
  await expect(send(change)).resolves.toEqual({});
  server.on('PATCH', /cw\/case/, { status: 403, data: { code: 'forbidden', message: '' } });
  await expect(send(change)).rejects.toMatchObject({ code: 'forbidden' });
});
