import { byHand } from '../../../../test/support/by-hand';
import { FakeClock } from '../../../../test/support/fake-clock';
import { bothEngines, openTestStore } from '../../../../test/support/test-store';
import type { Store } from '../../../db/store';
import { ReportLimit } from './report-limit';

describe.each(bothEngines)('the limit of public reports on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());
  beforeEach(() => byHand(store).deleteFrom('rate_limit').execute());

  const limiter = (max: number) => {
    const clock = new FakeClock();
    return { clock, limit: new ReportLimit({ store, clock, secret: 's' }, 'report', { max, seconds: 600 }) };
  };
  const wait = (seconds: number) => ({ status: 429, details: { retryAfter: seconds } });

  it('does not count repeats of one uuid, one by one or all at once', async () => {
    const { limit } = limiter(2);
    await Promise.all(Array.from({ length: 10 }, () => limit.check('a', 'u1')));
    for (let i = 0; i < 10; i++) await limit.check('a', 'U1');
    await limit.check('a', 'u2');
    await expect(limit.check('a', 'u3')).rejects.toMatchObject(wait(600));
    // A refused report must not count as already counted.
    await expect(limit.check('a', 'u3')).rejects.toMatchObject(wait(600));
    await limit.check('a', 'u1');
  });

  it('is separate for each address, and its window moves on', async () => {
    const { limit, clock } = limiter(1);
    await limit.check('a', 'u1');
    await limit.check('b', 'u2');
    clock.pass(599.5);
    await expect(limit.check('a', 'u3')).rejects.toMatchObject(wait(1));
    clock.pass(0.5);
    await limit.check('a', 'u3');
  });

  it('reports a busy address before it is refused', async () => {
    const { limit } = limiter(60);
    const busy: boolean[] = [];
    for (let i = 0; i < 30; i++) busy.push(await limit.check('a', `u${i}`));
    expect(busy.indexOf(true)).toBe(21);
    expect(await limit.check('a', 'u0')).toBe(true);
  });

  it('counts reports of one moment together, and accepts as many as fit', async () => {
    const { limit } = limiter(4);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 7 }, (_, n) => limit.check('a', `u${n}`)).concat(limit.check('b', 'u0')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(outcomes.at(-1)?.status).toBe('fulfilled');
    await expect(limit.check('a', 'u9')).rejects.toMatchObject(wait(600));
    // Refused reports are accepted once there is room; the others count as repeats.
    const again = await Promise.allSettled(outcomes.slice(0, 7).map((_, n) => limit.check('a', `u${n}`)));
    expect(again.map(({ status }) => status)).toEqual(outcomes.slice(0, 7).map(({ status }) => status));
  });

  it('marks only the reports of a batch beyond the calm ones as busy', async () => {
    const { limit } = limiter(60);
    const busy = await Promise.all(Array.from({ length: 30 }, (_, n) => limit.check('a', `u${n}`)));
    expect(busy.filter(Boolean)).toHaveLength(9);
  });
});
