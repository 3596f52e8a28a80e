import { INTERVAL } from './build-check';

function latestIs(build: string | null): void {
  globalThis.fetch = (async () => ({
    ok: build !== null,
    json: async () => ({ build }),
  })) as unknown as typeof fetch;
}

const guard = { dirty: false };
const reloadForCode = jest.fn(async () => true);
beforeEach(() => reloadForCode.mockClear());

async function checkOf(own: string) {
  document.head.innerHTML = `<meta name="portal-build" content="${own}">`;
  let check: typeof import('./build-check')['buildCheck'] | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./reload', () => ({ reloadForBuild: jest.fn(), reloadForCode }));
    jest.doMock('@ciguawatch/shared/runtime/navigation/leave-guard', () => ({ leaveGuard: guard }));
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

test('it looks when the person comes back to the tab', async () => {
  const check = await checkOf('one');
  latestIs('two');
  const stop = check.start();
  await new Promise((done) => setTimeout(done));
  check.dismiss();
  latestIs('three');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done));
  expect(check.available).toBe(true);
  stop();
  check.dismiss();
  latestIs('four');
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done));
  expect(check.available).toBe(false);
});

test('a new build comes with the next page, not with a step within one, nor when it was put off', async () => {
  const check = await checkOf('one');
  const stop = check.start();
  const goes = (path: string) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  goes('/a');
  expect(reloadForCode).not.toHaveBeenCalled();
  latestIs('two');
  await check.look();
  goes('/a');
  expect(reloadForCode).not.toHaveBeenCalled();
  goes('/b');
  expect(reloadForCode).toHaveBeenCalledTimes(1);
  reloadForCode.mockClear();
  check.dismiss();
  goes('/c');
  expect(reloadForCode).not.toHaveBeenCalled();
  stop();
});

test('a form with unsaved changes keeps the build it was opened with', async () => {
  const check = await checkOf('one');
  const stop = check.start();
  latestIs('two');
  await check.look();
  guard.dirty = true;
  history.pushState(null, '', '/form');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reloadForCode).not.toHaveBeenCalled();
  guard.dirty = false;
  history.pushState(null, '', '/after');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reloadForCode).toHaveBeenCalledTimes(1);
  stop();
});
