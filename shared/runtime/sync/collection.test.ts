import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { FakeServer } from '../../testing/fakes/fake-server';
import { fakeUser } from '../../testing/fakes/fake-user';
import { setRuntime } from '../../testing/render-with-runtime';
import { ApiError } from '../http/api-error';
import { session } from '../session/session';
import { Collection } from './collection';
import { dropRows } from './internal/collection-store';
import type { Page, SyncedSource } from './internal/synced-source';

interface Row {
  id: number;
  name: string;
}

const row = (id: number, name = `row ${id}`): Row => ({ id, name });
const page = (stamp: string | null, rows: Row[], more: Partial<Page<Row>> = {}): Page<Row> => ({
  rows,
  deleted: [],
  stamp,
  ...more,
});

/** A fake source that records the watermark of each query. */
class Source {
  readonly asked: (string | null)[] = [];
  pages: Page<Row>[] = [page('t1', [row(1), row(2)])];
  /** error thrown after the pages */
  failure: ApiError | null = null;
  #gate: Promise<void> = Promise.resolve();
  readonly kind: SyncedSource<Row>;

  constructor(keep: SyncedSource<Row>['keep'], blockSize?: number) {
    const pull = (since: string | null) => this.pull(since);
    this.kind = {
      name: `test-${keep}`,
      schema: 1,
      keep,
      key: ({ id }) => id,
      pull,
      ...(blockSize ? { blockSize } : {}),
    };
  }

  /** Blocks its responses. @returns a function that releases them */
  hold(): () => void {
    let open = () => {};
    this.#gate = new Promise<void>((done) => {
      open = done;
    });
    return () => open();
  }

  private async *pull(since: string | null): AsyncIterable<Page<Row>> {
    this.asked.push(since);
    await this.#gate;
    yield* this.pages;
    if (this.failure) throw this.failure;
  }
}

const opened = async (source: Source): Promise<Collection<Row>> => {
  await dropRows(source.kind);
  const rows = new Collection(source.kind);
  await rows.ensure();
  return rows;
};
const names = (rows: Collection<Row>) => rows.all().map(({ name }) => name);

let clock: FakeClock;
beforeEach(() => {
  clock = new FakeClock();
  setRuntime();
});

test('the stamp of the first page is kept, so that a write during a long pull is fetched next time', async () => {
  const source = new Source('device');
  source.pages = [page('t1', [row(1)]), page('t2', [row(2)]), page('t3', [row(3)])];
  const rows = await opened(source);
  expect(rows.stamp).toBe('t1');
  source.pages = [page('t4', [row(1, 'changed')]), page('t5', [row(4)])];
  await rows.refresh();
  expect(rows.stamp).toBe('t4');
  await rows.refresh();
  expect(source.asked).toEqual([null, 't1', 't4']);
  const kept = new Collection(source.kind);
  await kept.ensure();
  expect(kept.stamp).toBe('t4');
});

test('the next pull starts from the earliest stamp of all pages, since one may come from a server cache', async () => {
  const source = new Source('memory');
  source.pages = [page('t5', [row(1)]), page(null, [row(2)]), page('t3', [row(3)]), page('t4', [row(4)])];
  expect((await opened(source)).stamp).toBe('t3');
});

test('an answer marked as being rebuilt is fetched once more, while a subscriber still wants it', async () => {
  const source = new Source('memory');
  source.pages = [page('t1', [row(1)], { behind: true })];
  const rows = await opened(source);
  source.pages = [page('t2', [row(2)])];
  await waitFor(() => expect(rows.size).toBe(2), { timeout: 3_000 });
  expect(source.asked).toEqual([null, 't1']);
});

test('a change during a pull is fetched after it, since the running pull may hold older rows', async () => {
  const source = new Source('memory');
  const open = source.hold();
  const rows = new Collection(source.kind);
  const first = rows.ensure();
  await waitFor(() => expect(source.asked).toEqual([null]));
  const renewed = rows.renew();
  open();
  await first;
  await renewed;
  expect(source.asked).toEqual([null, 't1']);
});

test('an empty copy fetches all rows, whatever its stamp', async () => {
  const source = new Source('memory');
  source.pages = [page('t1', [])];
  const rows = await opened(source);
  await rows.refresh();
  expect([source.asked, rows.state]).toEqual([[null, null], 'ready']);
});

test('a pull without any page changes nothing', async () => {
  const source = new Source('memory');
  const rows = await opened(source);
  const { revision } = rows;
  source.pages = [];
  await rows.refresh();
  expect([rows.state, rows.stamp, rows.size, rows.revision]).toEqual(['ready', 't1', 2, revision]);
});

test('a page without a stamp leaves the stored stamp', async () => {
  const source = new Source('memory');
  const rows = await opened(source);
  source.pages = [page(null, [row(3)])];
  await rows.refresh();
  expect(rows.stamp).toBe('t1');
});

test('removed rows, and rows missing from a complete page, are dropped', async () => {
  const source = new Source('memory');
  source.pages = [page('t1', [row(1), row(2), row(3), row(11), row(21)])];
  const rows = await opened(source);
  source.pages = [page('t2', [], { deleted: [1] }), page('t3', [row(12)], { replaces: [11, 20] })];
  await rows.refresh();
  expect(rows.all().map(({ id }) => id)).toEqual([2, 3, 12, 21]);
});

test('a complete page covers the keys up to its last one, and that one too', async () => {
  const source = new Source('memory');
  source.pages = [page('t1', [row(10), row(11), row(20), row(21)])];
  const rows = await opened(source);
  source.pages = [page('t2', [], { replaces: [11, 20] })];
  await rows.refresh();
  expect(rows.all().map(({ id }) => id)).toEqual([10, 21]);
});

test('a pull that breaks off changes nothing, and its stamp stays', async () => {
  const source = new Source('device');
  const rows = await opened(source);
  source.pages = [page('t2', [row(1, 'changed')], { deleted: [2] })];
  source.failure = new ApiError('network', 0);
  await rows.refresh();
  expect([rows.state, rows.stamp, names(rows)]).toEqual(['stale', 't1', ['row 1', 'row 2']]);
  source.failure = null;
  await rows.refresh();
  expect([rows.state, rows.error, rows.stamp, names(rows)]).toEqual(['ready', null, 't2', ['changed']]);
});

test('a fresh copy is not fetched again within a minute; a shown copy is refreshed in the background', async () => {
  const source = new Source('device');
  const rows = await opened(source);
  clock.advance(59_999);
  await rows.ensure();
  expect(source.asked).toHaveLength(1);
  clock.advance(1);
  const open = source.hold();
  // Resolves before the server has responded.
  await rows.ensure();
  await waitFor(() => expect(source.asked).toEqual([null, 't1']));
  open();
  await rows.refresh();
});

test('a refresh requested during another joins it', async () => {
  const source = new Source('memory');
  const rows = await opened(source);
  await Promise.all([rows.refresh(), rows.refresh()]);
  expect(source.asked).toHaveLength(2);
});

test('a change in another tab refreshes an existing copy at once, and creates none', async () => {
  const source = new Source('memory');
  const untouched = new Collection(source.kind);
  await untouched.renew();
  expect(source.asked).toEqual([]);
  const rows = await opened(source);
  await rows.renew();
  expect(source.asked).toEqual([null, 't1']);
});

test('a device clock that was set back does not keep a copy fresh for ever', async () => {
  const source = new Source('memory');
  const rows = await opened(source);
  clock.advance(-400 * 86_400_000);
  await rows.ensure();
  await waitFor(() => expect(source.asked).toHaveLength(2));
});

test('unchanged blocks are not rewritten on the device, and all blocks are read again', async () => {
  const source = new Source('device', 10);
  source.pages = [page('t1', [row(1), row(10), row(11)])];
  const rows = await opened(source);
  source.pages = [page('t2', [row(10, 'changed')], { deleted: [11] })];
  await rows.refresh();
  const kept = new Collection(source.kind);
  await kept.ensure();
  expect(names(kept)).toEqual(['row 1', 'changed']);
});

describe('rows of an account', () => {
  beforeEach(() => new FakeServer().on('POST', 'token/logout/', { data: {} }));
  const leave = () => session.logout();

  test('are dropped when it leaves, from the page and from the device', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    const rows = await opened(source);
    expect(rows.size).toBe(2);
    const { revision } = rows;
    await leave();
    // Values computed from the rows are recomputed.
    expect(rows.revision).toBeGreaterThan(revision);
    expect([rows.size, rows.stamp, rows.state]).toEqual([0, null, 'empty']);
    setRuntime({ user: fakeUser({ id: 7 }) });
    await new Collection(source.kind).ensure();
    expect(source.asked).toEqual([null, null]);
  });

  test('are read from the device again after a reload', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    await opened(source);
    const reloaded = new Collection(source.kind);
    await reloaded.ensure();
    expect([names(reloaded), source.asked]).toEqual([['row 1', 'row 2'], [null]]);
  });

  test('whose fetch fails after it left are no error for the next account', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    const rows = await opened(source);
    const answer = source.hold();
    source.failure = new ApiError('network', 0);
    const late = rows.refresh();
    await leave();
    answer();
    await late;
    expect([rows.state, rows.error]).toEqual(['empty', null]);
  });

  test('are dropped without the public rows', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const rows = await opened(new Source('device'));
    await leave();
    expect([rows.size, rows.state]).toEqual([2, 'ready']);
  });

  test('that arrive after it left are not shown to the next account', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    const rows = await opened(source);
    const answer = source.hold();
    const late = rows.refresh();
    await leave();
    answer();
    await late;
    expect(rows.size).toBe(0);
  });

  test('are not shown when it leaves while they are being read', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    const rows = await opened(source);
    source.pages = [page('t2', [row(10, 'late'), row(11, 'later')])];
    // Each row takes long enough that the page gets a turn after it.
    let now = 0;
    const slow = jest.spyOn(performance, 'now').mockImplementation(() => {
      now += 50;
      return now;
    });
    const left = new Promise<void>((done) => {
      const wait = setTimeout(() => void leave().then(done));
      expect(wait).toBeDefined();
    });
    await Promise.all([rows.refresh(), left]);
    slow.mockRestore();
    expect([rows.size, rows.stamp]).toEqual([0, null]);
  });

  test('stored by another account are not read', async () => {
    setRuntime({ user: fakeUser({ id: 7 }) });
    const source = new Source('account');
    await opened(source);
    setRuntime({ user: fakeUser({ id: 8 }) });
    const other = new Collection(source.kind);
    await other.ensure();
    expect(source.asked).toEqual([null, null]);
  });
});
