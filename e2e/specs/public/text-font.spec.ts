import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/deployment/held-scripts';
import { NEW_REPORT } from '../../support/report-form';
import { DAILY, LONG } from '../../support/tags';
import { expect, test } from '../../support/test';

const FONT_FILE = /atkinson-hyperlegible-next-latin-wght/;
/** Milliseconds from which a connection counts as slow (shell/src/splash/text-font.ts). */
const SLOW_DELAY_MS = 1600;

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
const expectLiveForm = (page: Page) => expect(page.locator('#root [data-field=profile]')).toBeVisible();

/** Top and height of all visible elements in the report, in whole pixels. */
const rows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root [data-field], #root h1, #root label, #root button, #root nav')].map(
      (one) => {
        const { top, height } = one.getBoundingClientRect();
        return [top, height];
      },
    ),
  );

test('on a slow link the text font is the last file requested, and is shown with the next page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const letGo = await holdScripts(page);
  await page.goto(NEW_REPORT, { waitUntil: 'commit' });
  await expect(page.locator('#first form')).toBeVisible();
  await page.waitForTimeout(SLOW_DELAY_MS);
  await letGo();
  await expectLiveForm(page);
  expect(asked.filter((path) => FONT_FILE.test(path))).toEqual([]);
  const came = page.waitForResponse(FONT_FILE);
  const before = await rows(page);
  await (await came).finished();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ciguawatch.fonts'))).toBe('1');
  expect(await fontOf(page)).not.toMatch(/Atkinson/);
  expect(await rows(page)).toEqual(before);
  await page.locator('#root header a[href="/"]').first().click();
  await expect.poll(() => fontOf(page)).toMatch(/Atkinson/);
});

test('on a fast link the text font is shown together with the live page, not while a visitor reads', async ({
  page,
}) => {
  // The page measures the connection by its own clock, which is slowed here, so that it counts as fast on
  // any machine.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
  const letGo = await holdScripts(page, /\/modules\/.*\.js$/);
  const came = page.waitForResponse(FONT_FILE);
  const opened = page.waitForRequest(/\/modules\/.*\.js$/);
  await page.goto(NEW_REPORT, { waitUntil: 'commit' });
  await (await came).finished();
  await opened;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ciguawatch.fonts'))).toBe('1');
  await page.locator('#root header').waitFor({ state: 'attached' });
  await expect(page.locator('#first form')).toBeVisible();
  expect(await fontOf(page)).not.toMatch(/Atkinson/);
  await letGo();
  await expectLiveForm(page);
  expect(await fontOf(page)).toMatch(/Atkinson/);
});

for (const width of [390, 1440])
  for (const locale of ['fr-FR', 'en-GB'])
    test.describe(`${width} px, ${locale}`, {
      tag: (width === 390) === (locale === 'fr-FR') ? DAILY : LONG,
    }, () => {
      test.use({ viewport: { width, height: 844 }, locale });
      test('the fallback of the text font keeps every element within 2 px of its height', async ({
        page,
      }) => {
        await page.route(FONT_FILE, (route) => route.abort());
        await page.goto(NEW_REPORT);
        await expectLiveForm(page);
        expect(await fontOf(page)).not.toMatch(/Atkinson/);
        const standsIn = await page.evaluate(() => document.fonts.check('16px "Portal Arial"'));
        if (!standsIn) {
          test.info().annotations.push({ type: 'not tried', description: 'no font as wide as Arial here' });
          return;
        }
        const before = await rows(page);
        await page.unroute(FONT_FILE);
        await page.evaluate(() => localStorage.setItem('ciguawatch.fonts', '1'));
        await page.reload();
        await expectLiveForm(page);
        await expect.poll(() => fontOf(page)).toMatch(/Atkinson/);
        await page.evaluate(() => document.fonts.ready);
        const after = await rows(page);
        expect(after.length).toBe(before.length);
        for (const [at, [top = 0, height = 0]] of after.entries()) {
          expect(Math.abs(top - (before[at]?.[0] ?? 0)), `top of ${at}`).toBeLessThanOrEqual(2);
          expect(Math.abs(height - (before[at]?.[1] ?? 0)), `height of ${at}`).toBeLessThanOrEqual(2);
        }
      });
    });
