import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { DEMO_PASSWORD } from '../../src/features/users/demo-password';
import { TestServer } from '../support/harness';

/**
 * Plays a client that knows nothing but the calls of the specification (section 7): it writes objects as it
 * read them, with a change. Two headers and fields go beyond the specification, each by a decision of the
 * product: `If-Match` on changes, and the report's `case_uuid` on its contact.
 */
type Read = Record<string, unknown> & { id: number; version: number };

const UUID = '6f1de0c4-94c6-4f25-8e6c-0d6c3f5b2a10';
let server: TestServer;
let access = '';

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

async function send<T = Read>(status: number, method: string, path: string, body?: object): Promise<T> {
  const version = (body as Partial<Read> | undefined)?.version;
  const headers = {
    ...(access && { authorization: `Bearer ${access}` }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const response = await server.call(method, path, { headers, ...(body && { body }) });
  expect({ call: `${method} ${path}`, status: response.statusCode, answer: response.json() }).toMatchObject({
    call: `${method} ${path}`,
    status,
  });
  return response.json<T>();
}

const list = (path: string) => send<Read[]>(200, 'GET', path);
const change = (path: string, read: object, changes: object) =>
  send(200, 'PATCH', path, { ...read, ...changes });

async function remove(path: string, { version }: Read): Promise<void> {
  const headers = { authorization: `Bearer ${access}`, 'if-match': `"${version}"` };
  const response = await server.call('DELETE', path, { headers });
  expect([path, response.statusCode]).toEqual([path, 200]);
}

/** Ids that a check lists. */
const checked = async (kind: string, after: string, isDeleted = false) =>
  send<number[]>(200, 'GET', `a/check/${kind}/?after=${after}${isDeleted ? '&del=true' : ''}`);

test('somebody logs in, renews the access, and reads who they are', async () => {
  const credentials = { username: 'admin@demo.example', password: DEMO_PASSWORD };
  const tokens = await send<{ access: string; refresh: string }>(200, 'POST', 'token/', credentials);
  access = (await send<{ access: string }>(200, 'POST', 'token/refresh/', { refresh: tokens.refresh }))
    .access;
  const me = await send(200, 'GET', 'a/getme/');
  expect(me).toMatchObject({ username: 'admin@demo.example', profile: { user_country: 4 } });
  await send(200, 'POST', 'a/auth/passwordreset/', { email: 'moderator@demo.example' });
});

test('an account is made, read and changed, with its user name', async () => {
  const { actions } = await send<{ actions: Record<string, Record<string, { choices?: object[] }>> }>(
    200,
    'OPTIONS',
    'a/users/?format=json',
  );
  expect(actions.POST?.groups?.choices).toContainEqual({ value: '1', display_name: expect.any(String) });
  const email = 'hina@lab.example';
  const content = { username: email, email, first_name: 'Hina', groups: [1], profile: { user_country: 4 } };
  const made = await send(201, 'POST', 'a/users/?format=json', content);
  const read = (await list('a/users/?format=json')).find(({ id }) => id === made.id)!;
  const moved = { username: 'hina.t@lab.example', email: 'hina.t@lab.example' };
  expect(await change(`a/users/${made.id}/`, read, { function: 'Nurse' })).toMatchObject({
    function: 'Nurse',
  });
  const again = (await list('a/users/?format=json')).find(({ id }) => id === made.id)!;
  expect(await change(`a/users/${made.id}/`, again, moved)).toMatchObject(moved);
  const last = (await list('a/users/?format=json')).find(({ id }) => id === made.id)!;
  await send(400, 'PATCH', `a/users/${made.id}/`, { ...last, username: 'someone@else.example' });
});

test('the languages and a dictionary are read', async () => {
  const languages = await list('a/language/?format=json');
  expect(languages[0]).toMatchObject({ code: expect.any(String), sov: expect.any(String) });
  await send(200, 'GET', 'a/translation/fr_FR/?format=json');
  await send(200, 'PATCH', 'a/translation/edit/fr_FR/', { i18n_json: {} });
});

test('a species is changed as it was read, in its names and text, and the change is decided', async () => {
  const [read] = await list('fb/specie/');
  const { translations } = read as unknown as { translations: { lang: string; value: string }[] };
  const payload = {
    ...read,
    description: 'A reef fish.',
    translations: [...translations, { lang: 'ty_PF', value: 'ʻŌʻiri' }],
  };
  const asked = await send(201, 'POST', 'a/revision/', {
    ...{ actionType: 'update', object_type: 'specie', object_id: read?.id, payload },
  });
  expect(asked.changed).toEqual(expect.arrayContaining(['descriptions.en_US', 'translations.ty_PF']));
  const waiting = await list('a/revision/list/');
  expect(waiting).toEqual([expect.objectContaining({ id: asked.id, status: 'pending' })]);
  // Nobody decides what they proposed themselves while there is another moderator.
  const own = access;
  access = await server.token('moderator');
  await change(`a/revision/${asked.id}`, { version: waiting[0]?.version }, { status: 'approved' });
  access = own;
  const after = await send(200, 'GET', `fb/specie/${read?.id}/`);
  expect(after).toMatchObject({ description: 'A reef fish.' });
  expect(after.translations).toContainEqual(expect.objectContaining({ lang: 'ty_PF', value: 'ʻŌʻiri' }));
  expect((after.translations as object[]).length).toBe(translations.length + 1);
  expect(await checked('specie', '2020-01-01T00:00:00.000Z')).toContain(read?.id);
  await send(400, 'POST', 'a/revision/', {
    ...{ actionType: 'update', object_type: 'specie', object_id: read?.id },
    payload: { ...after, slug: 'another' },
  });
});

test('a name left out of the whole list is deleted, and a group is written by the same rule', async () => {
  const [read] = await list('phenotype/?format=json');
  const { translation } = read as unknown as { translation: { lang: string }[] };
  const [first] = translation;
  const payload = { ...read, translation: translation.filter(({ lang }) => lang !== first?.lang) };
  const asked = await send(201, 'POST', 'a/revision/', {
    ...{ actionType: 'update', object_type: 'phenotype', object_id: read?.id, payload },
  });
  expect(asked.changed).toEqual([`translation.${first?.lang}`]);
});

test('a place is made, renamed as it was read, and deleted', async () => {
  const outline = [
    [-140.01, -15.01],
    [-140, -15.01],
    [-140, -15],
    [-140.01, -15.01],
  ];
  const geometry = { type: 'Polygon', coordinates: [outline] };
  const parent = (await list('cw/location/')).find(({ type, country }) => type === 'A' && country === 4);
  const place = { name: 'Motu Test', country: 4, type: 'I', parent_id: parent?.id, geometry };
  const made = await send(201, 'POST', 'cw/location/?geom=true', place);
  const path = `cw/location/${made.id}/`;
  expect((await list('cw/location/?geom=true')).find(({ id }) => id === made.id)).toMatchObject({
    name: 'Motu Test',
  });
  const names = { ty: 'Motu Tāmata' };
  const named = await change(`${path}?geom=true`, made, { name: 'Motu', names });
  expect(named).toMatchObject({ name: 'Motu', names });
  await remove(path, named);
  expect(await checked('location', '2020-01-01T00:00:00.000Z', true)).toContain(made.id);
});

test('a report with a contact is sent, listed in chunks, read, changed as it was read, and deleted', async () => {
  await send(200, 'OPTIONS', 'cw/case/');
  const who = { cont_name: 'Moana', cont_email: 'moana@mail.example', cont_phone: '87 00 00 00' };
  const contact = await send(201, 'POST', 'cw/contact/', { ...who, case_uuid: UUID });
  const { id } = await send(201, 'POST', 'cw/pcase/create/', {
    ...{ case_uuid: UUID, contact_id: contact.id, case_location_id: 106 },
    ...{ case_eventtime: '2026-03-02T12:00:00Z', profile: '2', gender: 'F', age: 44, sympt_nausea: '2' },
  });
  const chunk = (n: number) =>
    server.call('GET', `cw/caselist/?format=json&chunk=${n}&at=2026-11-01T00:00:00Z`);
  const rows: unknown[][] = [];
  for (let n = 0; ; n += 1) {
    const response = await chunk(n);
    if (response.statusCode !== 200) break;
    rows.push(...response.json<unknown[][]>());
  }
  expect(rows.map(([first]) => first)).toContain(id);
  expect(PUBLIC_COLUMNS[0]).toBe('id');
  const read = await send(200, 'GET', `cw/casesingle/${id}/`);
  const changed = await change(`cw/case/${id}/`, read, { age: 45 });
  expect(changed).toMatchObject({ age: 45, gender: 'F', contact_id: contact.id });
  await remove(`cw/case/${id}/`, changed);
  expect(await checked('case', '2020-01-01T00:00:00.000Z', true)).toContain(id);
});

test('a sampling without its country is stored where its point is, changed as it was read, and deleted', async () => {
  await send(200, 'OPTIONS', 'gd/tracking/');
  const [species] = await list('gd/specie/');
  const at_geom = { type: 'Point', coordinates: [-149.57, -17.53] };
  const made = await send(201, 'POST', 'gd/tracking/', { code: 'A1', at_geom, at_species: species?.id });
  expect(made).toMatchObject({ code: 'A1', at_country: 4 });
  const changed = await change(`gd/tracking/${made.id}/`, made, { at_cells_nb: 12 });
  expect(changed).toMatchObject({ at_cells_nb: 12 });
  expect((await list('gd/tracking/')).map(({ id }) => id)).toContain(made.id);
  await remove(`gd/tracking/${made.id}/`, changed);
  expect(await checked('algaetracking', '2020-01-01T00:00:00.000Z', true)).toContain(made.id);
});
