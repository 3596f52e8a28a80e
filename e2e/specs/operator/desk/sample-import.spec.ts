import type { Page } from '@playwright/test';
import { violations } from '../../../support/axe';
import { expect, signIn, test } from '../../../support/test';

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

/** Opens the import with a table of one sample of this concentration, in ng/g. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.goto('/ciguawatch/sample/import');
  const table = `Sample;Species;Length (mm);CBA-N2a (ng/g);CBA-N2a LOD\nE2E-1;Cephalopholis argus;280;${value};0.31`;
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('heading', { name: `Import of ${name}` })).toBeVisible();
}

test('a corrected file replaces what it names, and its import is undone and restored', async ({ page }) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  const importOf = (file: string) => main.getByRole('row').filter({ hasText: file });
  await signIn(page, 'samples_editor@demo.example');
  await choose(page, 'first.csv', '1.2');
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/ciguawatch\/sample\/list/);

  await choose(page, 'corrected.csv', '12');
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main.getByText('1 value differs from what is stored')).toBeVisible();
  const changed = main.getByRole('region', { name: 'Differences' }).getByRole('row').nth(1);
  await expect(changed.getByRole('cell')).toHaveText(['2', 'CBA-N2a: Value', '1.2', '12']);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Import and replace 1 value' }).click();
  await expect(page).toHaveURL(/\/ciguawatch\/sample\/list/);

  await page.goto('/ciguawatch/sample/import');
  // The first import has nothing left that it alone made: the second one changed its sample.
  await expect(importOf('first.csv')).toContainText('1 changed since');
  await importOf('corrected.csv').getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog).toContainText('1 sample gets its earlier values back.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(importOf('corrected.csv')).toContainText('Undone');
  await importOf('corrected.csv').getByRole('button', { name: 'Restore' }).click();
  await expect(importOf('corrected.csv').getByRole('button', { name: 'Undo the import' })).toBeVisible();

  // The value of the corrected file stands again.
  await choose(page, 'again.csv', '12');
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(main.getByText(/differs? from what is stored/)).toHaveCount(0);
  await expect(page).toHaveURL(/\/ciguawatch\/sample\/list/);
});
