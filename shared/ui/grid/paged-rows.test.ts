import { PagedRows, type RowSource } from './paged-rows';

const PAGE_SIZE = 10;

/** A source of `total` rows whose cursors are the index of a page's first row; records the requests. */
function fakeSource(total: number, step = PAGE_SIZE * 2) {
  const asked: string[] = [];
  let failing = false;
  const source: RowSource<{ id: number; note?: string }, number> = {
    count: async () => total,
    page: async (from) => {
      asked.push(`page ${from}`);
      if (failing) throw new Error('gone');
      const start = from ?? 0;
      const rows = Array.from({ length: Math.min(PAGE_SIZE, total - start) }, (_, i) => ({
        id: start + i + 1,
      }));
      return { rows, next: start + PAGE_SIZE < total ? start + PAGE_SIZE : null };
    },
    anchors: async () => {
      asked.push('anchors');
      return {
        step,
        marks: Array.from({ length: Math.floor((total - 1) / step) }, (_, k) => (k + 1) * step),
      };
    },
  };
  const fail = (now: boolean) => {
    failing = now;
  };
  return { source, asked, fail };
}

const settle = async () => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};
const paged = (source: RowSource<{ id: number; note?: string }, number>, keep = 3) =>
  new PagedRows(source, { pageSize: PAGE_SIZE, keep });

it('fetches the viewed pages, once', async () => {
  const { source, asked } = fakeSource(95);
  const rows = paged(source);
  rows.want(0, 12);
  await settle();
  expect(rows.total).toBe(95);
  expect(rows.row(11)).toEqual({ id: 12 });
  expect(rows.row(20)).toBeUndefined();
  rows.want(3, 14);
  await settle();
  expect(asked).toEqual(['page null', 'page 10']);
});

it('jumps by an anchor and walks from there', async () => {
  const { source, asked } = fakeSource(1000);
  const rows = paged(source);
  rows.want(0, 10);
  await settle();
  rows.want(750, 760);
  await settle();
  expect(rows.row(755)).toEqual({ id: 756 });
  expect(asked).toEqual(['page null', 'anchors', 'page 740', 'page 750']);
});

it('uses the anchors where a page begins', async () => {
  const { source, asked } = fakeSource(1000, 25);
  const rows = paged(source);
  rows.want(0, 10);
  await settle();
  rows.want(780, 790);
  await settle();
  expect(rows.row(785)).toEqual({ id: 786 });
  expect(asked).toEqual(['page null', 'anchors', 'page 750', 'page 760', 'page 770', 'page 780']);
});

it('keeps the latest viewed pages only', async () => {
  const { source, asked } = fakeSource(1000);
  const rows = paged(source);
  for (const at of [0, 10, 20, 30, 40]) {
    rows.want(at, at + 10);
    await settle();
  }
  expect(rows.held).toBe(3);
  expect(rows.row(5)).toBeUndefined();
  expect(rows.row(45)).toEqual({ id: 46 });
  rows.want(0, 10);
  await settle();
  expect(rows.row(5)).toEqual({ id: 6 });
  expect(asked.filter((one) => one === 'page null')).toHaveLength(2);
});

it('reports the failed page and fetches it again on request', async () => {
  const { source, fail } = fakeSource(30);
  const rows = paged(source);
  const heard = jest.fn();
  rows.subscribe(heard);
  fail(true);
  rows.want(0, 10);
  await settle();
  expect(rows.error).toEqual(new Error('gone'));
  expect(heard).toHaveBeenCalled();
  fail(false);
  rows.retry();
  await settle();
  expect(rows.error).toBeNull();
  expect(rows.row(0)).toEqual({ id: 1 });
});

it('names the rows of a range whose pages are not in memory', async () => {
  const { source } = fakeSource(100);
  const rows = paged(source);
  rows.want(0, 10);
  await settle();
  expect(await rows.ids(8, 32)).toEqual(Array.from({ length: 24 }, (_, i) => i + 9));
});

it('changes rows in place', async () => {
  const { source } = fakeSource(30);
  const rows = paged(source);
  rows.want(0, 20);
  await settle();
  const before = rows.version();
  rows.change((row) => (row.id === 12 ? { ...row, note: 'read' } : row));
  expect(rows.row(11)).toEqual({ id: 12, note: 'read' });
  expect(rows.version()).toBeGreaterThan(before);
});

it('ends silently when it is closed', async () => {
  const { source } = fakeSource(30);
  const rows = paged(source);
  const heard = jest.fn();
  rows.subscribe(heard);
  rows.want(0, 10);
  rows.close();
  await settle();
  expect(heard).not.toHaveBeenCalled();
  expect(rows.held).toBe(0);
});
