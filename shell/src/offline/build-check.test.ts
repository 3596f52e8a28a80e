import { INTERVAL } from './build-check';

function latestIs(build: string | null): void {
  globalThis.fetch = (async () => ({
    ok: build !== null,
    json: async () => ({ build }),
  })) as unknown as typeof fetch;
}

async function checkOf(own: string) {
  document.head.innerHTML = `<meta name="portal-build" content="${own}">`;
  let check: typeof import('./build-check')['buildCheck'] | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./reload', () => ({ reloadForBuild: jest.fn() }));
    jest.doMock('./worker-client', () => ({ renewWorker: async () => undefined }));
    check = (await import('./build-check')).buildCheck;
  });
  return check!;
}

test('the same build is no news', async () => {
  const check = await checkOf('one');
  latestIs('one');
  await check.look();
  expect(check.available).toBe(false);
});

test('another build than the page’s own is offered, at the first look already', async () => {
  const check = await checkOf('one');
  latestIs('two');
  await check.look();
  expect(check.available).toBe(true);
});

test('what was put off is not offered again, the next build is', async () => {
  const check = await checkOf('one');
  latestIs('two');
  await check.look();
  check.dismiss();
  await check.look();
  expect(check.available).toBe(false);
  latestIs('three');
  await check.look();
  expect(check.available).toBe(true);
});

test('without an answer nothing is known, and it looks every hour', async () => {
  const check = await checkOf('one');
  latestIs(null);
  await check.look();
  expect(check.available).toBe(false);
  expect(INTERVAL).toBe(3_600_000);
});
