import { byHand } from '../../test/support/by-hand';
import { FakeClock } from '../../test/support/fake-clock';
import { bothEngines, openTestStore } from '../../test/support/test-store';
import type { Store } from '../db/store';
import { forgetExpiredSessions } from '../jobs/expired-sessions';
import { HttpError } from './errors/http-error';
import { Limiter } from './limiter';

describe.each(bothEngines)('a limit on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());
  beforeEach(() => byHand(store).deleteFrom('rate_limit').execute());

  const makeLimiter = (max: number, clock = new FakeClock(), name = 'test') => ({
    clock,
    limiter: new Limiter({ store, clock, secret: 's' }, name, { max, seconds: 60 }),
  });

  it('a limiter allows its number of events in a window, says how long to wait, and takes one back', async () => {
    const { clock, limiter } = makeLimiter(2);
    await limiter.take('a');
    clock.pass(20);
    await limiter.take('a');
    await limiter.take('b');
    await expect(limiter.take('a')).rejects.toThrow(HttpError);
    await expect(limiter.take('a')).rejects.toMatchObject({ status: 429, details: { retryAfter: 40 } });
    await limiter.giveBack('a');
    await limiter.take('a');
    clock.pass(41);
    await limiter.take('a');
  });

  it('is shared by all servers of a database, also when they count at once', async () => {
    const clock = new FakeClock();
    const servers = [makeLimiter(10, clock).limiter, makeLimiter(10, clock).limiter];
    const tries = Array.from({ length: 30 }, (_, i) => servers[i % 2]?.take('a'));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    await makeLimiter(10, clock, 'other').limiter.take('a');
  });

  it('a limit works on when the clock is set back', async () => {
    const { clock, limiter } = makeLimiter(1);
    await limiter.take('a');
    clock.pass(-86_400);
    await limiter.take('a');
    await expect(limiter.take('a')).rejects.toThrow(HttpError);
    clock.pass(-50);
    await expect(limiter.take('a')).rejects.toMatchObject({ details: { retryAfter: 110 } });
  });

  it('stores neither addresses nor accounts, and is removed when it has run out', async () => {
    const { clock, limiter } = makeLimiter(1);
    await limiter.take('hina@example.com 192.0.2.7');
    const rows = () => store.read.selectFrom('rate_limit').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toMatch(/hina|192/);
    await forgetExpiredSessions(store, clock);
    expect(await rows()).toHaveLength(1);
    clock.pass(60);
    await forgetExpiredSessions(store, clock);
    expect(await rows()).toEqual([]);
  });
});
