import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/deployment/held-scripts';
import { draftOnDisk } from '../../support/device';
import { rememberTextFont } from '../../support/documents/text-font';
import { watchRequests } from '../../support/quiet';
import { NEW_REPORT, TITLES } from '../../support/report-form';
import {
  compose,
  firstView,
  open as openPage,
  unlikeLive,
  WIDTHS_LANGUAGES_THEMES,
} from '../../support/screens/first-view';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

/** Waits for the live form; the first view is gone. */
const expectLiveForm = async (page: Page) => {
  await expect(page.locator('#root [data-field=profile]')).toBeVisible();
  await expect(firstView(page)).toHaveCount(0);
};
const open = (page: Page, path = NEW_REPORT) => openPage(page, path);

for (const [width, locale, colorScheme] of WIDTHS_LANGUAGES_THEMES)
  test.describe(`at ${width} px, ${locale}, ${colorScheme}`, {
    tag: locale === 'fr-FR' ? DAILY : LONG,
  }, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 844 } });
    test('the first view and the live one are the same picture', async ({ page }) => {
      const report = { path: NEW_REPORT, mark: 'form', live: () => expectLiveForm(page), near: 8 };
      expect(await unlikeLive(page, report)).toBe(0);
    });
  });

test('answers given before, while and after the scripts load are in the form, with focus and caret', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await open(page);
  await firstView(page).locator('[data-field=profile] label').nth(1).click();
  await firstView(page).locator('[data-field=gender] label').first().click();
  await expect(firstView(page).locator('[name=history_nb]')).toBeHidden();
  await firstView(page).locator('[data-field=history] label').nth(1).click();
  await firstView(page).locator('[name=history_nb]').fill('3');
  await firstView(page).locator('[name=age]').fill('4x');
  await firstView(page).locator('[name=cont_name]').click();
  let typed = '';
  const type = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const letter = 'abcdefghij'[typed.length % 10] as string;
      await page.keyboard.type(letter);
      typed += letter;
    }
  };
  await type(10);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  void letGo();
  while ((await firstView(page).count()) > 0) await type(1);
  await type(5);
  const root = page.locator('#root');
  await expect(root.locator('[name=cont_name]')).toHaveValue(typed);
  await expect(root.locator('[name=cont_name]')).toBeFocused();
  await expect(root.locator('[name=history_nb]')).toHaveValue('3');
  await expect(root.locator('[name=age]')).toHaveValue('4x');
  await expect(root.locator('[data-field=profile] input').nth(1)).toBeChecked();
  await expect(root.locator('[data-field=gender] input').first()).toBeChecked();
  // Typed values count as changes: they are in the draft without further input.
  await draftOnDisk(page, '"history_nb":3');
  await page.reload();
  await expect(heading(page)).toHaveText(/^Reprendre votre déclaration\s\?$/);
});

test('a letter that is being composed is finished before the live form comes', async ({ page }) => {
  const letGo = await holdScripts(page);
  await open(page);
  await firstView(page).locator('[name=cont_name]').fill('Tehani');
  await firstView(page)
    .locator('[name=cont_name]')
    .evaluate((one: HTMLInputElement) => one.setSelectionRange(2, 2));
  const end = await compose(page, 'に');
  await letGo();
  await page.locator('#root [data-field=profile]').waitFor({ state: 'attached' });
  await expect(firstView(page)).toBeVisible();
  await end('日本');
  await expectLiveForm(page);
  await expect(page.locator('#root [name=cont_name]')).toHaveValue('Te日本hani');
  await expect
    .poll(() =>
      page.locator('#root [name=cont_name]').evaluate((one: HTMLInputElement) => one.selectionStart),
    )
    .toBe(4);
});

test('"Next", pressed before the scripts come, is carried out when they have', async ({ page }) => {
  const letGo = await holdScripts(page);
  await open(page);
  await firstView(page).locator('[data-field=profile] label').first().click();
  await firstView(page).locator('[type=submit]').click();
  await expect(firstView(page).locator('[type=submit]')).toHaveAttribute('aria-busy', 'true');
  await letGo();
  await expect(page.locator('#root h1')).toHaveText(TITLES[1] as RegExp);
});

for (const [pressed, down, up] of [
  ['a finger', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()],
  ['the space bar', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')],
] as const)
  test(`"Next" that ${pressed} holds down while the live form comes is carried out`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await open(page);
    await firstView(page).locator('[data-field=profile] label').first().click();
    const next = firstView(page).locator('[type=submit]');
    await next.hover();
    await next.focus();
    await down(page);
    await letGo();
    // The live form has asked to replace the first view, and waits for the end of the press.
    await page.waitForFunction(() => (window as { firstView?: { after: unknown } }).firstView?.after);
    await up(page);
    await expect(page.locator('#root h1')).toHaveText(TITLES[1] as RegExp);
  });

test('an answer given before the scripts load opens the other sections at once, as a later answer does', async ({
  page,
  context,
}) => {
  const letGo = await holdScripts(page);
  const quiet = watchRequests(page);
  await open(page);
  await firstView(page).locator('[data-field=profile] label').first().click();
  await letGo();
  await expectLiveForm(page);
  await quiet();
  await context.setOffline(true);
  await page.locator('#root [type=submit]').click();
  await expect(page.getByRole('combobox', { name: /Lieu de pêche/ })).toBeVisible();
});

test('a language chosen before the scripts load is applied after it, and the answers are kept', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await open(page);
  await firstView(page).locator('[name=age]').fill('42');
  await firstView(page).getByRole('button', { name: 'English' }).click();
  await letGo();
  await expect(page.locator('#root h1')).toHaveText(/^Who is ill\?$/);
  await expect(page.locator('#root [name=age]')).toHaveValue('42');
});

const FRAMED_PAGES = [
  ['map', '/ciguawatch/case/map', ['[data-map-state]', 'header']],
  [
    'statistics',
    '/ciguawatch/case/stats',
    ['main h1', 'main header button >> nth=0', 'main header button >> nth=3'],
  ],
] as const;
for (const [at, width] of [390, 1440].entries())
  for (const [index, [frame, path, marks]] of FRAMED_PAGES.entries())
    test(`the frame of the ${frame} is drawn before the scripts load, and does not move, ${width} px`, {
      tag: index === at ? DAILY : LONG,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const boxes = (root: string) =>
        Promise.all(marks.map((mark) => page.locator(root).locator(mark).first().boundingBox()));
      await rememberTextFont(page);
      const sheet = page.waitForResponse(/shell\.\w+\.css/);
      const letGo = await holdScripts(page);
      await open(page, path);
      await expect(firstView(page).locator(marks[0])).toBeVisible();
      await (await sheet).finished();
      await page.evaluate(() => document.fonts.ready);
      const before = await boxes('#first');
      await letGo();
      await expect(firstView(page)).toHaveCount(0);
      await expect(page.locator('#root').locator(marks[0])).toBeVisible();
      expect(await boxes('#root')).toEqual(before);
    });

for (const [what, javaScriptEnabled] of [
  ['do not come', true],
  ['are off', false],
] as const)
  test.describe(`where the scripts ${what}`, () => {
    test.use({ javaScriptEnabled });
    test('"Next" continues in the plain report with all given answers', async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await open(page);
      const view = firstView(page);
      await view.locator('[data-field=profile] label').nth(1).click();
      await view.locator('[data-field=gender] label').first().click();
      await view.locator('[data-field=history] label').nth(1).click();
      await expect(view.locator('[name=history_nb]')).toBeVisible();
      await view.locator('[name=history_nb]').fill('3');
      await view.locator('[name=age]').fill('42');
      await view.locator('[name=cont_name]').fill('Tehani « T » & fils');
      const chosen = await view
        .locator('input[type=radio]:checked')
        .evaluateAll((radios) =>
          radios.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).value]),
        );
      expect(chosen.map(([name]) => name)).toEqual(expect.arrayContaining(['profile', 'gender', 'history']));
      await view.locator('[type=submit]').click();
      await page.waitForURL('**/plain/report');
      await expect(heading(page)).toHaveText(TITLES[1] as RegExp);
      const answers = Object.entries({
        ...Object.fromEntries(chosen),
        history_nb: '3',
        age: '42',
        cont_name: 'Tehani « T » & fils',
      });
      for (const [name, value] of answers)
        await expect(page.locator(`input[name=${name}]`), name).toHaveValue(value as string);
    });
  });

for (const [what, kept, seen] of [
  ['the language of the last visit', { language: 'en_US' }, { lang: 'en', theme: 'light' }],
  ['the theme of the last visit', { theme: 'dark' }, { lang: 'fr', theme: 'dark' }],
  ['none in a language that is not in the page', { language: 'ty_PF' }, null],
  ['none to somebody with an account', { session: '{}' }, null],
  ['none where reports were begun or sent', { device: 'true' }, null],
] as const)
  for (const path of [NEW_REPORT, '/', '/login'])
    test(`${path} shows ${what}, at once`, async ({ page }) => {
      await page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(`ciguawatch.${key}`, value);
      }, kept);
      await holdScripts(page);
      await open(page, path);
      await page.locator('#root').waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.getElementById('first-other') === null);
      const shown = await page.evaluate(() => {
        const view = document.getElementById('first');
        const { theme } = document.documentElement.dataset;
        return view?.getClientRects().length ? { lang: view.lang, theme } : null;
      });
      expect(shown).toEqual(seen);
    });
