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
      const version = String(at.value);
      await gate;
      if (at.down) throw new Error('down');
      return { location: version } as Versions;
    },
    () => at.now,
  );
  const closeGate = () => {
    let openGate = (): void => undefined;
    gate = new Promise((done) => {
      openGate = done;
    });
    return () => openGate();
  };
  const peek = () => latest.peek()?.location ?? null;
  const current = async () => (await latest.current()).location;
  return { commits, at, latest, close: closeGate, peek, current };
}

test('read versions are valid until this process commits', async () => {
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

test('read versions are valid for 250 ms where other processes write to the database', async () => {
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

test('versions read before a commit are not valid after it', async () => {
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

test('`fresh` always reads the versions again', async () => {
  const { at, latest, current } = setUp({ alone: true });
  await current();
  at.value = 2;
  expect((await latest.fresh()).location).toBe('2');
  expect(await current()).toBe('2');
});

test('concurrent callers share one query of versions, and a failure reaches all of them and is not cached', async () => {
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
