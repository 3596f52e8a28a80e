import { tabThrough } from '../../support/screens/focus-seen';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

/** Pages with their last part to arrive. */
const PAGES = {
  home: ['/', 'main a[href*="/fishbase/"]'],
  statistics: ['/ciguawatch/case/stats', '[data-chart=months] table'],
  species: ['/fishbase/species', 'main li a'],
  map: ['/ciguawatch/case/map', '[data-map-drawn=true]'],
  risk: ['/ciguawatch/case/risk', 'h1'],
  report: ['/ciguawatch/case/report/new', '#root [data-field=profile]'],
  'blank form': ['/ciguawatch/case/report/new?mode=blank', 'h1'],
  login: ['/login', '#root input'],
  legal: ['/legal/privacy-policy', 'h1'],
} as const;
type Name = keyof typeof PAGES;

const ALL = Object.keys(PAGES) as Name[];
const CORE: readonly Name[] = ['home', 'statistics', 'species'];
const PHONES = [
  [360, 640],
  [320, 568],
  [390, 844],
  [568, 320],
  [320, 256],
] as const;

for (const [width, height] of PHONES)
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });
    const daily = width === 360;
    for (const name of ALL)
      test(`each stop of the Tab key is seen: ${name}`, {
        tag: daily && CORE.includes(name) ? DAILY : LONG,
      }, async ({ page }) => {
        const [path, last] = PAGES[name];
        await page.goto(path);
        await expect(heading(page)).toBeAttached();
        await expect(page.locator(last).first()).toBeAttached();
        const { unseen, stops } = await tabThrough(page);
        expect(unseen).toEqual([]);
        expect(stops).toBeGreaterThanOrEqual(8);
      });
  });
