import type { Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { expectMapDrawn, homeMonth, MAP_PATH, openMap, ring, ringSum } from '../../support/map';
import { expect, test } from '../../support/test';

const { year: CURRENT_YEAR } = homeMonth();
const strip = (page: Page) => page.getByRole('region', { name: 'Années' });
const yearButton = (page: Page, year: number) =>
  strip(page).getByRole('button', { name: new RegExp(`^${year}\\s:`) });
const filters = (page: Page) => page.getByRole('region', { name: 'Filtres' });

/** The selected years in the filter strip. */
const yearsOn = (page: Page) =>
  strip(page)
    .locator('fieldset button[aria-pressed=true]')
    .evaluateAll((on) => on.map((year) => Number(year.textContent)));

test('the year strip is a histogram: the latest four years are on, others by pointer and by keyboard', async ({
  page,
  request,
}) => {
  const perYear = new Map<number, number>();
  for (const { case_eventyear: year } of await publicCases(request))
    perYear.set(Number(year), (perYear.get(Number(year)) ?? 0) + 1);
  const latest = [CURRENT_YEAR - 3, CURRENT_YEAR - 2, CURRENT_YEAR - 1, CURRENT_YEAR];
  const cases = (years: number[]) => years.reduce((sum, year) => sum + (perYear.get(year) ?? 0), 0);
  const shown = (years: number[]) =>
    expect(filters(page).locator('footer')).toContainText(`${cases(years).toLocaleString('fr')} cas`);

  await openMap(page);
  expect(await yearsOn(page)).toEqual(latest);
  await shown(latest);
  const heights: number[] = [];
  for (const year of latest) {
    await expect(yearButton(page, year)).toHaveAccessibleName(
      new RegExp(`^${year}\\s: ${perYear.get(year)} cas$`),
    );
    heights.push((await yearButton(page, year).locator('span').first().boundingBox())?.height ?? 0);
  }
  const scale = Math.max(...heights) / Math.max(...latest.map((year) => perYear.get(year) ?? 0));
  for (const [at, year] of latest.entries())
    expect(Math.abs((heights[at] ?? 0) - scale * (perYear.get(year) ?? 0))).toBeLessThan(1);

  // From the latest four years a year is chosen alone; others are added to it.
  await yearButton(page, CURRENT_YEAR - 4).click();
  await expect.poll(() => yearsOn(page)).toEqual([CURRENT_YEAR - 4]);
  await shown([CURRENT_YEAR - 4]);
  await yearButton(page, CURRENT_YEAR - 4).press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => yearsOn(page)).toEqual([CURRENT_YEAR - 4, CURRENT_YEAR - 3]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const three = [CURRENT_YEAR - 4, CURRENT_YEAR - 3, CURRENT_YEAR - 2];
  await expect(page).toHaveURL(new RegExp(`years=${three.join('%2C')}$`));
  await shown(three);
  await strip(page).getByRole('button', { name: 'Toutes' }).click();
  await shown([...perYear.keys()]);
  await strip(page).getByRole('button', { name: '4 dernières années' }).click();
  await expect(page).not.toHaveURL(/years=/);
  await shown(latest);
});

test('the address holds filters and view: they survive a reload and the Back button', async ({ page }) => {
  await openMap(page);
  const all = await ringSum(page);
  for (const name of ['mars', 'octobre']) await filters(page).getByRole('button', { name }).click();
  await filters(page).getByText('Individuelle', { exact: true }).click();
  const place = filters(page).getByRole('combobox', { name: 'Archipel ou île' });
  await place.fill('tahiti');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/island=\d+/);
  await expect(page).toHaveURL(/view=-17\./);
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect(page).toHaveURL(/view=-17\.\d+%2C\d+\.\d+%2C9\.00z/);
  await expectMapDrawn(page);
  const few = await ringSum(page);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  const there = await ring(page, 'Tahiti').boundingBox();
  const address = page.url();

  const same = async () => {
    await expectMapDrawn(page);
    await expect(page).toHaveURL(address);
    await expect(filters(page).getByRole('button', { name: 'octobre' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(filters(page).getByRole('radio', { name: 'Individuelle' })).toBeChecked();
    await expect(filters(page).getByRole('button', { name: 'Retirer Tahiti' })).toBeVisible();
    await expect.poll(() => ringSum(page)).toBe(few);
    const box = await ring(page, 'Tahiti').boundingBox();
    expect(Math.abs((box?.x ?? 0) - (there?.x ?? -99))).toBeLessThan(2);
    expect(Math.abs((box?.y ?? 0) - (there?.y ?? -99))).toBeLessThan(2);
  };
  await page.reload();
  await same();
  await page.getByRole('link', { name: 'Statistiques' }).first().click();
  await expect(page).toHaveURL(/\/case\/stats$/);
  await page.goBack();
  await same();
});

test('filters that no case matches: the map says so and offers to clear them', async ({ page }) => {
  await openMap(page, '?island=999999');
  await expect(page.getByText('Aucun cas avec ces filtres')).toBeVisible();
  await expect(page.locator('button[data-cluster]')).toHaveCount(0);
  await page.getByText('Aucun cas avec ces filtres').locator('..').getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`${MAP_PATH}$`));
  await expect(ring(page, 'Tahiti')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filter sheet counts the remaining cases, and details open from below', async ({ page }) => {
    await openMap(page);
    const opener = page.getByRole('button', { name: 'Filtres' });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: 'Filtres' });
    await sheet.getByRole('button', { name: 'novembre' }).tap();
    await sheet.getByRole('button', { name: new RegExp(`^${CURRENT_YEAR}\\s:`) }).tap();
    await expect(page).toHaveURL(/month=11/);
    const see = sheet.getByRole('button', { name: /^Voir \d+ cas sur la carte$/ });
    const count = Number(/\d+/.exec((await see.textContent()) ?? '')?.[0]);
    await see.tap();
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('2');
    await expect.poll(() => ringSum(page)).toBeLessThanOrEqual(count);
    await expect(
      page.getByRole('group', { name: 'Années' }).getByRole('button', { name: String(CURRENT_YEAR - 3) }),
    ).toHaveAttribute('aria-pressed', 'false');

    await ring(page, 'Tahiti').tap();
    const popup = page.getByRole('region', { name: 'Tahiti' });
    await expect(popup).toBeVisible();
    // The ring stays visible above its details.
    const above = async () => {
      const [one, other] = [await ring(page, 'Tahiti').boundingBox(), await popup.boundingBox()];
      return one && other ? one.y + one.height <= other.y + 1 && one.y > 0 : false;
    };
    await expect.poll(above).toBe(true);
    await popup.getByRole('button', { name: 'Fermer' }).tap();
    await expect(popup).toHaveCount(0);
  });
});
