import * as z from 'zod/mini';
import { defineCall } from '../../api/call';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { call } from '../http/call';
import { writeCookie } from '../http/cookies';
import type { Page } from './internal/synced-source';
import { type ListedSourceOptions, listedSource } from './listed';

type Row = { id: number };
const row = z.object({ id: z.int() });
const list = defineCall<void, void, Row[]>({
  name: 'list',
  method: 'GET',
  route: 'rows/',
  path: () => 'rows/',
  answer: z.array(row),
  access: 'open',
  summary: '',
});
const single = defineCall<{ id: number }, void, Row>({
  name: 'single',
  method: 'GET',
  route: 'rows/:id/',
  path: ({ id }) => `rows/${id}/`,
  answer: row,
  access: 'open',
  summary: '',
});

const LISTED = 't9';
let server: FakeServer;
const kind = (more: Partial<ListedSourceOptions<Row>> = {}) =>
  listedSource<Row>({
    name: 'rows',
    schema: 1,
    keep: 'device',
    check: 'specie',
    list: async () => ({ call: list as never, params: undefined }),
    some: (ids, signal) =>
      Promise.all(ids.map((id) => call(single, { params: { id }, signal, anonymous: true }))),
    ...more,
  });
async function pulled(of: ReturnType<typeof kind>, since: string | null): Promise<Page<Row>[]> {
  const pages: Page<Row>[] = [];
  for await (const page of of.pull(since, new AbortController().signal)) pages.push(page);
  return pages;
}
const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
/**
 * Sets what the server reports as changed and deleted; deletions are queried first, with their own
 * watermark.
 */
function changes(changed: number[], gone: number[] = []): void {
  server.on('GET', /^a\/check\/specie\/\?after=[^&]*$/, { data: changed, headers: { 'X-Sync-At': 't3' } });
  server.on('GET', /^a\/check\/specie\/\?.*del=true/, { data: gone, headers: { 'X-Sync-At': 't2' } });
}
const paths = () => server.requests.map(({ path }) => path);

beforeEach(() => {
  setRuntime();
  server = new FakeServer()
    .on('GET', 'rows/', { data: [{ id: 1 }, { id: 2 }], headers: { 'X-Sync-At': LISTED } })
    .on('GET', /^rows\/(\d+)\/$/, (_sent, match) => ({ data: { id: Number(match[1]) } }));
});

test('without a stamp the whole list is read, and rows missing from it are dropped', async () => {
  const [page, ...more] = await pulled(kind(), null);
  expect(more).toEqual([]);
  expect(page).toMatchObject({ rows: [{ id: 1 }, { id: 2 }], deleted: [], stamp: LISTED });
  const [first, last] = page?.replaces ?? [0, 0];
  expect([first, last >= 2_147_483_647]).toEqual([1, true]);
  expect(paths()).toEqual(['rows/']);
});

test('with a stamp only changed rows are read, and removed ones are reported', async () => {
  changes([2, 5], [1]);
  expect(await pulled(kind(), 't1')).toEqual([{ rows: [{ id: 2 }, { id: 5 }], deleted: [1], stamp: 't2' }]);
  expect(paths().filter((path) => path === 'rows/')).toEqual([]);
  expect(paths().every((path) => !path.startsWith('a/check/') || path.includes('after=t1'))).toBe(true);
});

test('the stamp is that of the first request, whatever is read after it', async () => {
  changes([], [1]);
  expect(await pulled(kind(), 't1')).toEqual([{ rows: [], deleted: [1], stamp: 't2' }]);
  changes(ids(61));
  expect(await pulled(kind(), 't1')).toMatchObject([{ stamp: 't2' }]);
});

test('after an answer without a stamp the next pull starts from the old stamp', async () => {
  server.on('GET', /^a\/check\/specie\//, { data: [] });
  expect(await pulled(kind(), 't1')).toMatchObject([{ stamp: 't1' }]);
});

test('up to sixty changes are read row by row, more as the whole list', async () => {
  changes(ids(60));
  expect((await pulled(kind(), 't1'))[0]?.rows).toHaveLength(60);
  expect(paths()).not.toContain('rows/');
  server.requests.length = 0;
  changes(ids(61));
  const [page] = await pulled(kind(), 't1');
  expect(page).toMatchObject({ rows: [{ id: 1 }, { id: 2 }] });
  expect(page?.replaces).toBeDefined();
  expect(paths().filter((path) => path.startsWith('rows/'))).toEqual(['rows/']);
});

test('a kind without a call for single rows is read whole when a row changed, and only then', async () => {
  const whole = listedSource<Row>({
    name: 'rows',
    schema: 1,
    keep: 'device',
    check: 'specie',
    list: async () => ({ call: list as never, params: undefined }),
  });
  changes([]);
  expect(await pulled(whole, 't1')).toEqual([{ rows: [], deleted: [], stamp: 't2' }]);
  expect(paths()).not.toContain('rows/');
  changes([7]);
  expect(await pulled(whole, 't1')).toMatchObject([{ rows: [{ id: 1 }, { id: 2 }], stamp: 't2' }]);
});

test('the whole list is read when the server reports too many changes', async () => {
  server.on('GET', /^a\/check\/specie\//, { status: 410, data: { code: 'sync_expired', message: '' } });
  expect(await pulled(kind(), 't1')).toMatchObject([{ rows: [{ id: 1 }, { id: 2 }], stamp: LISTED }]);
});

test('no row is requested when nothing changed, since a request without numbers may mean all rows', async () => {
  changes([], [1]);
  const some = jest.fn(async () => []);
  expect(await pulled(kind({ some }), 't1')).toEqual([{ rows: [], deleted: [1], stamp: 't2' }]);
  expect(some).not.toHaveBeenCalled();
});

test('rows are identified by their number', () => {
  expect(kind().key({ id: 5 })).toBe(5);
});

test('a kind without a list of changes is read whole each time', async () => {
  const untold = listedSource<Row>({
    name: 'rows',
    schema: 1,
    keep: 'device',
    list: async () => ({ call: list as never, params: undefined }),
  });
  expect(await pulled(untold, 't1')).toMatchObject([{ rows: [{ id: 1 }, { id: 2 }], stamp: LISTED }]);
  expect(paths()).toEqual(['rows/']);
});

test('public rows are requested without an account, rows of an account with it', async () => {
  setRuntime({ user: fakeUser() });
  writeCookie('access_token', fakeToken(), 300);
  await pulled(kind(), null);
  await pulled(kind({ keep: 'account' }), null);
  changes([]);
  await pulled(kind(), 't1');
  await pulled(kind({ keep: 'account' }), 't1');
  const asked = server.requests.map(({ headers }) => headers.Authorization !== undefined);
  expect(asked).toEqual([false, true, false, false, true, true]);
  writeCookie('access_token', '', 0);
});
