import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Portal } from '../support/portal';
import { expect, heading, test } from '../support/test';

test.use({ serviceWorkers: 'allow', ownFiles: true });

test('switched off by configuration, the worker goes with what it kept, and the portal works without', async ({
  page,
  portal,
}) => {
  test.slow();
  const kept = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await page.goto('/legal/terms-of-use');
  await expect.poll(async () => (await kept())[0]).toBe(1);
  await portal.stop();
  const off = await Portal.start({
    env: { OFFLINE: 'false', PORT: String(portal.port), PUBLIC_URL: portal.url },
  });
  try {
    await page
      .waitForFunction(async (url) => (await fetch(`${url}/api/config/`)).ok, portal.url)
      .catch(() => undefined);
    await page.goto('/legal/terms-of-use');
    await expect.poll(kept).toEqual([0, 0]);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    expect(await kept()).toEqual([0, 0]);
  } finally {
    await off.remove();
    await portal.resume();
  }
});

test('a new build comes with the next page; a step within a form keeps the old one', async ({
  page,
  portal,
}) => {
  const build = () =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="portal-build"]')?.content);
  await page.goto('/legal/terms-of-use');
  const before = await build();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const next = createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 10);
  for (const [file, change] of [
    ['index.html', (text: string) => text.replaceAll(String(before), next)],
    ['latest-build.json', () => JSON.stringify({ build: next })],
    ['sw.js', (text: string) => `${text}\n// ${next}\n`],
  ] as const) {
    const path = portal.file(file);
    const text = change(readFileSync(path, 'utf8'));
    for (const end of ['.br', '.gz']) {
      const { rmSync } = await import('node:fs');
      rmSync(path + end, { force: true });
    }
    writeFileSync(path, text);
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Une nouvelle version')).toBeVisible();
});
