import { CHECK_INTERVAL_MS } from './build-check';

function latestIs(build: string | null): void {
  globalThis.fetch = (async () => ({
    ok: build !== null,
    json: async () => ({ build }),
  })) as unknown as typeof fetch;
}

/** Installs a build; resolves to whether it has arrived on the device. */
let renew: jest.Mock<Promise<boolean>, []>;

beforeEach(() => {
  renew = jest.fn(async () => true);
});

async function freshBuildCheck(ownBuild: string) {
  document.head.innerHTML = `<meta name="portal-build" content="${ownBuild}">`;
  let check: typeof import('./build-check')['buildCheck'] | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./reload', () => ({ reloadForBuild: jest.fn() }));
    jest.doMock('./worker-client', () => ({ renewWorker: () => renew() }));
    check = (await import('./build-check')).buildCheck;
  });
  return check!;
}

test('the same build is not offered', async () => {
  const check = await freshBuildCheck('one');
  latestIs('one');
  await check.look();
  expect(check.available).toBe(false);
});

test('a build other than the page’s own is offered at the first check', async () => {
  const check = await freshBuildCheck('one');
  latestIs('two');
  await check.look();
  expect(check.available).toBe(true);
});

test('a postponed build is not offered again, but the next one is', async () => {
  const check = await freshBuildCheck('one');
  latestIs('two');
  await check.look();
  check.dismiss();
  await check.look();
  expect(check.available).toBe(false);
  latestIs('three');
  await check.look();
  expect(check.available).toBe(true);
});

test('a build that failed to arrive on the device is not offered, and fetched again at the next check', async () => {
  const check = await freshBuildCheck('one');
  latestIs('two');
  renew.mockResolvedValueOnce(false);
  await check.look();
  expect(check).toMatchObject({ available: false, current: 'one' });
  await check.look();
  expect(check).toMatchObject({ available: true, current: 'two' });
});

test('a build still arriving is fetched once, and not offered when a later one follows it', async () => {
  const check = await freshBuildCheck('one');
  const arrive: ((there: boolean) => void)[] = [];
  renew.mockImplementation(() => new Promise((done) => arrive.push(done)));
  latestIs('two');
  const looks = [check.look(), check.look()];
  await new Promise((done) => setTimeout(done));
  expect(renew).toHaveBeenCalledTimes(1);
  latestIs('three');
  looks.push(check.look());
  await new Promise((done) => setTimeout(done));
  arrive[0]?.(true);
  await new Promise((done) => setTimeout(done));
  expect(check.available).toBe(false);
  arrive[1]?.(true);
  await Promise.all(looks);
  expect(check).toMatchObject({ available: true, current: 'three' });
});

test('without an answer no build is known, and the check is repeated every hour', async () => {
  const check = await freshBuildCheck('one');
  latestIs(null);
  await check.look();
  expect(check.available).toBe(false);
  expect(CHECK_INTERVAL_MS).toBe(3_600_000);
});
