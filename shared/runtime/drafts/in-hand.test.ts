import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { FakeClock } from '../../testing/fakes/fake-clock';
import { setRuntime } from '../../testing/render-with-runtime';
import { deviceStore } from '../storage/device-store';
import { Drafts } from './drafts';

/** Possible durations of a step in milliseconds: none, short, up to five seconds. */
const delay = fc.constantFrom(0, 1, 250, 301, 700, 1_500, 5_000);

beforeEach(() => {
  new FakeClock();
  setRuntime();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A simulated database whose operations take the given times. */
function slowDisk(delays: readonly number[]): { held: Map<string, unknown> } {
  const held = new Map<string, unknown>();
  let at = 0;
  const wait = () => new Promise((done) => setTimeout(done, delays[at++ % delays.length] ?? 0));
  jest.spyOn(deviceStore, 'put').mockImplementation(async (_store, key, value) => {
    await wait();
    held.set(key as string, value);
    return true;
  });
  jest.spyOn(deviceStore, 'delete').mockImplementation(async (_store, key) => {
    await wait();
    held.delete(key as string);
  });
  jest
    .spyOn(deviceStore, 'get')
    .mockImplementation((async (_store: string, key: string) => held.get(key)) as never);
  return { held };
}

test('a saved draft does not come back, and the next one under its name is kept, whichever write is slow', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(delay, { minLength: 3, maxLength: 6 }),
      fc.array(delay, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      async (disk, [typing = 0, answer = 0, late = 0, next = 0], isNextTyped) => {
        localStorage.clear();
        const { held } = slowDisk(disk);
        const drafts = new Drafts();
        const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
        const first = drafts.begin<{ name: string }>('place');
        first.keep({ name: 'first' });
        await pass(typing);
        first.keep({ name: 'first, whole' });
        await pass(answer);
        // From here the form is sent; a rendered form may still call its timers.
        const done = first.done();
        await pass(late);
        first.keep({ name: 'first, late' });
        window.dispatchEvent(new Event('pagehide'));
        const second = drafts.begin<{ name: string }>('place');
        await pass(next);
        if (isNextTyped) second.keep({ name: 'second' });
        first.keep({ name: 'first, later' });
        await pass(60_000);
        await done;
        await pass(60_000);
        expect([...held.values()]).toMatchObject(isNextTyped ? [{ value: { name: 'second' } }] : []);
        expect((await drafts.load<{ name: string }>('place'))?.value.name ?? null).toBe(
          isNextTyped ? 'second' : null,
        );
        jest.restoreAllMocks();
      },
    ),
    { numRuns: 200 },
  );
});
