import 'fake-indexeddb/auto';
import { deviceStore } from '../../storage/device-store';
import { dropRows, readRows, writeRows } from './collection-store';
import { RowBlocks } from './pages';
import { blockOf, type SyncedSource } from './synced-source';

type Row = { id: number; name?: string };
const source = (more: Partial<SyncedSource<Row>> = {}): SyncedSource<Row> => ({
  name: 'rows',
  schema: 1,
  keep: 'device',
  key: ({ id }) => id,
  blockSize: 10,
  pull: async function* () {},
  ...more,
});
const rows = (...ids: number[]) => ids.map((id) => ({ id }));
/** Rows in the blocks of a collection. */
const held = (of: SyncedSource<Row>, ids: number[]) => {
  const blocks = new Map<number, Row[]>();
  for (const id of ids)
    blocks.set(blockOf(id, of.blockSize), [...(blocks.get(blockOf(id, of.blockSize)) ?? []), { id }]);
  return new RowBlocks(of, blocks);
};
/** Reads the stored rows as a plain list. */
const readBack = async (of: SyncedSource<Row>, account: number | null) => {
  const found = await readRows(of, account);
  return found && { meta: found.meta, rows: found.rows.all() };
};
const meta = (stamp: string, account: number | null = null) => ({ stamp, at: 1, account });
const storedKeys = async () => [...(await deviceStore.entries('cache')).keys()];

beforeEach(() => deviceStore.clear('cache'));
afterEach(() => jest.restoreAllMocks());

test('rows come back with their stamp from any block', async () => {
  await writeRows(source(), held(source(), [1, 10, 11, 35]), 'all', meta('t1'));
  await expect(readBack(source(), null)).resolves.toEqual({ meta: meta('t1'), rows: rows(1, 10, 11, 35) });
});

test('a device that stored no rows has no copy', async () => {
  await expect(readBack(source(), null)).resolves.toBeNull();
});

test('a full write replaces all earlier rows, a partial one leaves the other blocks', async () => {
  await writeRows(source(), held(source(), [1, 11]), 'all', meta('t1'));
  await writeRows(source(), held(source(), [1, 2, 99]), new Set([0]), meta('t2'));
  await expect(readBack(source(), null)).resolves.toEqual({ meta: meta('t2'), rows: rows(1, 2, 11) });
  await writeRows(source(), held(source(), [12]), new Set([0, 1]), meta('t3'));
  await expect(readBack(source(), null)).resolves.toEqual({ meta: meta('t3'), rows: rows(12) });
  await writeRows(source(), held(source(), [21]), 'all', meta('t4'));
  await expect(readBack(source(), null)).resolves.toEqual({ meta: meta('t4'), rows: rows(21) });
});

test('a source without a block size is stored as a single block', async () => {
  const { blockSize: _none, ...whole } = source();
  await writeRows(whole, held(whole, [1, 5000]), 'all', meta('t1'));
  expect(await storedKeys()).toHaveLength(2);
  await expect(readBack(whole, null)).resolves.toMatchObject({ rows: rows(1, 5000) });
});

test('a copy in memory only is neither written nor read', async () => {
  await writeRows(source({ keep: 'memory' }), held(source({ keep: 'memory' }), [1]), 'all', meta('t1'));
  expect(await storedKeys()).toEqual([]);
  await writeRows(source(), held(source(), [1]), 'all', meta('t1'));
  await expect(readBack(source({ keep: 'memory' }), null)).resolves.toBeNull();
});

test('rows of an account are read by that account only, and go when another one reads', async () => {
  const own = source({ keep: 'account' });
  await writeRows(own, held(own, [1]), 'all', meta('t1', 7));
  await expect(readBack(own, 7)).resolves.toMatchObject({ rows: rows(1) });
  await expect(readBack(own, null)).resolves.toBeNull();
  expect(await storedKeys()).toEqual([]);
});

test('public rows stay, whichever account stored them', async () => {
  await writeRows(source(), held(source(), [1]), 'all', meta('t1', 7));
  await expect(readBack(source(), 8)).resolves.toMatchObject({ rows: rows(1) });
});

test('rows of another shape are not read and go with a forgotten source; other sources stay', async () => {
  await writeRows(source(), held(source(), [1]), 'all', meta('t1'));
  await writeRows(source({ name: 'other' }), held(source({ name: 'other' }), [2]), 'all', meta('t1'));
  const later = source({ schema: 2 });
  await expect(readBack(later, null)).resolves.toBeNull();
  await dropRows(later);
  await expect(readBack(source(), null)).resolves.toBeNull();
  await expect(readBack(source({ name: 'other' }), null)).resolves.toMatchObject({ rows: rows(2) });
});

test('when a block does not fit no row is kept: a partial copy with a stamp would hide the missing rows', async () => {
  await writeRows(source(), held(source(), [1]), 'all', meta('t1'));
  const put = deviceStore.put.bind(deviceStore);
  jest
    .spyOn(deviceStore, 'put')
    .mockImplementation((area, key, value) =>
      key.endsWith('block:1') ? Promise.resolve(false) : put(area, key, value),
    );
  await writeRows(source(), held(source(), [1, 11, 21]), 'all', meta('t2'));
  expect(await storedKeys()).toEqual([]);
});

test('a page that dies while writing leaves the earlier stamp', async () => {
  await writeRows(source(), held(source(), [1]), 'all', meta('t1'));
  const order: string[] = [];
  const put = deviceStore.put.bind(deviceStore);
  jest.spyOn(deviceStore, 'put').mockImplementation((area, key, value) => {
    order.push(key);
    return put(area, key, value);
  });
  await writeRows(source(), held(source(), [1, 11]), new Set([0, 1]), meta('t2'));
  expect(order.at(-1)).toMatch(/meta$/);
  expect(order).toHaveLength(3);
});
