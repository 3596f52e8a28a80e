import { Batches } from './batches';
import type { Store } from './store';

/** A `Batches` whose runs wait until the test releases them, and the items of each run. */
function held(engine: Store['engine']) {
  const runs: { items: readonly string[]; let: () => void; fail: (why: Error) => void }[] = [];
  const batches = new Batches<string, string>(
    engine,
    (item) => item,
    (items) =>
      new Promise((resolve, reject) =>
        runs.push({ items, let: () => resolve(items.map((item) => `${item}!`)), fail: reject }),
      ),
  );
  return { runs, batches };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a run of a batch', () => {
  it('a run contains the items of one turn, the next run those that arrived meanwhile', async () => {
    const { runs, batches } = held('pglite');
    const first = ['a', 'b'].map((item) => batches.add(item));
    await settled();
    const later = ['c', 'd', 'e'].map((item) => batches.add(item));
    await settled();
    expect(runs.map(({ items }) => items)).toEqual([['a', 'b']]);
    runs[0]?.let();
    await expect(Promise.all(first)).resolves.toEqual(['a!', 'b!']);
    await settled();
    runs[1]?.let();
    await expect(Promise.all(later)).resolves.toEqual(['c!', 'd!', 'e!']);
    expect(runs.map(({ items }) => items)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('a second run starts where the database takes two, but never a third', async () => {
    const { runs, batches } = held('postgres');
    for (const item of ['a', 'b', 'c']) {
      void batches.add(item);
      await settled();
    }
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b']]);
  });

  it('a run has at most fifty items, and no item is left out', async () => {
    const { runs, batches } = held('pglite');
    const names = Array.from({ length: 121 }, (_, n) => String(n));
    const all = names.map((item) => batches.add(item));
    for (let run = 0; run < 3; run += 1) {
      await settled();
      expect(runs).toHaveLength(run + 1);
      runs[run]?.let();
      await settled();
    }
    await expect(Promise.all(all)).resolves.toEqual(names.map((name) => `${name}!`));
    expect(runs.map(({ items }) => items.length)).toEqual([50, 50, 21]);
  });

  it('a run never has one name twice: the second item waits for the next run', async () => {
    const { runs, batches } = held('pglite');
    void batches.add('a');
    void batches.add('a');
    void batches.add('b');
    await settled();
    runs[0]?.let();
    await settled();
    await settled();
    expect(runs.map(({ items }) => items)).toEqual([['a', 'b'], ['a']]);
  });

  it('a failed run fails all its items, and later runs go on', async () => {
    const { runs, batches } = held('pglite');
    const one = batches.add('a');
    await settled();
    const next = batches.add('b');
    runs[0]?.fail(new Error('refused'));
    await expect(one).rejects.toThrow('refused');
    await settled();
    runs[1]?.let();
    await expect(next).resolves.toBe('b!');
  });
});
