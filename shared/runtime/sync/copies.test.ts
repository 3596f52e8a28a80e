import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { setRuntime } from '../../testing/render-with-runtime';
import { ApiError } from '../http/api-error';
import { Collection } from './collection';
import { collections } from './collections';
import type { Page, SyncedSource } from './internal/synced-source';

/** What a screen sees of a copy while it is loading. */
type Row = { id: number; name: string };
const row = (id: number, name = `row ${id}`): Row => ({ id, name });

let clock: FakeClock;
let pages: Page<Row>[];
let failure: ApiError | null;
let copy: Collection<Row>;

beforeEach(() => {
  clock = new FakeClock();
  setRuntime();
  failure = null;
  pages = [{ rows: [row(2), row(1)], deleted: [], stamp: 't1' }];
  const source: SyncedSource<Row> = {
    name: 'copies',
    schema: 1,
    keep: 'memory',
    key: ({ id }) => id,
    async *pull() {
      yield* pages;
      if (failure) throw failure;
    },
  };
  copy = new Collection(source);
});

test('a screen follows a copy from empty to rows, and to a failure behind the rows', async () => {
  const states: string[] = [];
  const stop = autorun(() => states.push(`${copy.state} ${copy.size} ${copy.error?.code ?? '-'}`));
  await copy.ensure();
  failure = new ApiError('network', 0);
  await copy.refresh();
  stop();
  expect(states).toEqual(['empty 0 -', 'loading 0 -', 'ready 2 -', 'stale 2 network']);
});

test('a copy that cannot be fetched is retried, and is an error until it arrives', async () => {
  failure = new ApiError('network', 0);
  const states: string[] = [];
  const stop = autorun(() => states.push(copy.state));
  await copy.ensure();
  failure = null;
  await copy.ensure();
  stop();
  expect(states).toEqual(['empty', 'loading', 'error', 'loading', 'ready']);
});

test('after a failure the copy is fetched again although its rows are fresh', async () => {
  await copy.ensure();
  failure = new ApiError('network', 0);
  await copy.refresh();
  expect(copy.state).toBe('stale');
  failure = null;
  await copy.ensure();
  await waitFor(() => expect(copy.state).toBe('ready'));
});

test('rows are listed by rising key, in the same array until one changes', async () => {
  const drawn: number[][] = [];
  const stop = autorun(() => drawn.push(copy.all().map(({ id }) => id)));
  await copy.ensure();
  const list = copy.all();
  expect(copy.all()).toBe(list);
  expect([copy.get(1)?.name, copy.get(3)]).toEqual(['row 1', undefined]);
  await copy.refresh();
  // The server sends the same rows again.
  expect(copy.all()).toBe(list);
  const { revision } = copy;
  pages = [{ rows: [row(3)], deleted: [9], stamp: 't2' }];
  await copy.refresh();
  expect(copy.revision).toBeGreaterThan(revision);
  stop();
  expect(drawn).toEqual([[], [1, 2], [1, 2, 3]]);
});

test('a reader of one key is redrawn when its row arrives', async () => {
  const seen: (string | undefined)[] = [];
  const stop = autorun(() => seen.push(copy.get(2)?.name));
  await copy.ensure();
  stop();
  expect(seen).toEqual([undefined, 'row 2']);
});

test('the age of a copy counts from its last successful refresh', async () => {
  const ages: (number | null)[] = [];
  const stop = autorun(() => ages.push(copy.refreshedAt));
  const first = clock.time;
  await copy.ensure();
  clock.advance(5000);
  failure = new ApiError('network', 0);
  await copy.refresh();
  failure = null;
  await copy.refresh();
  stop();
  expect(ages).toEqual([null, first, first + 5000]);
});

test('a page may accept an older copy', async () => {
  await copy.ensure();
  pages = [{ rows: [row(3)], deleted: [], stamp: 't2' }];
  clock.advance(3_600_000);
  await copy.ensure(3_600_001);
  expect(copy.size).toBe(2);
  await copy.ensure(3_600_000);
  await copy.refresh();
  expect(copy.size).toBe(3);
});

test('each kind of rows has its own copy on the device', () => {
  const names = Object.entries(collections).map(([name, { source }]) => [name, source.name, source.keep]);
  expect(names).toEqual(
    ['case', 'location', 'coverage', 'specie', 'phenotype'].map((name) => [name, name, 'device']),
  );
});
