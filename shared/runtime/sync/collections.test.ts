import 'fake-indexeddb/auto';
import { PUBLIC_COLUMNS, type PublicCaseRow } from '../../domain/case-table/case-columns';
import { FakeServer } from '../../testing/fakes/fake-server';
import { setRuntime } from '../../testing/render-with-runtime';
import { Collection } from './collection';
import { casesSource } from './internal/cases-source';
import { dropRows } from './internal/collection-store';

const row = (id: number, month = 11): PublicCaseRow =>
  PUBLIC_COLUMNS.map((column) => (column === 'id' ? id : column === 'case_eventmonth' ? month : null));
const STAMP = '2026-11-20T00:00:00.000000Z';
const headers = { 'X-Columns': PUBLIC_COLUMNS.join(','), 'X-Sync-At': STAMP };

let server: FakeServer;
let chunks: PublicCaseRow[][];

beforeEach(async () => {
  setRuntime();
  await dropRows(casesSource);
  chunks = [[row(1), row(2)], [], [row(10_001)]];
  server = new FakeServer().on('GET', /^cw\/caselist\/.*chunk=(\d+)/, (_sent, match) => {
    const rows = chunks[Number(match[1])];
    return rows
      ? { data: rows, headers: { ...headers, 'X-Chunks': String(chunks.length) } }
      : { status: 404, data: { code: 'not_found', message: '' } };
  });
  server.on('GET', /^cw\/caselist\/.*ids=([\d%C]+)/, (_sent, match) => {
    const ids = decodeURIComponent(match[1] ?? '')
      .split(',')
      .map(Number);
    return { data: chunks.flat().filter((one) => ids.includes(one[0] as number)), headers };
  });
  server.on('GET', /^a\/check\/case\//, { data: [], headers });
});

test('all existing chunks are read and stored on the device, and no other is requested', async () => {
  const first = new Collection(casesSource);
  await first.ensure();
  const read = server.sent('cw/caselist/').map(({ path }) => Number(/chunk=(\d+)/.exec(path)?.[1]));
  expect(read).toEqual([0, 1, 2]);
  expect(first.state).toBe('ready');
  expect(first.all().map((one) => one[0])).toEqual([1, 2, 10_001]);
  const asked = server.requests.length;
  const second = new Collection(casesSource);
  await second.ensure();
  expect(second.size).toBe(3);
  expect(second.stamp).toBe(STAMP);
  expect(server.requests).toHaveLength(asked);
});

test('the whole list is read when too much changed, and rows missing from it are dropped', async () => {
  const cases = new Collection(casesSource);
  await cases.ensure();
  chunks = [[row(2, 10)], [row(5001)]];
  server.on('GET', /^a\/check\/case\//, { status: 410, data: { code: 'sync_expired', message: '' } });
  await cases.refresh();
  expect(cases.state).toBe('ready');
  expect(cases.all().map((one) => [one[0], one[1]])).toEqual([
    [2, 10],
    [5001, 11],
  ]);
});

test('a case changed, added or deleted by another device arrives without a full reload', async () => {
  const cases = new Collection(casesSource);
  await cases.ensure();
  chunks = [[row(1, 10)], [], [row(10_001), row(10_002)]];
  server.on('GET', /^a\/check\/case\/\?after=.*&del=true/, { data: [2], headers });
  server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, { data: [1, 10_002], headers });
  server.requests.length = 0;
  await cases.refresh();
  expect(cases.all().map((one) => [one[0], one[1]])).toEqual([
    [1, 10],
    [10_001, 11],
    [10_002, 11],
  ]);
  expect(server.sent('cw/caselist/').map(({ path }) => path)).toEqual([
    'cw/caselist/?format=json&ids=1%2C10002',
  ]);
  const kept = new Collection(casesSource);
  await kept.ensure();
  expect(kept.all().map((one) => one[0])).toEqual([1, 10_001, 10_002]);
});

test('a refresh without changes redraws nothing', async () => {
  const cases = new Collection(casesSource);
  await cases.ensure();
  const { revision } = cases;
  server.on('GET', /^a\/check\/case\/\?after=[^&]*$/, { data: [1], headers });
  await cases.refresh();
  expect(cases.revision).toBe(revision);
});

test('columns in another order are sorted into that of this version, and unknown ones left out', async () => {
  const named = ['novelty', ...[...PUBLIC_COLUMNS].reverse()];
  server.on('GET', /^cw\/caselist\/.*chunk=0/, {
    data: [['x', ...row(5).reverse()]],
    headers: { 'X-Columns': named.join(','), 'X-Sync-At': STAMP },
  });
  const cases = new Collection(casesSource);
  await cases.ensure();
  expect(cases.get(5)).toEqual(row(5));
});

test('a failure in the middle keeps the old copy and is reported', async () => {
  const cases = new Collection(casesSource);
  await cases.ensure();
  server.on('GET', /^a\/check\/case\//, { status: 400, data: { code: 'invalid_body', message: '' } });
  await cases.refresh();
  expect(cases.state).toBe('stale');
  expect(cases.size).toBe(3);
  expect(cases.error?.code).toBe('invalid_body');
});

test('a failure without a stored copy is an error', async () => {
  server.on('GET', /^cw\/caselist\//, { status: 403, data: { code: 'forbidden', message: '' } });
  const cases = new Collection(casesSource);
  await cases.ensure();
  expect(cases.state).toBe('error');
});
