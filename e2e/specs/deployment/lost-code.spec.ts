import type { Page } from '@playwright/test';
import { expect, heading, test } from '../../support/test';
import { withoutStream } from '../../support/without-stream';

const terms = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' });

/**
 * Opens home; afterwards the server lacks all code that home did not load, as after another build.
 * @returns number of page loads so far, and a function that restores the code
 */
async function homeOfFormerBuild(page: Page) {
  const known = new Set<string>();
  let gone = false;
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await page.route(/\/assets\/[^/]+\.(js|css)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (gone && !known.has(pathname)) return route.fulfill({ status: 404 });
    known.add(pathname);
    return route.continue();
  });
  await withoutStream(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  gone = true;
  return {
    loads: () => loads,
    bringBack: () => {
      gone = false;
    },
  };
}

test('a page whose code was replaced by another build is reloaded once and then shown', async ({ page }) => {
  const { loads, bringBack } = await homeOfFormerBuild(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'document') bringBack();
  });
  await terms(page).click();
  await expect(heading(page)).toHaveText('Conditions d’utilisation');
  expect(loads()).toBe(2);
});

test('code still missing after that reload is reported, so that no page reloads for ever', async ({
  page,
  complaints,
}) => {
  const { loads, bringBack } = await homeOfFormerBuild(page);
  await page.evaluate(() => Object.assign(window, { formerPage: true }));
  await terms(page).click();
  // The reloaded page sets this variable; waiting for the mark of the old page to go avoids reading its
  // value.
  await expect
    .poll(() => page.evaluate(() => 'formerPage' in window).catch(() => true), 'the page is loaded once more')
    .toBe(false);
  await expect(heading(page)).toHaveText('Cette page fait partie d’une nouvelle version');
  await page.waitForTimeout(1000);
  expect(loads()).toBe(2);
  bringBack();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading(page)).toHaveText('Conditions d’utilisation');
  expect(loads()).toBe(2);
  complaints.length = 0;
});
