import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/deployment/held-scripts';
import { watchRequests } from '../../support/quiet';
import { firstView, hideAtoll, open as openPage, unlikeLive } from '../../support/screens/first-view';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, signIn, test } from '../../support/test';

const expectLiveHome = async (page: Page) => {
  await expect(firstView(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
};
const open = (page: Page) => openPage(page, '/');
/** Blocks the figures, so that the page looks the same before and after. */
const holdFigures = (page: Page) => page.route('**/api/cw/summary/**', () => undefined);

for (const [width, height, locale, colorScheme, tag] of [
  [390, 1900, 'fr-FR', 'light', DAILY],
  [390, 844, 'en-GB', 'dark', LONG],
  [1440, 1300, 'fr-FR', 'dark', DAILY],
  [1440, 844, 'en-GB', 'light', LONG],
] as const)
  test.describe(`at ${width} px, ${locale}, ${colorScheme}`, { tag }, () => {
    test.use({ locale, colorScheme, viewport: { width, height } });

    test('home before the scripts and the live one are the same picture', async ({ page }) => {
      await holdFigures(page);
      const isLive = async () => {
        await expectLiveHome(page);
        await hideAtoll(page);
      };
      expect(await unlikeLive(page, { path: '/', mark: 'h1', live: isLive, near: 12 })).toBe(0);
    });

    test('nothing moves on the first visit of home, until the figures have come', async ({ page }) => {
      await page.addInitScript(() => {
        const noted = { shift: 0 };
        Object.assign(window, { noted });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Always as many islands in alert as in the demonstration data, whatever earlier tests reported.
      await page.route('**/api/cw/summary/**', async (route) => {
        const summary = (await (await route.fetch()).json()) as { outbreaks: unknown[] };
        await route.fulfill({ json: { ...summary, outbreaks: summary.outbreaks.slice(0, 1) } });
      });
      const quiet = watchRequests(page);
      const letGo = await holdScripts(page);
      await open(page);
      await expect(firstView(page).locator('h1')).toBeVisible();
      await letGo();
      await expectLiveHome(page);
      await expect(page.locator('#root dl dd').first()).toBeVisible();
      await quiet();
      const shift = await page.evaluate(
        () => (window as unknown as { noted: { shift: number } }).noted.shift,
      );
      expect(shift).toBeLessThan(0.02);
    });
  });

test('a link of home, pressed before the scripts come, leads there at once', async ({ page }) => {
  await holdScripts(page);
  await open(page);
  await firstView(page).getByRole('link', { name: 'Déclarer un cas' }).first().click();
  await expect(page).toHaveURL('/ciguawatch/case/report/new');
  await expect(firstView(page).locator('form')).toBeVisible();
});

test('a language chosen before the scripts load is applied once they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await open(page);
  const english = firstView(page).getByRole('button', { name: 'English' });
  await english.click();
  await expect(english).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expectLiveHome(page);
  await expect(heading(page)).toHaveText('Ill after eating fish?');
});

test('the emergency number is there before the scripts, as the server has it', async ({ page }) => {
  await holdScripts(page);
  await open(page);
  const call = firstView(page).locator('a[href^="tel:"]');
  await expect(call).toHaveText(/Urgence médicale.*15$/);
  await expect(call).toHaveAttribute('href', 'tel:15');
});

test('an address with a query has no first view of home', async ({ page }) => {
  const response = await page.goto('/?a=1', { waitUntil: 'commit' });
  expect((await response?.text())?.includes('<div id="first"')).toBe(false);
});

test('a visitor whose account only the server knows is led to the work list', async ({ page }) => {
  await signIn(page, 'cases_editor@demo.example');
  await open(page);
  await expectLiveHome(page);
  await expect(heading(page)).toHaveText(/^Bonjour/);
});

test('a server that fails while a button waits says so', async ({ page }) => {
  await page.route('**/api/config/', (route) => route.fulfill({ status: 500, body: '{}' }));
  const letGo = await holdScripts(page);
  await open(page);
  await firstView(page).getByRole('button', { name: 'English' }).click();
  await letGo();
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});

test.describe('kept by the worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('home has its first view on the second visit, no other page shows it, and it works offline', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
    );
    await page.goto('/');
    await page.locator('html[data-warm]').waitFor();
    /** Whether the service worker responds with a page that contains home's first view. */
    const kept = async (path: string) => {
      const response = await page.goto(path);
      expect([path, response?.fromServiceWorker()]).toEqual([path, true]);
      const text = (await response?.text()) ?? '';
      return text.includes('<div id="first"') && text.includes('href="tel:15"');
    };
    expect(await kept('/')).toBe(true);
    await expectLiveHome(page);
    expect(await kept('/?a=1')).toBe(false);
    expect(await kept('/login')).toBe(false);
    await expect(heading(page)).toHaveText('Connexion');
    await context.setOffline(true);
    await page.goto('/');
    await expectLiveHome(page);
    await expect(heading(page)).toHaveText(/^Malade après un repas de poisson/);
    await page.goto('/login');
    await expect(heading(page)).toHaveText('Connexion');
  });
});
