import { FakeClock } from '../../testing/fakes/fake-clock';
import { withLock } from './locks';

// jsdom has no Web Locks, so these tests run the fallback for older browsers.
test('two pieces of work under one name do not overlap', async () => {
  const seen: string[] = [];
  const work = (name: string) =>
    withLock('test', async () => {
      seen.push(`${name} in`);
      await new Promise((done) => setTimeout(done, 5));
      seen.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(seen.map((step) => step.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
});

test('the lease of a tab that died is taken over', async () => {
  const clock = new FakeClock();
  localStorage.setItem('ciguawatch.lock.dead', JSON.stringify({ owner: 'x', until: clock.time - 1 }));
  await expect(withLock('dead', async () => 'done')).resolves.toBe('done');
  expect(localStorage.getItem('ciguawatch.lock.dead')).toBeNull();
  clock.restore();
});
