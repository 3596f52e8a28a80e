import type { Store } from '../../../db/store';
import { InsertBatcher, type PlainReport } from './insert-batcher';

/** A store whose transactions wait until the test releases them. */
function heldStore() {
  const held: { let: (stored: Map<string, number>) => void; fail: (why: Error) => void }[] = [];
  const tx = () =>
    new Promise<Map<string, number>>((resolve, reject) => held.push({ let: resolve, fail: reject }));
  return { held, store: { engine: 'pglite', tx } as unknown as Store };
}

const clock = { now: () => Date.parse('2026-11-23T10:00:00Z') };
const report = (case_uuid: string): PlainReport => ({ case_uuid, body_hash: `of ${case_uuid}` });
const NO_PROOF = { receipt_hmac: null, device_hmac: null, network_hmac: null, meal_hmac: null };
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('reports that arrive together', () => {
  it('are stored together, except those that the transaction leaves out', async () => {
    const { held, store } = heldStore();
    const together = new InsertBatcher(store, clock);
    const all = ['a', 'b', 'c'].map((uuid) => together.add(report(uuid), NO_PROOF));
    await settled();
    held[0]?.let(
      new Map([
        ['c', 3],
        ['a', 1],
      ]),
    );
    await expect(Promise.all(all)).resolves.toEqual([1, 'apart', 3]);
    expect(held).toHaveLength(1);
  });

  it('are never the same report twice at once: the repeat waits for the next run', async () => {
    const { held, store } = heldStore();
    const together = new InsertBatcher(store, clock);
    const [one, repeat] = [together.add(report('a'), NO_PROOF), together.add(report('a'), NO_PROOF)];
    await settled();
    held[0]?.let(new Map([['a', 2]]));
    await expect(one).resolves.toBe(2);
    await settled();
    held[1]?.let(new Map([['a', 2]]));
    await expect(repeat).resolves.toBe(2);
  });

  it('are tried one by one when the database refuses them all', async () => {
    const { held, store } = heldStore();
    const together = new InsertBatcher(store, clock);
    const all = ['a', 'b'].map((uuid) => together.add(report(uuid), NO_PROOF));
    await settled();
    held[0]?.fail(new Error('refused'));
    await expect(Promise.all(all)).resolves.toEqual(['apart', 'apart']);
  });
});
