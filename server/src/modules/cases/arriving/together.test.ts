import type { Store } from '../../../db/store';
import { type PlainReport, Together } from './together';

/** A store whose transactions are held until they are let go, each with the reports that it stores. */
function heldStore(engine: Store['engine']) {
  const held: { let: (stored: Map<string, number>) => void; fail: (why: Error) => void }[] = [];
  const tx = () =>
    new Promise<Map<string, number>>((resolve, reject) => held.push({ let: resolve, fail: reject }));
  return { held, store: { engine, tx } as unknown as Store };
}

const clock = { now: () => Date.parse('2026-11-23T10:00:00Z') };
const report = (case_uuid: string): PlainReport => ({ case_uuid });
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reports that arrive together', () => {
  it('wait for what is being stored, and are stored together then', async () => {
    const { held, store } = heldStore('pglite');
    const together = new Together(store, clock);
    const all = ['a', 'b', 'c'].map((uuid) => together.add(report(uuid)));
    expect(held).toHaveLength(1);
    held[0]?.let(new Map([['a', 1]]));
    await expect(all[0]).resolves.toBe(1);
    expect(held).toHaveLength(2);
    held[1]?.let(
      new Map([
        ['b', 2],
        ['c', 3],
      ]),
    );
    await expect(Promise.all(all)).resolves.toEqual([1, 2, 3]);
    expect(held).toHaveLength(2);
  });

  it('use a second transaction where the database takes two', async () => {
    const { held, store } = heldStore('postgres');
    const together = new Together(store, clock);
    for (const uuid of ['a', 'b', 'c']) void together.add(report(uuid));
    await settled();
    expect(held).toHaveLength(2);
  });

  it('are never the same report twice at once: the repeat comes after', async () => {
    const { held, store } = heldStore('pglite');
    const together = new Together(store, clock);
    void together.add(report('first'));
    const [one, repeat] = [together.add(report('a')), together.add(report('a'))];
    held[0]?.let(new Map([['first', 1]]));
    await settled();
    held[1]?.let(new Map([['a', 2]]));
    await expect(one).resolves.toBe(2);
    await settled();
    // The database finds it stored and stores nothing.
    held[2]?.let(new Map());
    await expect(repeat).resolves.toBe('apart');
  });

  it('come fifty at a time', async () => {
    const { held, store } = heldStore('pglite');
    const together = new Together(store, clock);
    const all = Array.from({ length: 121 }, (_, n) => together.add(report(String(n))));
    for (let batch = 0; batch < 4; batch += 1) {
      await settled();
      expect(held).toHaveLength(batch + 1);
      held[batch]?.let(new Map(all.map((_, n) => [String(n), n])));
    }
    await expect(Promise.all(all)).resolves.toEqual(all.map((_, n) => n));
    expect(held).toHaveLength(4);
  });

  it('are tried one by one where the database refuses them all, and those behind go on', async () => {
    const { held, store } = heldStore('pglite');
    const together = new Together(store, clock);
    const [one, next] = [together.add(report('a')), together.add(report('b'))];
    held[0]?.fail(new Error('refused'));
    await expect(one).resolves.toBe('apart');
    held[1]?.let(new Map([['b', 2]]));
    await expect(next).resolves.toBe(2);
  });
});
