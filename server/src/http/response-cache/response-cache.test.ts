import { Commits } from '../../db/commits';
import { LatestVersions } from './latest-versions';
import { ResponseCache } from './response-cache';
import type { Versions } from './versions';

/** A cache with one text whose version is a number; each response is made only when the test permits. */
function setUp() {
  const commits = new Commits(true);
  const database = { version: 1 };
  const made: string[] = [];
  const gates: (() => void)[] = [];
  const latest = new LatestVersions(
    commits,
    async () => ({ location: String(database.version) }) as Versions,
  );
  const cache = new ResponseCache(latest, {
    version: (key, { location }) => (key === 'none' ? null : location),
    make: async () => {
      const version = String(database.version);
      made.push(version);
      await new Promise<void>((done) => gates.push(done));
      return `[${version}]`;
    },
    headers: ({ location }) => ({ 'x-sync-at': `t${location}` }),
  });
  const write = () => {
    database.version += 1;
    commits.ended();
  };
  const releaseOne = async () => {
    await settled();
    gates.shift()?.();
  };
  const ask = async () => {
    const response = await cache.current('a');
    return [response?.body.identity?.toString(), response?.headers['x-sync-at']];
  };
  return { cache, commits, made, write, open: releaseOne, ask };
}
const settled = () => new Promise((done) => setTimeout(done, 20));

test('a response is made once for all requests, and cached until something is written', async () => {
  const { cache, commits, made, open, ask } = setUp();
  expect(cache.peek('a')).toBeNull();
  const all = Promise.all([ask(), ask(), ask()]);
  await open();
  await open();
  expect(await all).toEqual(Array(3).fill(['[1]', 't1']));
  expect(made).toEqual(['1']);
  expect(cache.peek('a')).toBe(cache.peek('a'));
  // A commit of something else costs one query, and the cached response stays.
  commits.ended();
  expect(await ask()).toEqual(['[1]', 't1']);
  expect(made).toEqual(['1']);
  expect(await cache.current('none')).toBeNull();
});

test('the first request after a change waits for it; others meanwhile get the previous one, with its own time', async () => {
  const { cache, made, write, open, ask } = setUp();
  const first = ask();
  await open();
  await first;
  write();
  expect(cache.peek('a')).toBeNull();
  const writer = ask();
  await settled();
  expect(await ask()).toEqual(['[1]', 't1']);
  // Another change while the response is made: the first request after it waits for a response that contains
  // both.
  write();
  const second = ask();
  await settled();
  expect(await ask()).toEqual(['[1]', 't1']);
  await open();
  expect((await writer)[0]).toBe('[2]');
  await open();
  expect(await second).toEqual(['[3]', 't3']);
  expect(made).toEqual(['1', '2', '3']);
  expect(await ask()).toEqual(['[3]', 't3']);
});

test('a previous response says that a newer one is being made', async () => {
  const { cache, write, open } = setUp();
  const behind = async () => (await cache.current('a'))?.headers['x-behind'];
  const first = behind();
  await open();
  expect(await first).toBe('0');
  write();
  const writer = behind();
  await settled();
  expect(await behind()).toBe('1');
  await open();
  expect(await writer).toBe('0');
  expect(await behind()).toBe('0');
});

test('a failure reaches those who wait, and the next request tries again', async () => {
  let down = true;
  const latest = new LatestVersions(new Commits(true), async () => ({ location: '1' }) as Versions);
  const cache = new ResponseCache(latest, {
    version: (_key, { location }) => location,
    make: async () => {
      if (down) throw new Error('down');
      return 'x';
    },
    headers: () => ({}),
  });
  await expect(cache.current('a')).rejects.toThrow('down');
  down = false;
  expect((await cache.current('a'))?.body.identity?.toString()).toBe('x');
});
