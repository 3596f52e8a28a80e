import { RowBlocks } from './pages';
import type { Page } from './synced-source';

type Row = { id: number; name?: string };
const source = { key: ({ id }: Row) => id, blockSize: 10 };
const page = (more: Partial<Page<Row>>): Page<Row> => ({ rows: [], deleted: [], stamp: null, ...more });
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }));
const filled = async (...ids: number[]) =>
  (await new RowBlocks<Row>(source).after([page({ rows: rows(...ids) })])).rows;
const ids = (blocks: RowBlocks<Row>) => blocks.all().map(({ id }) => id);

test('rows are sorted by rising key, whatever order they came in, and found by it', async () => {
  const blocks = await filled(35, 2, 11, 1, 20, 10);
  expect(ids(blocks)).toEqual([1, 2, 10, 11, 20, 35]);
  expect(blocks.size).toBe(6);
  expect([1, 2, 10, 11, 20, 35].map((id) => blocks.get(id)?.id)).toEqual([1, 2, 10, 11, 20, 35]);
  expect([0, 3, 12, 21, 36, 99].map((id) => blocks.get(id))).toEqual(Array(6).fill(undefined));
});

test('a change replaces only the blocks it touches, and leaves the previous list intact', async () => {
  const before = await filled(1, 11, 21);
  const { rows: after, changed } = await before.after([
    page({ rows: [{ id: 11, name: 'changed' }, { id: 12 }] }),
  ]);
  expect([...changed]).toEqual([1]);
  expect(after.block(0)).toBe(before.block(0));
  expect([before.get(11), after.get(11)]).toEqual([{ id: 11 }, { id: 11, name: 'changed' }]);
  expect([ids(before), ids(after)]).toEqual([
    [1, 11, 21],
    [1, 11, 12, 21],
  ]);
});

test('rows reported again unchanged replace no block', async () => {
  const before = await filled(1, 11);
  expect((await before.after([page({ rows: rows(1, 11), deleted: [5] })])).changed.size).toBe(0);
});

test('a complete page removes the rows missing from it, across blocks, and no others', async () => {
  const before = await filled(1, 10, 11, 20, 21, 30);
  const { rows: after, changed } = await before.after([page({ rows: rows(20), replaces: [10, 21] })]);
  expect(ids(after)).toEqual([1, 20, 30]);
  expect([...changed].sort()).toEqual([0, 1, 2]);
});

test('pages apply in their order: a later one may bring back a row that an earlier one removed', async () => {
  const before = await filled(1);
  const gone = page({ deleted: [1, 2] });
  const again = page({ rows: rows(1, 2) });
  expect(ids((await before.after([gone, again])).rows)).toEqual([1, 2]);
  expect(ids((await before.after([again, gone])).rows)).toEqual([]);
});

test('an emptied block counts as changed, so that its stored copy is deleted', async () => {
  const { rows: after, changed } = await (await filled(1, 11)).after([page({ deleted: [11] })]);
  expect([after.numbers(), [...changed]]).toEqual([[0], [1]]);
  expect(after.block(1)).toEqual([]);
});

test('a source without a block size has a single block', async () => {
  const { rows: after } = await new RowBlocks<Row>({ key: source.key }).after([
    page({ rows: rows(9000, 4) }),
  ]);
  expect([after.numbers(), ids(after)]).toEqual([[0], [4, 9000]]);
});

test('the page stays responsive while many rows are read', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const name = 'x'.repeat(2000);
  const many = Array.from({ length: 20_000 }, (_, id) => ({ id, name }));
  const { rows: before } = await new RowBlocks<Row>(source).after([page({ rows: many })]);
  turns = 0;
  const again = many.map((row) => ({ ...row }));
  await before.after([page({ rows: again })]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
