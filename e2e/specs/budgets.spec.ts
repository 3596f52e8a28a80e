import { watchRequests } from '../support/quiet';
import { expect, test } from '../support/test';

/**
 * Bytes of a first visit as they travel (compressed), in kB of 1,000 bytes. `code` is scripts, styles
 * and pages; `data` is calls and chart files. Each has what it has reached (docs/adr/0008), so that it cannot grow;
 * home is above the 150 kB of the design by the drawing of the atoll, which comes when the page is alive.
 */
const BUDGETS = [
  { name: 'home', path: '/', code: 154.2, data: 8, drawn: 'h1' },
  { name: 'report form', path: '/ciguawatch/case/report/new', code: 263.8, data: 33, drawn: 'h1' },
  // Islands in its page weigh 3.6, letters of its names 27.6.
  { name: 'case map', path: '/ciguawatch/case/map', code: 424.1, data: 108, drawn: '[data-map-state=ready]' },
  { name: 'statistics', path: '/ciguawatch/case/stats', code: 386.5, data: 46, drawn: '.apexcharts-svg' },
] as const;

/** A list is sent in its quick compression until the best one, made behind the first answer, is there. */
test.beforeEach(async ({ portal }) => {
  const size = async () => {
    const asked = `${portal.url}/api/cw/location/?format=packed`;
    const answer = await fetch(asked, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  };
  await expect.poll(size).toBeLessThan(15_000);
});

for (const budget of BUDGETS) {
  test(`a first visit to ${budget.name} stays within its bytes`, async ({ page }) => {
    const quiet = watchRequests(page);
    const sizes: Promise<{ kind: 'code' | 'font' | 'data'; url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith('blob:')) return;
      const { pathname } = new URL(request.url());
      const kind = /\.woff2$/.test(pathname)
        ? 'font'
        : /^\/(api|chart)\//.test(pathname) || /\.pbf$/.test(pathname)
          ? 'data'
          : 'code';
      sizes.push(
        // What comes out of the browser's cache has a size below zero: the headers that did not travel.
        request
          .sizes()
          .then(({ responseBodySize }) => ({ kind, url: pathname, bytes: Math.max(0, responseBodySize) })),
      );
    });
    await page.goto(budget.path);
    await expect(page.locator(budget.drawn).first()).toBeVisible();
    await quiet();
    // The text font is the last (shell/src/splash/text-font.ts).
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ciguawatch.fonts'))).toBe('1');
    await quiet();
    // A request that ends later, after the page has gone, could not be weighed.
    page.removeAllListeners('requestfinished');
    const all = await Promise.all(sizes);
    const sum = (kind: string) =>
      all.filter((one) => one.kind === kind).reduce((total, one) => total + one.bytes, 0) / 1000;
    const largest = all.sort((a, b) => b.bytes - a.bytes).slice(0, 12);
    const report = `${budget.name}: code ${sum('code').toFixed(1)} kB, data ${sum('data').toFixed(1)} kB, fonts ${sum('font').toFixed(1)} kB`;
    console.log(report);
    const detail = largest.map((one) => `${(one.bytes / 1000).toFixed(1)} ${one.url}`).join('\n');
    expect(sum('code'), `${report}\n${detail}`).toBeLessThanOrEqual(budget.code);
    expect(sum('data'), `${report}\n${detail}`).toBeLessThanOrEqual(budget.data);
    // 34 kB for the text font and 19 for its macrons; the two files of the optional serif beside them.
    expect(sum('font'), `${report}\n${detail}`).toBeLessThanOrEqual(34 + 19 + 1 + 97);
  });
}

test('a page is told of its modules only what its shell does not have', async ({ portal }) => {
  const text = async (path: string) => (await fetch(`${portal.url}${path}`)).text();
  const asked = /\/registry\.json\?for=\w+/.exec(await text('/'))?.[0] ?? 'not asked for';
  const { modules } = JSON.parse(await text(asked)) as { modules: Record<string, { uses: unknown }> };
  expect(Object.keys(modules)).toHaveLength(4);
  for (const release of Object.values(modules)) {
    expect(release).not.toHaveProperty('decl');
    expect(release.uses).toBeNull();
  }
});
