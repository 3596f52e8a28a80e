import type { Browser, Page } from '@playwright/test';
import type { Portal } from '../../support/portal';
import { ReportForm } from '../../support/report-form';
import { DAILY } from '../../support/tags';
import { expect, test } from '../../support/test';

const DAY = 86_400_000;

/** A page of a device whose clock differs from the server's. */
async function pageOf(browser: Browser, portal: Portal, wrong: number): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: portal.url, locale: 'fr-FR', timezoneId: 'Pacific/Tahiti', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + wrong);
  return page;
}

const dayInTahiti = (time: number) =>
  new Intl.DateTimeFormat('fr-FR', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Pacific/Tahiti' },
  }).format(time);

for (const { name, wrong, tag } of [
  { name: 'two days ahead', wrong: 2 * DAY, tag: DAILY },
  { name: 'a year behind', wrong: -365 * DAY, tag: DAILY },
]) {
  test(`a device ${name} reports the day of today`, { tag }, async ({ browser, portal }) => {
    const page = await pageOf(browser, portal, wrong);
    const form = new ReportForm(page);
    await form.expectDays({ today: dayInTahiti(Date.now()), yesterday: dayInTahiti(Date.now() - DAY) });
    for (const section of [4, 5, 6]) await form.next(section);
    const sent = page.waitForRequest(/cw\/pcase\/create\/$/);
    await form.send();
    const body = (await sent).postDataJSON() as { clock_ahead: number };
    expect(Math.abs(body.clock_ahead + wrong / 60_000)).toBeLessThan(10);
    await form.savedNumber();
    await expect(page.getByText('Le laboratoire lira cette déclaration avant de la compter')).toBeVisible();
    await page.context().close();
  });
}

test('a device a year ahead sees the cases of the years that are', async ({ browser, portal }) => {
  const shown = async (wrong: number) => {
    const page = await pageOf(browser, portal, wrong);
    await page.goto('/ciguawatch/case/map?as=table');
    await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const rows = await page.getByRole('row').allTextContents();
    await page.context().close();
    return rows;
  };
  // A list may be answered once more as it was before the last report (docs/adr/0016), to one of the two.
  await expect(async () => expect(await shown(365 * DAY)).toEqual(await shown(0))).toPass();
});
