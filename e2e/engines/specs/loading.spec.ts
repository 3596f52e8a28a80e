import { setTimeout as pause } from 'node:timers/promises';
import { ENGINES } from '../drivers/installed-engines';
import { expect, PHONE_SIZE, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** What a page did besides loading: a reload, or second requests for the scripts that it names first. */
const extraWork = (visitor: Visitor) =>
  visitor.driver.evaluate(() => {
    const first = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      named: first.length,
      type: page?.type,
      again: asked
        .filter(({ initiatorType }) => initiatorType === 'fetch')
        .map(({ name }) => name)
        .filter((name) => first.some(({ href }) => href === name)),
    };
  });

/** Addresses of all files on the device. */
const keptFiles = (visitor: Visitor) =>
  visitor.driver.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(all.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until a page is the live one, and all that it loads has come. */
async function settled(visitor: Visitor, css: string): Promise<void> {
  await visitor.gone('#first');
  await visitor.shown(css);
  await visitor.kept();
}

const HOME = ['/', 'main li'] as const;
const REPORT = ['/ciguawatch/case/report/new', 'main form [type=radio]'] as const;

for (const name of ENGINES) {
  test(`${name}: a page loads once, and its first scripts too`, async ({ visit }) => {
    const visitor = await visit(name, PHONE_SIZE);
    for (const [path, css] of [HOME, HOME, REPORT, HOME, REPORT, HOME]) {
      await visitor.goto(path);
      await settled(visitor, css);
      expect(await extraWork(visitor), path).toEqual({ named: 3, type: 'navigate', again: [] });
    }
  });
}

test.describe('without a network', () => {
  test.use({ onPurpose: /ServiceWorker|integrity attribute|ChunkLoadError|[Ll]oading chunk|rejection/ });

  for (const name of ENGINES) {
    test(`${name}: a page that is left while it loads leaves all files on the device`, async ({
      visit,
      cable,
    }) => {
      const visitor = await visit(name, PHONE_SIZE);
      await visitor.goto('/');
      await settled(visitor, 'main li');
      const before = await keptFiles(visitor);
      expect(before.length).toBeGreaterThan(50);
      await cable.cut();
      try {
        for (let time = 0; time < 10; time++) {
          await visitor.driver
            .evaluate(() => void setTimeout(() => location.reload()))
            .catch(() => undefined);
          await pause(100 + time * 40);
        }
        await visitor.goto('/');
        await visitor.see('main', /Déclarer un cas/);
        const after = new Set(await keptFiles(visitor));
        expect(before.filter((file) => !after.has(file))).toEqual([]);
      } finally {
        await cable.join();
      }
    });
  }
});
