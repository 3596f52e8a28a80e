import type { Browser, Page } from '@playwright/test';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { violations } from '../../support/axe';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

const PAGE_WORDS = {
  'fr-FR': { step: (n: number) => `Étape ${n} sur 6`, saved: 'Votre déclaration est enregistrée !' },
  'en-US': { step: (n: number) => `Step ${n} of 6`, saved: 'Your report is saved!' },
} as const;
type Locale = keyof typeof PAGE_WORDS;

/** A phone without JavaScript. */
async function phone(browser: Browser, baseURL: string | undefined, locale: Locale): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    javaScriptEnabled: false,
    locale,
    viewport: { width: 390, height: 844 },
  });
  return context.newPage();
}

const button = (page: Page, go: string) => page.locator(`main button[value=${go}]`);

/** Presses "Next" and expects a section. */
async function goToSection(page: Page, locale: Locale, section: number): Promise<void> {
  await button(page, 'next').click();
  await expect(page.getByText(PAGE_WORDS[locale].step(section))).toBeVisible();
}

const yesterday = (page: Page) => page.locator('input[name=event_day]').nth(1);

/** The displayed receipt code without spaces. */
const shownCode = async (page: Page) =>
  ((await page.locator('.c .no').textContent()) ?? '').replace(/\s/g, '');

/** Sends from the review; returns the receipt code. */
async function send(page: Page, locale: Locale): Promise<string> {
  await button(page, 'next').click();
  await expect(heading(page)).toHaveText(PAGE_WORDS[locale].saved);
  const code = await shownCode(page);
  expect(code).toMatch(/^[0-9A-Z]{14}$/);
  return code;
}

/** A reporter who knows neither the island nor the fish. */
async function tourist(page: Page, locale: Locale, look: () => Promise<void>): Promise<void> {
  await page.goto('/plain/report');
  await page.locator('input[name=profile][value="2"]').check();
  await page.fill('[name=age]', '41');
  await look();
  await goToSection(page, locale, 2);
  const society = page
    .locator('#case_location_id optgroup')
    .filter({ hasText: 'Bora Bora' })
    .locator('option')
    .last();
  await page.selectOption('#case_location_id', (await society.getAttribute('value')) as string);
  await page.selectOption('#specie_id', 'x');
  await look();
  await goToSection(page, locale, 3);
  await yesterday(page).check();
  await page.locator('[name=time_known]').check();
  await look();
  await goToSection(page, locale, 4);
  await page.selectOption('#sympt_tinglings', '2');
  await page.locator('[name=rest_digestive]').check();
  await look();
  await goToSection(page, locale, 5);
  await look();
  await goToSection(page, locale, 6);
  await look();
  await send(page, locale);
  await look();
}

/** A reporter of two patients of one meal. */
async function nurse(page: Page, locale: Locale): Promise<void> {
  await page.goto('/plain/report');
  await page.locator('input[name=profile][value="1"]').check();
  await page.locator('input[name=gender][value=F]').check();
  await goToSection(page, locale, 2);
  await page.selectOption('#case_location_id', { label: 'Rangiroa' });
  await goToSection(page, locale, 3);
  await yesterday(page).check();
  await page.locator('[name=mass_poisoning][value="1"]').check();
  await page.fill('[name=mass_poisoning_nb]', '2');
  await page.locator('[name=med_seen][value=yes]').check();
  await page.selectOption('#med_type', '4');
  await goToSection(page, locale, 4);
  await page.selectOption('#sympt_nausea', '3');
  await goToSection(page, locale, 5);
  await page.fill('[name=gsympt_heart_rate]', '48');
  await goToSection(page, locale, 6);
  const first = await send(page, locale);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'document').click()]);
  expect(download.suggestedFilename()).toMatch(
    /^declaration-ciguatera-\d+-.*\.pdf$|^ciguatera-report-\d+-.*\.pdf$/,
  );
  const { text } = readTagged(await fileOf(download));
  for (const said of ['Rangiroa', '48', first]) expect(text.replace(/\s/g, '')).toContain(said);
  await button(page, 'again').click();
  for (const section of [2, 3, 4, 5, 6]) await goToSection(page, locale, section);
  await expect(page.getByText('Rangiroa')).toBeVisible();
  expect(await send(page, locale)).not.toBe(first);
}

/** A reporter who mistypes, forgets the island, goes back after sending, and sends again. */
async function fisherman(page: Page, locale: Locale): Promise<void> {
  await page.goto('/plain/report');
  await page.fill('[name=age]', '4x');
  await page.fill('[name=cont_name]', 'Teva <b>');
  await button(page, 'next').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[name=age]')).toHaveValue('4x');
  await expect(page.locator('[name=age]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=cont_name]')).toHaveValue('Teva <b>');
  await page.fill('[name=age]', '52');
  // Enter presses "Next", not the language switch.
  await page.press('[name=age]', 'Enter');
  await expect(page.getByText(PAGE_WORDS[locale].step(2))).toBeVisible();
  await page.fill('[name=place_text]', 'Passe de Tiputa');
  await button(page, 'next').click();
  await expect(page.getByText('« Passe de Tiputa »').or(page.getByText('“Passe de Tiputa”'))).toBeVisible();
  await page.selectOption('#case_location_id', { label: 'Rangiroa' });
  await page
    .locator('#specie_id optgroup')
    .nth(1)
    .locator('option')
    .nth(2)
    .evaluate((one) => one.setAttribute('selected', ''));
  await goToSection(page, locale, 3);
  await yesterday(page).check();
  await page.fill('[name=event_clock]', '06:15');
  await goToSection(page, locale, 4);
  await goToSection(page, locale, 5);
  await goToSection(page, locale, 6);
  const code = await send(page, locale);
  await page.reload();
  await expect.poll(() => shownCode(page)).toBe(code);
  await page.goBack();
  await expect(page.getByText(PAGE_WORDS[locale].step(6))).toBeVisible();
  expect(await send(page, locale)).toBe(code);
}

const fileOf = async (download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

for (const locale of ['fr-FR', 'en-US'] as const)
  test(`a tourist, a nurse and a fisherman report without scripts, ${locale}`, {
    tag: locale === 'fr-FR' ? DAILY : LONG,
  }, async ({ browser, baseURL }) => {
    const page = await phone(browser, baseURL, locale);
    await tourist(page, locale, () => expectNoOverflow(page));
    await nurse(page, locale);
    await fisherman(page, locale);
    for (const path of [
      ...['/plain/', '/plain/map', '/plain/stats', '/plain/species', '/plain/privacy'],
      '/plain/risk?island=69&fish=5',
    ]) {
      await page.goto(path);
      await expectNoOverflow(page);
    }
    await page.context().close();
  });

// Although the pages have no scripts, axe needs to run one.
test('screen readers find no fault in the plain pages', async ({ page }) => {
  const faults: string[] = [];
  const look = async () => {
    faults.push(...(await violations(page)));
  };
  await tourist(page, 'fr-FR', look);
  await page.goto('/plain/report?lang=en');
  await page.fill('[name=age]', '4x');
  await button(page, 'next').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look();
  // Statistics and species are tables like those of the map.
  for (const path of ['/plain/?', '/plain/map?', '/plain/privacy?', '/plain/risk?island=69&fish=5&']) {
    await page.goto(`${path}lang=en`);
    await look();
  }
  expect(faults).toEqual([]);
});

const PLAIN_PATHS = [
  '/',
  '/ciguawatch/case/map',
  '/ciguawatch/case/report/new',
  '/fishbase',
  '/login',
  '/legal/privacy-policy',
  '/no-such-page',
];

test('where scripts cannot be read, do not come or are off, every address says so and offers the plain report', async ({
  browser,
  baseURL,
}) => {
  const scriptFailures = {
    // Removes the digests, or the page would refuse the scripts before parsing them.
    unreadable: async (page: Page) => {
      await page.route(
        () => true,
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const response = await route.fetch();
          return route.fulfill({
            response,
            body: (await response.text()).replace(/ integrity="[^"]*"/g, ''),
          });
        },
      );
      await page.route('**/*.js', (route) =>
        route.fulfill({ body: 'let let = 1;', contentType: 'text/javascript' }),
      );
    },
    absent: (page: Page) => page.route('**/*.js', (route) => route.abort()),
    off: async () => undefined,
  };
  for (const [kind, prepare] of Object.entries(scriptFailures)) {
    const context = await browser.newContext({
      baseURL: baseURL as string,
      javaScriptEnabled: kind !== 'off',
      locale: 'fr-FR',
    });
    const page = await context.newPage();
    await prepare(page);
    for (const address of PLAIN_PATHS) {
      await page.goto(address);
      await expect(
        page.getByText('Ce navigateur n’affiche pas le portail'),
        `${kind} ${address}`,
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Simple version' }).click();
    await page.getByRole('link', { name: 'Report a case' }).first().click();
    await expect(page.getByText(PAGE_WORDS['en-US'].step(1))).toBeVisible();
    await context.close();
  }
});

test('once the portal starts, the offer of plain pages is gone', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#plain-offer')).toHaveCount(0);
});
