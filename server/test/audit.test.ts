import type { AuditPage } from '@ciguawatch/shared/api/schemas/accounts/audit';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { jsonb } from '../src/db/json';
import { byHand } from './support/by-hand';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

describe.each(engines)('the trail on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    const manager = await server.accountId('users_manager');
    const line = (kind: string, country: number | null, part: object = {}) => ({
      ...{
        at: new Date('2026-03-01T08:00:00Z'),
        user_id: null,
        kind,
        object_id: '7',
        action: 'update',
        country,
      },
      ...{ before: jsonb({ age: 30 }), after: jsonb({ age: 31 }), ...part },
    });
    const user = { user_id: manager, object_id: String(await server.accountId('moderator')) };
    await byHand(server.store)
      .insertInto('audit')
      .values([
        line('case', 4),
        line('case', 3, { after: jsonb({ note: '=1+1' }) }),
        line('user', 4, {
          ...user,
          before: jsonb({ groups: [ROLE.moderator] }),
          after: jsonb({ groups: [ROLE.moderator, ROLE.cases_editor] }),
        }),
        line('user', 3, user),
        line('specie', null, { object_id: '22', at: new Date('2026-03-02T08:00:00Z') }),
        line('translation', null, { object_id: 'fr_FR/report/title' }),
      ])
      .execute();
  });
  afterAll(() => server.stop());

  const log = async (as: string, query = '') =>
    (await server.get(`a/audit/log/?${query}`, { as })).json<AuditPage>();
  const seen = async (as: string, query = '') =>
    (await log(as, query)).results.map(({ kind, country }) =>
      country === null ? kind : `${kind} ${country}`,
    );

  it('is read by the roles that own its objects, within their countries', async () => {
    expect(await seen('admin')).toEqual(['translation', 'specie', 'user 3', 'user 4', 'case 3', 'case 4']);
    expect([await seen('users_manager'), await seen('cases_editor.fj'), await seen('moderator')]).toEqual([
      ['user 4'],
      ['case 3'],
      ['specie'],
    ]);
    expect((await log('cases_editor')).kinds).toEqual(['case', 'alert', 'report', 'coverage', 'person']);
    expect((await server.get('a/audit/log/?kind=case', { as: 'users_manager' })).statusCode).toBe(403);
    expect((await server.get('a/audit/log/?kind=nothing', { as: 'admin' })).statusCode).toBe(400);
    expect((await server.get('a/audit/log/', { as: 'species_translator' })).statusCode).toBe(403);
  });

  it('is filtered by who, what, field, time and text, and names people and objects', async () => {
    const manager = await server.accountId('users_manager');
    expect(await seen('admin', `user=${manager}`)).toEqual(['user 3', 'user 4']);
    expect(await seen('admin', 'user=0&kind=case')).toEqual(['case 3', 'case 4']);
    expect(await seen('admin', 'field=groups')).toEqual(['user 4']);
    expect(await seen('admin', 'country=3&field=note')).toEqual(['case 3']);
    expect(await seen('admin', 'from=2026-03-02T00:00:00Z')).toEqual(['specie']);
    expect(await seen('admin', 'until=2026-03-02T00:00:00Z&kind=specie')).toEqual([]);
    expect(await seen('admin', 'search=FR_fr/report')).toEqual(['translation']);
    expect(await seen('admin', 'search=demo moderator')).toEqual(['user 3', 'user 4']);
    expect(await seen('admin', 'search=%25')).toEqual([]);
    const [line] = (await log('users_manager')).results;
    expect(line).toMatchObject({
      object: 'Demo Moderator',
      user: { id: manager, name: 'Demo Users Manager' },
    });
  });

  it('is exported with all that a filter finds, and no spreadsheet runs it', async () => {
    const file = async (as: string, body: object) => server.post('a/audit/export/', body, { as });
    const response = await file('cases_editor.fj', {});
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'x-count': '1',
    });
    const lines = response.body.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"{""note"":""=1+1""}"');
    expect((await file('users_manager', { search: 'nothing' })).body).toContain('Data is empty');
    expect((await file('users_manager', { kind: 'case' })).statusCode).toBe(403);
    expect((await file('admin', { other: 'x' })).statusCode).toBe(400);
  });

  it('tells of itself when it leaves as a file, to those who read the lines, and not in that file', async () => {
    const told = async (as: string) =>
      (await log(as)).results
        .filter(({ action }) => action === 'export_trail')
        .map(({ kind, country, after }) => ({ kind, country, after }));
    const before = (await told('admin')).length;
    const file = await server.post(
      'a/audit/export/',
      { kind: 'user', search: 'demo moderator' },
      { as: 'admin' },
    );
    expect(file.headers['x-count']).toBe('2');
    expect(file.body.trim().split('\r\n')).toHaveLength(3);
    const lines = await told('admin');
    expect(lines).toHaveLength(before + 2);
    const search = { redacted: expect.stringMatching(/^[\w-]{43}$/) };
    const after = { filter: { kind: 'user', search }, n: 1 };
    expect(lines.slice(0, 2)).toEqual([
      { kind: 'user', country: 4, after },
      { kind: 'user', country: 3, after },
    ]);
    expect((await told('users_manager'))[0]).toEqual({ kind: 'user', country: 4, after });
    expect(await told('moderator')).toEqual([]);
    await server.post('a/audit/export/', { search: 'nothing at all' }, { as: 'admin' });
    expect(await told('admin')).toHaveLength(before + 2);
  });

  it('is changed by no call', () => {
    const writing = server.app.calls.filter(
      ({ route, method }) => route.startsWith('a/audit') && !['GET', 'OPTIONS'].includes(method),
    );
    expect(writing.map(({ name }) => name)).toEqual(['exportAudit']);
  });
});
