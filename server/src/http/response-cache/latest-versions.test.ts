import { Commits } from '../../db/commits';
import { LatestVersions } from './latest-versions';
import type { Versions } from './versions';

/** A database with one number, which is read only when the test permits. */
function setUp({ alone }: { alone: boolean }) {
  const commits = new Commits(alone);
  const at = { now: 0, value: 1, looks: 0, down: false };
  let gate: Promise<void> = Promise.resolve();
  const latest = new LatestVersions(
    commits,
    async () => {
      at.looks += 1;
      const seen = String(at.value);
      await gate;
      if (at.down) throw new Error('down');
      return { location: seen } as Versions;
    },
    () => at.now,
  );
  const close = () => {
    let open = (): void => undefined;
    gate = new Promise((done) => {
      open = done;
    });
    return () => open();
  };
  const peek = () => latest.peek()?.location ?? null;
  const current = async () => (await latest.current()).location;
  return { commits, at, latest, close, peek, current };
}

test('a look counts until this process commits', async () => {
  const { commits, at, peek, current } = setUp({ alone: true });
  expect(peek()).toBeNull();
  expect(await current()).toBe('1');
  at.now = 3_600_000;
  expect([peek(), await current()]).toEqual(['1', '1']);
  at.value = 2;
  commits.ended();
  expect(peek()).toBeNull();
  expect(await current()).toBe('2');
  expect([peek(), at.looks]).toEqual(['2', 2]);
});

test('where others write to the database it counts for 250 ms', async () => {
  const { commits, at, peek, current } = setUp({ alone: false });
  await current();
  at.value = 2;
  at.now = 249;
  expect(peek()).toBe('1');
  at.now = 250;
  expect(peek()).toBeNull();
  expect(await current()).toBe('2');
  at.value = 3;
  commits.ended();
  expect(peek()).toBeNull();
  expect(await current()).toBe('3');
});

test('a look that began before a commit does not count after it', async () => {
  const { commits, at, peek, current, close } = setUp({ alone: true });
  const open = close();
  const early = current();
  at.value = 2;
  commits.ended();
  const late = current();
  open();
  expect(await Promise.all([early, late])).toEqual(['1', '2']);
  expect([peek(), at.looks]).toEqual(['2', 2]);
});

test('fresh always looks again', async () => {
  const { at, latest, current } = setUp({ alone: true });
  await current();
  at.value = 2;
  expect((await latest.fresh()).location).toBe('2');
  expect(await current()).toBe('2');
});

test('concurrent callers share one look, and a failure reaches all of them and is not cached', async () => {
  const { at, current, close } = setUp({ alone: false });
  const open = close();
  at.down = true;
  const all = Promise.allSettled([current(), current(), current()]);
  open();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(at.looks).toBe(1);
  at.down = false;
  expect(await current()).toBe('1');
});
