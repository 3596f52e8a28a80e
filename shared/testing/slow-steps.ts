import { act } from '@testing-library/react';
import fc from 'fast-check';
import { type DeviceStore, deviceStore, type StoreName } from '../runtime/storage/device-store';

/** Runs per form that keeps drafts; `npm run test:long drafts` uses many more. */
const DRAFT_RUNS = Number(process.env.DRAFT_RUNS ?? 4);

/** Duration of a step in milliseconds: none, and values on both sides of the delays in forms and drafts. */
export const stepTime = fc.constantFrom(0, 1, 299, 300, 700, 701, 2_000, 5_000);

/**
 * Runs a test repeatedly with random durations, until the first failure.
 * @param examples cases to run first
 */
export const slowly = <Drawn extends [unknown, ...unknown[]]>(
  drawn: { [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> },
  steps: (...drawn: Drawn) => Promise<void>,
  examples: Drawn[] = [],
): Promise<void> =>
  fc.assert(fc.asyncProperty(...drawn, steps), { numRuns: DRAFT_RUNS, endOnFailure: true, examples });

/** Milliseconds that the device takes to read and to write. */
interface DeviceTimes {
  read: number;
  write: number;
}

export const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Advances fake timers and everything that follows from them. */
export const advanceTimers = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Advances fake timers until a promise settles. */
export async function advanceUntilSettled<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  work.then(end, end);
  for (let steps = 0; !isDone && steps < 100; steps++) await advanceTimers(1_000);
  if (!isDone) throw new Error('the work has no end');
  return work;
}

/**
 * An empty device database in fake time for each test, with configurable durations. A written value becomes
 * visible when its write ends; a read returns what is stored when it ends.
 */
export function setUpSlowDevice(): DeviceTimes {
  const times: DeviceTimes = { read: 0, write: 0 };
  const areas = new Map<StoreName, Map<string, unknown>>();
  const of = (area: StoreName) => areas.get(area) ?? areas.set(area, new Map()).get(area)!;
  const copy = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));
  const slow: Partial<DeviceStore> = {
    get: async <T>(area: StoreName, key: string) => {
      await delay(times.read);
      return copy(of(area).get(key)) as T | undefined;
    },
    entries: async <T>(area: StoreName, prefix = '') => {
      await delay(times.read);
      return new Map([...of(area)].filter(([key]) => key.startsWith(prefix)) as [string, T][]);
    },
    put: async (area, key, value) => {
      await delay(times.write);
      of(area).set(key, copy(value));
      return true;
    },
    delete: async (area, key) => {
      await delay(times.write);
      of(area).delete(key);
    },
    change: async <T>(area: StoreName, key: string, change: (now: T | undefined) => T | null | undefined) => {
      await delay(times.write);
      const next = change(copy(of(area).get(key)) as T | undefined);
      if (next === null) of(area).delete(key);
      else if (next !== undefined) of(area).set(key, copy(next));
      return true;
    },
  };
  beforeEach(() => {
    window.scrollTo = () => undefined;
    areas.clear();
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(times, { read: 0, write: 0 });
    for (const [name, work] of Object.entries(slow))
      jest.spyOn(deviceStore, name as keyof DeviceStore).mockImplementation(work as never);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return times;
}
