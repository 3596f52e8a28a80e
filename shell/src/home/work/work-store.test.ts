import { BUILT_IN_DECLARATIONS } from '../../registry/built-in-declarations';
import { countersFor } from './declared-work';
import { WorkStore } from './work-store';

/** Waits until pending promises have settled, without advancing the clock. */
const settle = () => new Promise((done) => setTimeout(done));

const [first, second] = countersFor(BUILT_IN_DECLARATIONS, [1]) as [
  ReturnType<typeof countersFor>[0],
  ReturnType<typeof countersFor>[0],
];

test('counters are requested in parallel, and each is shown as soon as it is known', async () => {
  const waits = new Map<string, () => void>();
  const store = new WorkStore(({ address }) => {
    return new Promise((answer) => waits.set(address, () => answer({ count: 3, urgent: true })));
  });
  store.watch([first, second]);
  const done = store.load();
  void store.load();
  expect([...waits.keys()]).toEqual([first.address, second.address]);
  waits.get(second.address)?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(store.of(second)).toEqual({ state: 'ready', known: { count: 3, urgent: true } });
  expect(store.of(first)).toEqual({ state: 'loading', known: null });
  waits.get(first.address)?.();
  await done;
  expect(store.of(first).state).toBe('ready');
});

test('a failed counter affects no other, and keeps its last known number', async () => {
  let fails = false;
  const store = new WorkStore(async ({ address }) => {
    if (fails && address === first.address) throw new Error('network');
    return { count: fails ? 5 : 4, urgent: false };
  });
  store.watch([first, second]);
  await store.load();
  fails = true;
  await store.load();
  expect(store.of(first)).toEqual({ state: 'error', known: { count: 4, urgent: false } });
  expect(store.of(second)).toEqual({ state: 'ready', known: { count: 5, urgent: false } });
});

test('a change during a request repeats it; giving up leaves the last known number', async () => {
  const answers: ((count: number) => void)[] = [];
  const store = new WorkStore(
    () => new Promise((answer) => answers.push((count) => answer({ count, urgent: false }))),
  );
  store.watch([first]);
  const done = store.load();
  store.changed();
  answers[0]?.(1);
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.(2);
  await done;
  expect(store.of(first).known?.count).toBe(2);
  const again = store.load();
  store.stop();
  answers[2]?.(9);
  await again;
  expect(store.of(first).known?.count).toBe(2);
});
