import { newCase } from '../../support/data/cases';
import { expect, signIn, test } from '../../support/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('with forced colours a field has an outline at the focus alone', async ({ page }) => {
  await page.goto('/ciguawatch/case/risk');
  const fields = [page.getByRole('combobox').first(), page.getByRole('combobox').last()];
  const styles = () =>
    Promise.all(fields.map((one) => one.evaluate((node) => getComputedStyle(node).outlineStyle)));
  await expect(fields[0] as (typeof fields)[0]).toBeVisible();
  expect(await styles()).toEqual(['none', 'none']);
  await fields[0]?.focus();
  expect(await styles()).toEqual(['solid', 'none']);
});

test('with forced colours the bars of a chart are drawn', async ({ page }) => {
  const grounds = (css: string) =>
    page.locator(css).evaluateAll((bars) => bars.map((one) => getComputedStyle(one).backgroundColor));
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const months = 'main figure [aria-hidden] [style*=block-size]:not([data-part])';
  await expect(page.locator(months).first()).toBeVisible();
  expect(await grounds(months)).not.toContain(await canvas());
  await page.goto('/ciguawatch/case/risk?island=75&species=1');
  const islands = 'ul[aria-label] li i[style*=width]';
  await expect(page.locator(islands).first()).toBeVisible();
  expect(await grounds(islands)).not.toContain(await canvas());
});

test('with forced colours the chosen tab and the page of the menu are marked', async ({ page, request }) => {
  const id = await newCase(request);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(`/ciguawatch/case/report/${id}`);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  const line = (at: number) => tabs.nth(at).evaluate((one) => getComputedStyle(one).borderBottomColor);
  expect(await line(0)).not.toBe(await line(1));
  const entries = page.locator('nav a[aria-current=page]');
  await page.goto('/ciguawatch/case/pairs');
  await expect(entries.last()).toBeVisible();
  expect(await entries.last().evaluate((one) => getComputedStyle(one).borderInlineStartWidth)).toBe('4px');
});

test('with forced colours a dialog has an edge', async ({ page }) => {
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/report/list');
  await page.getByRole('button', { name: /^Exporter/ }).click();
  await page.getByRole('menuitem', { name: /DHIS2/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fichiers pour DHIS2' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((one) => getComputedStyle(one.parentElement as Element).borderTopWidth)).toBe(
    '1px',
  );
});
