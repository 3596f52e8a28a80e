import { gzipSync } from 'node:zlib';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const MEDIA = 'unsupported_media_type';
const UUID = '0f3a2f6e-5f4c-4c57-9a40-5d4f3f0f9a11';
const contact = (name: string) => JSON.stringify({ case_uuid: UUID, cont_name: name });
const send = (payload: Buffer | string, headers: Record<string, string> = {}, path = 'cw/contact/') =>
  server.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

it.each<[string, Buffer | string, Record<string, string>, number, string]>([
  ['bytes of another encoding', Buffer.from(contact('Hélène'), 'latin1'), {}, 400, 'invalid_json'],
  ['a body said to be compressed', gzipSync(contact('Jean')), { 'content-encoding': 'gzip' }, 415, MEDIA],
  ['a body wrongly said to be', contact('Jean'), { 'content-encoding': 'br' }, 415, MEDIA],
  ['a form', contact('Jean'), { 'content-type': 'application/x-www-form-urlencoded' }, 415, MEDIA],
])('refuses %s, and stores nothing', async (_what, payload, headers, status, code) => {
  const response = await send(payload, headers);
  expect(response.json()).toEqual({ code, message: expect.any(String) });
  expect(response.statusCode).toBe(status);
  expect(await server.store.read.selectFrom('contact').selectAll().execute()).toEqual([]);
});

it.each<[string, string, string, string?]>([
  ['token/', String.raw`{"username":"a\u0000","password":"x"}`, 'username'],
  ['a/auth/passwordreset/', String.raw`{"email":"\ud800@a.bc"}`, 'email'],
  ['a/auth/passwordreset/confirm/', String.raw`{"token":"x","password":"\udfff"}`, 'password'],
  ['cw/contact/', String.raw`{"case_uuid":"${UUID}","cont_name":"\ud800"}`, 'cont_name'],
  ['cw/contact/', String.raw`{"case_uuid":"${UUID}","cont_name":"a\u202eb"}`, 'cont_name', 'bidi_signs'],
])(
  '%s refuses a text that cannot be stored as it is, by its field',
  async (path, payload, field, code = 'pattern') => {
    const response = await send(payload, {}, path);
    expect(response.json()).toMatchObject({ code: 'invalid_body', fields: { [field]: code } });
    expect(response.statusCode).toBe(400);
  },
);

it('accepts every letter, however it is written', async () => {
  const whole = [
    contact('Teʻura 🐟'),
    String.raw`{"case_uuid":"${UUID}","cont_name":"Te\u02bbura \ud83d\udc1f"}`,
  ];
  for (const payload of whole) expect((await send(payload)).statusCode).toBe(201);
  const [row] = await server.store.read.selectFrom('contact').selectAll().execute();
  expect(row?.cont_name).toBe('Teʻura 🐟');
});

it.each([
  ['cw/location/?geom=maybe', 'geom'],
  ['a/check/case/?after=2026-01-01T00:00:00Z&del=1', 'del'],
  ['a/translation/fr_FR/?edited=yes', 'edited'],
])('%s is neither yes nor no', async (path, field) => {
  const response = await server.get(path);
  expect(response.json()).toMatchObject({ code: 'invalid_body', fields: { [field]: 'unknown_choice' } });
  expect(response.statusCode).toBe(400);
});
