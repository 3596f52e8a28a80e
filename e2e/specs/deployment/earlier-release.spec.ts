import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, heading, test } from '../../support/deployment/deployment-test';
import { ROOT } from '../../support/run-folder';

test.use({ ownFiles: true, locale: 'fr-FR' });

const KEPT_BUNDLE = join(ROOT, 'e2e/kept-bundle');
const MODULE_ID = 'mf-fishbase';

test.beforeEach(({ portal, deployment }) => {
  const former = JSON.parse(readFileSync(join(KEPT_BUNDLE, `${MODULE_ID}.json`), 'utf8'));
  const folder = portal.file(`modules/${MODULE_ID}`);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(KEPT_BUNDLE, `${MODULE_ID}.tgz`), '-C', folder]);
  deployment.change(MODULE_ID, (release) => {
    for (const key of Object.keys(release)) delete (release as unknown as Record<string, unknown>)[key];
    Object.assign(release, former);
  });
});

test('an earlier release of a module runs in the current shell', async ({ page, portal, deployment }) => {
  const { version, entry } = deployment.release(MODULE_ID);
  // The old bundle contains no digests of its files, so today's shell must not require any.
  expect(readFileSync(portal.file(entry), 'utf8')).not.toContain('integrity="sha256-"');
  await page.goto('/fishbase/species');
  const cards = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('searchbox').fill('hapuu');
  await expect(cards.first()).toContainText('Epinephelus polyphekadion');
  await cards.first().getByRole('link').click();
  await expect(page).toHaveTitle(/Epinephelus polyphekadion/);
  await expect(page.getByRole('table').first()).toBeAttached();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/modules/')),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !path.startsWith(`/modules/${MODULE_ID}/${version}/`))).toEqual([]);
});
