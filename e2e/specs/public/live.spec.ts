import type { Locator, Page } from '@playwright/test';
import { newCase } from '../../support/data/cases';
import { DAILY, LONG } from '../../support/tags';
import { expect, test } from '../../support/test';

const TAHITI = 69;

/** A minute ago on the clocks of French Polynesia (UTC-10), so that the meal is one of the current month. */
const aMinuteAgo = () => new Date(Date.now() - 10 * 3_600_000 - 60_000).toISOString().slice(0, 16);

/** Open pages, and what in them says how many cases there are. */
const SCREENS: { name: string; path: string; figure: (page: Page) => Locator; tag: string | string[] }[] = [
  {
    name: 'the statistics',
    path: '/ciguawatch/case/stats',
    figure: (page) => page.locator('main dl b').first(),
    tag: DAILY,
  },
  {
    name: 'the map',
    path: '/ciguawatch/case/map',
    figure: (page) => page.getByRole('button', { name: /^Tahiti, \d/ }),
    tag: LONG,
  },
  { name: 'home', path: '/', figure: (page) => page.locator('main dl dd').first(), tag: DAILY },
];

for (const { name, path, figure, tag } of SCREENS)
  test(`${name} left open: a report that became public is shown, and nothing moves`, { tag }, async ({
    page,
    request,
  }) => {
    const send = () => newCase(request, { case_location_id: TAHITI, case_eventtime: aMinuteAgo() });
    await send();
    await page.goto(path);
    const found = figure(page);
    const count = () =>
      found.evaluate((one) => Number((one.ariaLabel ?? one.textContent ?? '').replaceAll(/\D/g, '')));
    await expect.poll(count).toBeGreaterThan(0);
    const before = await count();
    const place = await found.boundingBox();
    await send();
    await expect.poll(count).toBe(before + 1);
    const after = await found.boundingBox();
    // The map places its signs by parts of a pixel.
    expect(Math.abs((after?.y ?? Number.NaN) - (place?.y ?? Number.NaN))).toBeLessThan(1);
  });
