import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@ciguawatch/shared/api/schemas/deployment';
import { TestServer } from './support/harness';

const CODE = 'export {};';
const digest = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const decl = (id: string) => JSON.parse(readFileSync(join(process.cwd(), id, 'module.json'), 'utf8'));

let portal: string;
let server: TestServer;
beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'cig-portal-'));
  server = await TestServer.start({ PORTAL_DIR: portal, BACKUP_DIR: join(portal, 'backups') });
});
afterAll(async () => {
  await server.stop();
  rmSync(portal, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.reset();
  server.clock.set('2026-11-22T20:30:00Z');
});

const write = (path: string, content: unknown) => {
  const file = join(portal, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const release = (id: string, version: string, more: object = {}) => ({
  version,
  entry: `/modules/${id}/${version}/remoteEntry.0123abcd.js`,
  integrity: digest(CODE),
  decl: decl(id),
  uses: {},
  ...more,
});
const tell = (more: object = {}, from = '192.0.2.7') =>
  server.post(
    'a/module/fault/',
    { module: 'mf-gis', version: '2', kind: 'crash', message: 'Broken', page: '/gis/map/12', ...more },
    { remoteAddress: from },
  );
const look = async () => (await server.get('a/module/', { as: 'users_manager' })).json<Deployment>();
const gis = async () => (await look()).modules.find(({ id }) => id === 'mf-gis');

/** mf-gis 2 is in service after 1, mf-global is damaged, the others are missing. */
beforeEach(() => {
  write('surface.json', {});
  write('latest-build.json', { build: 'abc' });
  for (const version of ['1', '2']) write(release('mf-gis', version).entry, CODE);
  write(release('mf-global', '5').entry, 'altered');
  write('registry.json', {
    modules: { 'mf-gis': release('mf-gis', '2'), 'mf-global': release('mf-global', '5') },
  });
  const record = (version: string, placed: string, more: object = {}) =>
    write(`releases/mf-gis/${version}.json`, {
      release: release('mf-gis', version, more),
      placed,
      files: {},
    });
  record('1', '2026-11-01T00:00:00.000Z');
  record('2', '2026-11-20T00:00:00.000Z');
  record('0', '2026-10-01T00:00:00.000Z', { decl: { ...decl('mf-gis'), contract: 1 } });
  const flips = [
    { at: '2026-11-01T00:00:00.000Z', version: '1', from: null, how: 'deploy' },
    { at: '2026-11-22T12:00:00.000Z', version: '2', from: '1', how: 'deploy' },
  ];
  write('releases/mf-gis/log.jsonl', `${flips.map((flip) => JSON.stringify(flip)).join('\n')}\n{"at`);
});

it('says whether mails leave and when the last backup was made, to managers of accounts alone', async () => {
  expect(await look()).toMatchObject({ backup: null, mail: 'files' });
  write('backups/ciguawatch-2026-11-22T0210.jsonl.gz', '');
  const told = await look();
  expect(told.backup).toBe('2026-11-22T02:10:00.000Z');
  expect(JSON.stringify(told)).not.toContain(portal);
  expect((await server.get('a/module/', { as: 'cases_editor' })).statusCode).toBe(403);
  expect((await server.get('a/module/')).statusCode).toBe(401);
});

it('shows what is in service since when, what can be gone back to, and what cannot be shown', async () => {
  const found = await look();
  expect(found).toMatchObject({ shell: 'abc', contract: 2, database: server.store.engine });
  expect(found.modules.map(({ id, health, why }) => [id, health, why])).toEqual([
    ['mf-ciguawatch', 'broken', 'absent'],
    ['mf-fishbase', 'broken', 'absent'],
    ['mf-gis', 'running', null],
    ['mf-global', 'broken', 'files'],
  ]);
  expect(await gis()).toMatchObject({
    version: '2',
    since: '2026-11-22T12:00:00.000Z',
    before: { version: '1', faults: 0 },
    releases: [
      { version: '2', state: 'current', from: '2026-11-22T12:00:00.000Z', until: null },
      { version: '1', state: 'ready', until: '2026-11-22T12:00:00.000Z' },
      { version: '0', state: 'refused', why: 'contract', from: null },
    ],
  });
});

it('counts failures reported by browsers by hour, and flags a version that fails more than the one before', async () => {
  server.clock.set('2026-11-22T10:10:00Z');
  await tell({ version: '1' });
  server.clock.set('2026-11-22T18:10:00Z');
  for (let i = 0; i < 4; i++) expect((await tell()).statusCode).toBe(202);
  expect((await gis())?.health).toBe('running');
  server.clock.set('2026-11-22T20:30:00Z');
  await tell({ message: 'Other' });
  const found = await gis();
  expect(found).toMatchObject({ health: 'watch', before: { version: '1', faults: 1 } });
  expect(found?.hours.slice(-3)).toEqual([4, 0, 1]);
  expect(found?.faults).toMatchObject([
    { message: 'Broken', page: '/gis/map/:id', n: 4, last: '2026-11-22T18:10:00.000Z' },
    { message: 'Other', n: 1 },
  ]);
});

it('limits the reports of one address, and the number of distinct ones', async () => {
  for (let i = 0; i < 30; i++) expect((await tell({ message: `Way ${i}` })).statusCode).toBe(202);
  expect((await tell()).statusCode).toBe(429);
  for (let from = 10; from < 14; from++)
    for (let i = 0; i < 30; i++) await tell({ message: `Way ${from} ${i}` }, `192.0.2.${from}`);
  const { n } = await server.store.read
    .selectFrom('module_fault')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(101);
  expect((await gis())?.hours.at(-1)).toBe(150);
});

it('refuses what is no failure of a module, and shows the page to those who manage accounts only', async () => {
  for (const wrong of [
    { module: 'mf-other' },
    { kind: 'network' },
    { page: 'gis' },
    { version: 'a b' },
    { by: 1 },
  ])
    expect((await tell(wrong)).statusCode).toBe(400);
  expect((await server.get('a/module/', { as: 'moderator' })).statusCode).toBe(403);
  expect((await server.get('a/module/')).statusCode).toBe(401);
});
