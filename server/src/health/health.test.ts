import { FakeClock } from '../../test/support/fake-clock';
import { openTestStore } from '../../test/support/test-store';
import type { Store } from '../db/store';
import { Health } from './health';
import { TimeLimitError, withinTime } from './within-time';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('writes at most once in ten seconds, however many ask', async () => {
  const clock = new FakeClock();
  const probe = jest.fn(async () => undefined);
  const health = new Health(store, clock, probe);
  await Promise.all(Array.from({ length: 20 }, () => health.check()));
  await health.check();
  expect(probe).toHaveBeenCalledTimes(1);
  clock.pass(10);
  await health.check();
  expect(probe).toHaveBeenCalledTimes(2);
  clock.pass(-3600);
  await health.check();
  expect(probe).toHaveBeenCalledTimes(3);
});

it('is unhealthy while nothing can be written, and healthy again as soon as something can', async () => {
  let full = true;
  const probe = async () => {
    if (full) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
  };
  const health = new Health(store, new FakeClock(), probe);
  await expect(health.check()).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(health.check()).rejects.toMatchObject({ code: 'ENOSPC' });
  full = false;
  await health.check();
});

it('a health check fails after its time limit', async () => {
  await expect(withinTime(10, new Promise(() => undefined))).rejects.toThrow(TimeLimitError);
  expect(await withinTime(10_000, Promise.resolve(5))).toBe(5);
});
