import { randomUUID } from 'node:crypto';
import { makeObjects } from '../../access/answers';
import { TestServer } from '../support/harness';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.stop());

type Read = Record<string, unknown> & { version: number };

const read = async (path: string) => {
  const response = await server.get(path, { as: 'admin' });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<Read>();
};

const lines = () =>
  server.store.read
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();

/** Sends an object back as it was read; the response is the same object, and the trail has no new line. */
async function sendBack(path: string, object: Read, to = path): Promise<void> {
  const before = await lines();
  const headers = { 'if-match': `"${object.version}"` };
  const response = await server.call('PATCH', to, { as: 'admin', body: object, headers });
  expect({ path, fields: response.json<{ fields?: object }>().fields, status: response.statusCode }).toEqual({
    path,
    fields: undefined,
    status: 200,
  });
  expect(response.json()).toEqual(object);
  expect(await lines()).toEqual(before);
}

it('takes back a case, an account, a place and a language as they were read', async () => {
  const { cw } = await makeObjects(server);
  await sendBack(`cw/casesingle/${cw?.own}/`, await read(`cw/casesingle/${cw?.own}/`), `cw/case/${cw?.own}/`);
  for (const path of ['a/users/1/', 'a/users/2/', 'cw/location/4/', 'cw/location/106/'])
    await sendBack(path, await read(path));
  for (const one of (await server.get('a/language/?format=json')).json<Read[]>())
    await sendBack(`a/language/${one.code}/`, one);
});

it('takes back samplings with and without values', async () => {
  for (const values of [
    {},
    { at_geom: { type: 'Point', coordinates: [-149.5, -17.6] }, at_cells_nb: 8721.5 },
  ]) {
    const body = { uuid: randomUUID(), at_country: 4, ...values };
    const made = (await server.post('gd/tracking/', body, { as: 'admin' })).json<Read>();
    await sendBack(`gd/tracking/${made.id}/`, made);
  }
});

it('names what only the server sets when it was changed, and changes nothing', async () => {
  const { cw } = await makeObjects(server);
  const held = await read(`cw/casesingle/${cw?.own}/`);
  const headers = { 'if-match': `"${held.version}"` };
  const body = { ...held, age: 44, case_country: 5, created_at: '2020-01-01T00:00:00.000Z' };
  const refused = await server.call('PATCH', `cw/case/${cw?.own}/`, { as: 'admin', body, headers });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { case_country: 'read_only', created_at: 'read_only' } });
  expect(await read(`cw/casesingle/${cw?.own}/`)).toEqual(held);
});

it('takes a changed field among those that were read, also inside another one', async () => {
  const { cw, 'a/users': users } = await makeObjects(server);
  const held = await read(`cw/casesingle/${cw?.own}/`);
  const change = async (path: string, body: Read) => {
    const headers = { 'if-match': `"${body.version}"` };
    const response = await server.call('PATCH', path, { as: 'admin', body, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json<Read>();
  };
  expect(await change(`cw/case/${cw?.own}/`, { ...held, age: 44 })).toMatchObject({ age: 44 });
  const account = await read(`a/users/${users?.own}/`);
  const profile = { ...(account.profile as object), lang: 'en_US' };
  expect(await change(`a/users/${users?.own}/`, { ...account, profile })).toMatchObject({ profile });
});

it('an outdated copy is a conflict, not a list of fields that nobody may change', async () => {
  const { cw } = await makeObjects(server);
  const old = await read(`cw/casesingle/${cw?.own}/`);
  await server.change('PATCH', `cw/case/${cw?.own}/`, { as: 'admin', body: { age: 44 } });
  const headers = { 'if-match': `"${old.version}"` };
  const body = { ...old, age: 45 };
  const late = await server.call('PATCH', `cw/case/${cw?.own}/`, { as: 'admin', body, headers });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
});
