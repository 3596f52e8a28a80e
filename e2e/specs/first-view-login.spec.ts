import type { Page } from '@playwright/test';
import { holdScripts } from '../support/deployment/held-scripts';
import {
  compose,
  firstView,
  hideAtoll,
  open as openPage,
  typeUntil,
  unlikeLive,
  WIDTHS_LANGUAGES_THEMES,
} from '../support/screens/first-view';
import { DAILY, LONG } from '../support/tags';
import { DEMO_PASSWORD, expect, heading, signIn, test } from '../support/test';

const open = (page: Page) => openPage(page, '/login');
/** A field in the first view, and in the live form. */
const typed = (page: Page, field: string) => firstView(page).locator(`[data-field=${field}] input`);
const liveField = (page: Page, field: string) => page.locator(`#root [name=${field}]`);
const expectLiveForm = async (page: Page) => {
  await expect(liveField(page, 'username')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
};

for (const [width, locale, colorScheme] of WIDTHS_LANGUAGES_THEMES)
  test.describe(`at ${width} px, ${locale}, ${colorScheme}`, {
    tag: locale === 'fr-FR' ? DAILY : LONG,
  }, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 844 } });
    test('the login before the scripts and the live one are the same picture', async ({ page }) => {
      const isLive = async () => {
        await expectLiveForm(page);
        if (width > 1023) await hideAtoll(page);
      };
      expect(await unlikeLive(page, { path: '/login', mark: 'form', live: isLive, near: 12 })).toBe(0);
    });
  });

test('text typed before, while and after the scripts load is in the form, with focus and caret', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await open(page);
  // Like a browser's password manager: no key events, and no script is notified.
  await typed(page, 'password').evaluate((one: HTMLInputElement) => {
    one.value = 'kept by the browser';
  });
  await typed(page, 'username').fill('<>@demo.example');
  await typed(page, 'username').evaluate((one: HTMLInputElement) => one.setSelectionRange(1, 1));
  await page.keyboard.type('early-');
  void letGo();
  const during = await typeUntil(page, async () => (await firstView(page).count()) === 0);
  await page.keyboard.type('-late');
  await expect(liveField(page, 'username')).toHaveValue(`<early-${during}-late>@demo.example`);
  await expect(liveField(page, 'username')).toBeFocused();
  await expect(liveField(page, 'password')).toHaveValue('kept by the browser');
});

test('a letter that is being composed is finished before the live form comes', async ({ page }) => {
  const letGo = await holdScripts(page);
  await open(page);
  await typed(page, 'password').fill('Lagon');
  await typed(page, 'username').fill('Tehani');
  await typed(page, 'username').evaluate((one: HTMLInputElement) => one.setSelectionRange(2, 2));
  const end = await compose(page, 'に');
  await letGo();
  await liveField(page, 'username').waitFor({ state: 'attached' });
  await expect(firstView(page)).toBeVisible();
  await end('日本');
  await expectLiveForm(page);
  await expect(liveField(page, 'username')).toHaveValue('Te日本hani');
  await expect(liveField(page, 'password')).toHaveValue('Lagon');
});

test('"Log in", pressed before the scripts come, is carried out when they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await open(page);
  await typed(page, 'username').fill('cases_editor@demo.example');
  await typed(page, 'password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(firstView(page).locator('[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(heading(page)).toHaveText(/^Bonjour/);
});

test('without the scripts a password leaves the page neither in an address nor in a body', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.route(/\.js$/, (route) => route.abort());
  await open(page);
  await typed(page, 'username').fill('hina@demo.example');
  await typed(page, 'password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-failed');
  await expect(page.locator('#plain-offer')).toBeVisible();
  await firstView(page).locator('[type=submit]').click();
  await expect(typed(page, 'username')).toHaveValue('hina@demo.example');
  expect(sent.join()).not.toMatch(/Lagon|hina/);
});

test('a server that fails is reported in place of the form', async ({ page }) => {
  await page.route('**/api/config/', (route) => route.fulfill({ status: 500, body: '{}' }));
  const letGo = await holdScripts(page);
  await open(page);
  await typed(page, 'username').fill('hina@demo.example');
  await letGo();
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
});

test('links to other pages work before the scripts load', async ({ page }) => {
  await holdScripts(page);
  await open(page);
  await firstView(page).getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveURL('/password-reset');
});

test('a visitor whose account only the server knows is notified instead of asked to log in', async ({
  page,
}) => {
  await signIn(page, 'cases_editor@demo.example');
  await open(page);
  await expect(firstView(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/déjà connecté/);
});

test('an address with a query has no first view of the login', async ({ page }) => {
  const response = await page.goto('/login?next=%2Fgis%2Fmaps', { waitUntil: 'commit' });
  expect((await response?.text())?.includes('<div id="first"')).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('without scripts a sentence says that the login needs them, and a press sends no typed value', async ({
    page,
  }) => {
    await open(page);
    await expect(firstView(page).getByText(/^La connexion au compte demande JavaScript/)).toBeVisible();
    await typed(page, 'password').fill(DEMO_PASSWORD);
    await firstView(page).locator('[type=submit]').click();
    await expect(page).toHaveURL(/\/login\??$/);
  });
});
