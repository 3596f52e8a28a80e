import type { Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { openMap } from '../../support/map';
import { LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const BLANK_FORM = '/ciguawatch/case/report/new?mode=blank';

/** Main headings that are not hidden from assistive technology. */
const headings = (page: Page) => heading(page).count();

test('axe finds no fault in the preview of the blank form, which has one main heading', async ({ page }) => {
  await page.goto(BLANK_FORM);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await headings(page)).toBe(1);
  expect(await violations(page)).toEqual([]);
});

test('axe finds no fault in the legend of the map', { tag: LONG }, async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Légende' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

const PAGES = [
  ['/', 'main a[href*="/fishbase/"]'],
  ['/ciguawatch/case/map', '[data-map-drawn=true]'],
  ['/ciguawatch/case/stats', '[data-chart=months] table'],
  ['/ciguawatch/case/report/new', '#root [data-field=profile]'],
  ['/fishbase/species', 'main li a'],
  ['/ciguawatch/case/risk', 'h1'],
  [BLANK_FORM, 'article'],
  ['/my-reports', 'h1'],
  ['/outbox', 'h1'],
  ['/login', '#root input'],
  ['/legal/privacy-policy', 'h1'],
] as const;

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('axe finds a text that keeps a colour of its own', { tag: LONG }, async ({ page }) => {
    await page.goto('/legal/privacy-policy');
    await expect(heading(page)).toBeVisible();
    await page.locator('main').evaluate((main) => {
      const text = main.appendChild(document.createElement('p'));
      text.id = 'own-colour';
      text.textContent = 'Texte';
      text.style.setProperty('forced-color-adjust', 'none');
      text.style.color = '#444';
    });
    expect(await violations(page)).toEqual([expect.stringContaining('dark, color-contrast: #own-colour')]);
  });

  for (const [path, last] of PAGES)
    test(`axe finds no fault, and there is one main heading: ${path}`, { tag: LONG }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(last).first()).toBeAttached();
      expect(await headings(page)).toBe(1);
      expect(await violations(page)).toEqual([]);
    });
});
