import { PUBLIC_COLUMNS, type PublicCaseRow } from '../../../domain/case-table/case-columns';
import { CASE_PACKING } from '../../../domain/case-table/case-packing';
import { pack } from '../../../domain/packed/packed';
import { FakeServer } from '../../../testing/fakes/fake-server';
import { fakeToken, fakeUser } from '../../../testing/fakes/fake-user';
import { setRuntime } from '../../../testing/render-with-runtime';
import { writeCookie } from '../../http/cookies';
import { casesSource } from './cases-source';
import type { Page } from './synced-source';

const row = (id: number): PublicCaseRow => PUBLIC_COLUMNS.map((column) => (column === 'id' ? id : null));

let server: FakeServer;
async function pulled(since: string | null): Promise<Page<PublicCaseRow>[]> {
  const pages: Page<PublicCaseRow>[] = [];
  for await (const page of casesSource.pull(since, new AbortController().signal)) pages.push(page);
  return pages;
}
const requestedPaths = () => server.requests.map(({ path }) => path);
/** Responds to queries by id with the requested cases, except those in `gone`. */
function some(gone: number[] = [], stamp = 't5'): void {
  server.on('GET', /^cw\/caselist\/.*ids=([\d%C]+)/, (_sent, match) => {
    const ids = decodeURIComponent(match[1] ?? '')
      .split(',')
      .map(Number);
    return { data: ids.filter((id) => !gone.includes(id)).map(row), headers: { 'X-Sync-At': stamp } };
  });
}

/** A list of so many chunks with one row each; every response has a later watermark. */
function chunks(count: number): void {
  let stamp = 4;
  server.on('GET', /^cw\/caselist\/.*chunk=(\d+)/, (_sent, match) => {
    const chunk = Number(match[1]);
    if (chunk >= count) return { status: 404, data: { code: 'not_found', message: '' } };
    const headers = {
      'X-Columns': PUBLIC_COLUMNS.join(','),
      'X-Chunks': `${count}`,
      'X-Sync-At': `t${stamp++}`,
    };
    return { data: [row(chunk * 5000 + 1)], headers };
  });
}

beforeEach(() => {
  setRuntime();
  server = new FakeServer();
});

test('the stamp of a list of changes is that of its first request', async () => {
  some();
  server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, { data: [1], headers: { 'X-Sync-At': 't3' } });
  server.on('GET', /^a\/check\/case\/\?.*del=true/, { data: [9], headers: { 'X-Sync-At': 't2' } });
  const pages = await pulled('t1');
  expect(pages[0]).toEqual({ rows: [], deleted: [9], stamp: 't2' });
  expect(pages.map(({ stamp }) => stamp)).toEqual(['t2', 't5']);
  expect(requestedPaths()[0]).toMatch(/del=true/);
  expect(
    requestedPaths()
      .slice(0, 2)
      .every((path) => path.includes('after=t1')),
  ).toBe(true);
});

test('after an answer without a stamp the next pull starts from the old stamp', async () => {
  server.on('GET', /^a\/check\/case\//, { data: [] });
  expect(await pulled('t1')).toEqual([{ rows: [], deleted: [], stamp: 't1' }]);
});

test('a few changes are fetched by number; a number missing from the answer has been removed', async () => {
  some([7]);
  server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, { data: [5001, 7, 3], headers: {} });
  server.on('GET', /^a\/check\/case\/\?.*del=true/, { data: [] });
  const [, page, ...more] = await pulled('t1');
  expect(page).toEqual({ rows: [row(5001), row(3)], deleted: [7], stamp: 't5' });
  expect(more).toEqual([]);
  expect(requestedPaths().slice(2)).toEqual(['cw/caselist/?format=json&ids=5001%2C7%2C3']);
});

test('changes are fetched a hundred numbers at a time; above a thousand the whole list is read', async () => {
  some();
  chunks(2);
  const ids = Array.from({ length: 1001 }, (_, at) => at + 1);
  server.on('GET', /^a\/check\/case\/\?.*del=true/, { data: [] });
  for (const [count, ways] of [
    [100, [/ids=/]],
    [101, [/ids=/, /ids=101$/]],
    [1000, Array(10).fill(/ids=/)],
    [1001, [/chunk=0/, /chunk=1/]],
  ] as const) {
    server.requests.length = 0;
    server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, { data: ids.slice(0, count), headers: {} });
    const pages = await pulled('t1');
    expect(requestedPaths().slice(2)).toEqual(ways.map((way) => expect.stringMatching(way)));
    const rows = pages.flatMap((page) => page.rows.map(([id]) => id));
    expect(rows).toEqual(count > 1000 ? [1, 5001] : ids.slice(0, count));
  }
});

test('the first chunk of the whole list replaces all stored rows', async () => {
  chunks(2);
  server.on('GET', /^a\/check\/case\//, { status: 410, data: { code: 'sync_expired', message: '' } });
  for (const since of [null, 't1'])
    expect((await pulled(since)).map(({ replaces }) => replaces)).toEqual([
      [1, Number.MAX_SAFE_INTEGER],
      undefined,
    ]);
});

test('all existing chunks are read in order, under the stamp of the first', async () => {
  chunks(7);
  const pages = await pulled(null);
  expect(pages.map(({ rows }) => rows[0]?.[0])).toEqual([1, 5001, 10_001, 15_001, 20_001, 25_001, 30_001]);
  expect(pages[0]?.stamp).toBe('t4');
  expect(requestedPaths()).toHaveLength(7);
});

test('a list that shrank while it was read ends at its new end', async () => {
  chunks(2);
  const headers = { 'X-Chunks': '6' };
  server.on('GET', /^cw\/caselist\/.*chunk=0/, { data: [row(1)], headers });
  expect(await pulled(null)).toMatchObject([{ rows: [row(1)] }, { rows: [row(5001)], deleted: [] }]);
});

test('a chunk arrives as packed columns, or as rows from a server that does not pack', async () => {
  const rows = [row(1), row(3), PUBLIC_COLUMNS.map((column) => (column === 'id' ? 4 : 'x'))];
  const headers = { 'X-Chunks': '1' };
  server.on('GET', /^cw\/caselist\//, { data: pack(PUBLIC_COLUMNS, rows, CASE_PACKING), headers });
  expect((await pulled(null))[0]?.rows).toEqual(rows);
  expect(requestedPaths()).toEqual(['cw/caselist/?format=packed&chunk=0']);
  server.on('GET', /^cw\/caselist\//, { data: rows, headers });
  expect((await pulled(null))[0]?.rows).toEqual(rows);
});

describe('the columns of a row', () => {
  const listed = async (named: string | null, given: unknown[]) => {
    const headers = { 'X-Chunks': '1', ...(named === null ? {} : { 'X-Columns': named }) };
    server.on('GET', /^cw\/caselist\//, { data: given, headers });
    return (await pulled(null))[0]?.rows;
  };
  const full = PUBLIC_COLUMNS.map((_column, at) => at) as PublicCaseRow;

  test('are used without copying thousands of rows, where they are unnamed or in our order', async () => {
    const given = [full];
    expect(await listed(PUBLIC_COLUMNS.join(','), given)).toBe(given);
    expect(await listed(null, given)).toBe(given);
  });

  test('are found by name, with or without blanks; one that the server lacks is unknown', async () => {
    const backwards = [[...full].reverse()];
    expect(await listed([...PUBLIC_COLUMNS].reverse().join(', '), backwards)).toEqual([full]);
    const last = PUBLIC_COLUMNS.length - 1;
    expect(await listed(PUBLIC_COLUMNS.slice(0, last).join(','), [full.slice(0, last)])).toEqual([
      [...full.slice(0, last), null],
    ]);
  });
});

test('the list is fetched without credentials, in any session', async () => {
  chunks(1);
  setRuntime({ user: fakeUser() });
  writeCookie('access_token', fakeToken(), 300);
  server.on('GET', /^a\/check\/case\//, { data: [] });
  await pulled(null);
  await pulled('t1');
  expect(server.requests.map(({ headers }) => headers.Authorization)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  writeCookie('access_token', '', 0);
});

test('a server without cases, or with a list that shrank meanwhile, is no failure', async () => {
  server.on('GET', /^cw\/caselist\//, { status: 404, data: { code: 'not_found', message: '' } });
  expect(await pulled(null)).toEqual([{ rows: [], deleted: [], stamp: null }]);
  server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, {
    data: Array(1001).fill(1),
    headers: { 'X-Sync-At': 't3' },
  });
  server.on('GET', /^a\/check\/case\/\?.*del=true/, { data: [], headers: { 'X-Sync-At': 't2' } });
  expect(await pulled('t1')).toMatchObject([{ stamp: 't2' }, { rows: [] }]);
});
