import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violations } from '../../support/axe';
import { openMap } from '../../support/map';
import { expect, test } from '../../support/test';

/** Another site of this machine, whose one page is the given code. */
async function siteOf(code: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(code);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('an island has a page without scripts, reached from the map as a list, whose card another site may frame', async ({
  page,
  baseURL,
}) => {
  await page.goto('/plain/map');
  await page.getByRole('link', { name: 'Rapa', exact: true }).click();
  await expect(page).toHaveURL(/\/island\/rapa\?lang=fr$/);
  await expect(page.getByRole('img', { name: /^Cas déclarés par mois/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Intégrer').click();
  const code = await page.getByRole('textbox', { name: /Copiez ce code/ }).inputValue();
  const elsewhere = await siteOf(code);
  await page.goto(elsewhere.address);
  const card = page.frameLocator('iframe[title="Ciguawatch, Rapa"]');
  await expect(card.getByRole('heading', { name: 'Rapa' })).toBeVisible();
  elsewhere.close();
  await page.goto(`${baseURL}/embed/island/rapa?lang=fr`);
  expect(await violations(page)).toEqual([]);
});

test('a page offers its figures as a file, and copies the code of its card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ciguawatch/case/risk?island=69&species=5');
  await page.getByRole('button', { name: 'Intégrer' }).click();
  await expect(page.getByText('Code copié')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain('/embed/island/69?lang=fr');
  await expect(page.getByRole('textbox', { name: /^Code à mettre/ })).toHaveValue(code);
  expect(await violations(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Tableau (CSV)' }).click();
  expect((await waiting).suggestedFilename()).toBe('ciguawatch-tahiti.csv');
  await page.getByRole('link', { name: 'Page sans scripts' }).click();
  await expect(page).toHaveURL(/\/island\/tahiti\?lang=fr$/);

  await page.goto('/fishbase/specie/5');
  await page.getByRole('link', { name: 'Données de cette page, citation et intégration' }).click();
  await expect(page).toHaveURL(/\/species\/epinephelus-polyphekadion\?lang=fr$/);
});

for (const [screen, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`the map offers its figures and how to cite them beside it, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMap(page);
    if (screen === 'phone') await page.getByRole('button', { name: 'Légende' }).click();
    await page.getByRole('button', { name: 'Données de cette page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Carte des cas' });
    await expect(dialog.getByText(/^Pour citer\s: Ciguawatch, Carte des cas, /)).toBeVisible();
    const waiting = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Tableau (CSV)' }).click();
    expect((await waiting).suggestedFilename()).toBe('ciguawatch-map.csv');
    await expect(dialog.getByRole('link', { name: 'Chiffres (JSON)' })).toHaveAttribute(
      'href',
      /^\/plain\/map\.json\?.*lang=fr$/,
    );
    expect(await violations(page)).toEqual([]);
  });

test('each chart of the statistics copies the code of its frame, which shows the same figures', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ciguawatch/case/stats');
  const card = page.locator('[data-chart=species]');
  await card.getByRole('button', { name: /^Télécharger/ }).click();
  await page.getByRole('menuitem', { name: 'Intégrer' }).click();
  await expect(page.getByText('Code copié')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const [first] = await card.locator('tbody tr').first().locator('th,td').allTextContents();
  const elsewhere = await siteOf(code);
  await page.goto(elsewhere.address);
  const frame = page.frameLocator('iframe[title="Ciguawatch, Espèces"]');
  await expect(frame.getByRole('heading', { name: 'Espèces' })).toBeVisible();
  expect(await frame.locator('tbody th').first().textContent()).toBe(first);
  elsewhere.close();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${baseURL}/embed/chart/months?lang=fr`);
    expect([scheme, await violations(page)]).toEqual([scheme, []]);
  }
});

test('the page of open data is reached from the figures, and its release is one file', async ({
  page,
  request,
}) => {
  await page.goto('/plain/stats');
  await page.getByRole('link', { name: /^Données ouvertes/ }).click();
  await expect(page).toHaveURL(/\/open-data\?lang=fr$/);
  await expect(page.getByRole('heading', { name: 'Comment citer' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const zip = await page.getByRole('link', { name: /^Tous les fichiers/ }).getAttribute('href');
  const bytes = await (await request.get(zip ?? '')).body();
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});
