import type { SavedView } from '@ciguawatch/shared/api/schemas/case-list';
import { VIEW } from '../cases/samples';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

describe.each(engines)('what is stored for an account on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(() => server.reset());

  const view = (part: object = {}) => ({ ...VIEW, shared: false, ...part });
  const save = async (part: object = {}, as = 'cases_editor') => server.post('cw/view/', view(part), { as });
  const names = async (as: string) =>
    (await server.get('cw/view/', { as })).json<SavedView[]>().map(({ name, own }) => [name, own]);

  it('settings are separate for each account', async () => {
    const put = (value: unknown, as = 'cases_editor') =>
      server.call('PUT', 'a/setting/case-list/', { as, body: { value } });
    const get = async (as = 'cases_editor') => (await server.get('a/setting/case-list/', { as })).json();
    expect(await get()).toEqual({ value: null });
    expect((await put({ widths: { age: 80 } })).json()).toEqual({ value: { widths: { age: 80 } } });
    await put(['b'], 'moderator');
    expect(await get()).toEqual({ value: { widths: { age: 80 } } });
    await put(null);
    expect(await get()).toEqual({ value: null });
    const large = await put('x'.repeat(16_400));
    expect([large.statusCode, large.json().fields]).toEqual([400, { value: 'too_long' }]);
    expect((await server.get('a/setting/case-list/')).statusCode).toBe(401);
    expect((await server.get('a/setting/Case/', { as: 'moderator' })).statusCode).toBe(400);
  });

  it('reloading a page continues the same visit', async () => {
    server.clock.set('2026-03-15T20:00:00Z');
    const visit = async () =>
      (await server.post('a/visit/case-list/', undefined, { as: 'cases_editor' })).json();
    expect(await visit()).toEqual({ previous: null, since: '2026-03-15T20:00:00.000Z' });
    server.clock.pass(29 * 60);
    expect(await visit()).toEqual({ previous: null, since: '2026-03-15T20:00:00.000Z' });
    server.clock.pass(31 * 60);
    const second = { previous: '2026-03-15T20:29:00.000Z', since: '2026-03-15T21:00:00.000Z' };
    expect(await visit()).toEqual(second);
    server.clock.pass(10);
    expect(await visit()).toEqual(second);
  });

  it('views may be shared within a country, and only their owner changes them', async () => {
    const made = (await save()).json<SavedView>();
    expect(made).toMatchObject({ ...view(), own: true, version: 1 });
    await save({ name: 'Fidji', shared: true }, 'cases_editor.fj');
    expect(await names('cases_editor')).toEqual([['Marquises', true]]);
    expect(await names('admin')).toEqual([['Fidji', false]]);
    const patch = (body: object, as: string, version = 1) =>
      server.change('PATCH', `cw/view/${made.id}/`, { as, body, headers: { 'if-match': `"${version}"` } });
    expect((await patch({ name: 'x' }, 'admin')).statusCode).toBe(404);
    expect((await patch({ shared: true }, 'cases_editor')).json()).toMatchObject({
      shared: true,
      version: 2,
    });
    expect(await names('admin')).toEqual([
      ['Marquises', false],
      ['Fidji', false],
    ]);
    expect(await names('cases_editor.fj')).toEqual([['Fidji', true]]);
    expect((await patch({ name: 'x' }, 'admin', 2)).statusCode).toBe(403);
    expect((await patch({ name: 'x' }, 'cases_editor')).json()).toMatchObject({
      code: 'conflict',
      current: { version: 2 },
    });
    expect((await server.change('DELETE', `cw/view/${made.id}/`, { as: 'admin' })).statusCode).toBe(403);
    expect((await server.change('DELETE', `cw/view/${made.id}/`, { as: 'cases_editor' })).statusCode).toBe(
      200,
    );
    expect(await names('cases_editor')).toEqual([]);
  });

  it('a view that could not be opened is refused', async () => {
    for (const [part, fields] of [
      [{ filter: { gender: 'X' } }, { 'filter.gender': 'unknown_choice' }],
      [{ filter: { by: 'year,name' } }, { 'filter.by': 'unknown_choice' }],
      [{ filter: { search: '…' } }, { 'filter.search': 'too_short' }],
      [{ sort: 'med_place' }, { sort: 'unknown_choice' }],
      [{ columns: [{ name: 'words', width: null }] }, { columns: 'unknown_choice' }],
      [{ name: ' ' }, { name: 'required' }],
    ] as const) {
      const response = await save(part);
      expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    }
    expect((await save({ filter: { by: 'year,severity', of: 'all' } })).statusCode).toBe(201);
    const made = (await save()).json<SavedView>();
    const changed = await server.change('PATCH', `cw/view/${made.id}/`, {
      as: 'cases_editor',
      body: { sort: 'x' },
    });
    expect(changed.json().fields).toEqual({ sort: 'unknown_choice' });
  });
});
