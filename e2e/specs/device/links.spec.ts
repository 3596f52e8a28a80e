import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isServerPath, type ServerSegment } from '../../../shared/contract/server-paths';
import { crawl, expectOnServer, openPage, openPlain } from '../../support/screens/crawl';
import { LONG } from '../../support/tags';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' });

/** Opens home until all code and data of public screens are on the device and a worker is in control. */
async function controlled(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
  );
  await page.goto('/');
  await page.locator('html[data-warm]').waitFor();
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

async function scriptsOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** An address below each segment that the server answers itself. */
const ADDRESSES: Record<ServerSegment, readonly string[]> = {
  api: ['/api/docs/json', '/api/config/', '/api/gone/'],
  assets: ['/assets/gone'],
  chart: ['/chart/manifest.json', '/chart/gone'],
  embed: [
    '/embed/island/rapa',
    '/embed/species/lutjanus-bohar',
    '/embed/stats',
    '/embed/chart/species',
    '/embed/gone',
  ],
  first: ['/first/gone'],
  help: ['/help/', '/help/nurse', '/help/?q=paper', '/help/gone'],
  island: ['/island/rapa', '/island/rapa.json', '/island/rapa.atom', '/island/gone'],
  locales: ['/locales/legal/fr_FR.json', '/locales/gone'],
  media: ['/media/gone/gone'],
  metrics: ['/metrics'],
  modules: ['/modules/gone'],
  ogc: ['/ogc', '/ogc/', '/ogc/collections', '/ogc/collections/cases/items', '/ogc/gone'],
  'open-data': ['/open-data', '/open-data/gone'],
  openrosa: ['/openrosa/formList', '/openrosa/report.xml', '/openrosa/gone'],
  plain: [
    ...[
      '/plain',
      '/plain/',
      '/plain/report',
      '/plain/map',
      '/plain/stats',
      '/plain/species',
      '/plain/map.json',
    ],
    ...[
      '/plain/risk?island=69&fish=5',
      '/plain/privacy',
      '/plain/terms',
      '/plain/notice',
      '/plain/accessibility',
      '/plain/gone',
    ],
  ],
  r: ['/r', '/r/gone'],
  releases: ['/releases/gone'],
  species: ['/species/lutjanus-bohar', '/species/lutjanus-bohar.json', '/species/gone'],
};

test('what the server answers itself is its answer under a worker in control too', async ({
  page,
  request,
  portal,
}) => {
  await controlled(page);
  const folders = readdirSync(portal.files, { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.filter(({ name }) => !isServerPath(`/${name}/x`))).toEqual([]);
  for (const address of Object.values(ADDRESSES).flat()) {
    const status = (await request.get(address)).status();
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, status]);
    await expect(page.locator('#root'), address).toHaveCount(0);
  }
});

test('the description of the calls breaks no rule of its own policy, and shows them', async ({
  page,
  complaints,
}) => {
  await page.goto('/api/docs/?lang=en');
  await expect(page.getByRole('heading', { name: 'Your first request' })).toBeVisible();
  await page.getByRole('link', { name: /^All calls/ }).click();
  await expect(page.getByRole('heading', { name: /^Ciguawatch/ })).toBeVisible();
  await page.getByRole('heading', { name: /^Login/ }).click();
  // Opened, a call adds the rest of the page's styles.
  await page.getByText('/api/token/refresh/').click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link of the portal to an address of the server leaves the portal', async ({ page }) => {
  await controlled(page);
  await page.goto('/legal/legal-notice');
  await page.getByRole('link', { name: /Textes des licences/ }).click();
  await expect(page).toHaveURL(/licences\.txt$/);
  await expect(page.locator('#root')).toHaveCount(0);
});

test('with scripts off no link leads back to a page that needs them, with a worker in control and without a network', async ({
  page,
  baseURL,
}) => {
  await controlled(page);
  await scriptsOff(page);
  const visited = await crawl([`${baseURL}/`, `${baseURL}/legal/privacy-policy`], async (address) => {
    const links = await openPlain(page, address);
    // A page of the portal offers those of the server; these lead to one another only.
    expect([address, links.filter((link) => !isServerPath(new URL(link).pathname))]).toEqual([address, []]);
    return links;
  });
  expect(visited.length).toBeGreaterThan(15);
  await page.context().setOffline(true);
  for (const address of visited.filter((one) => new URL(one).pathname.startsWith('/plain')))
    await openPlain(page, address);
});

test('every link of the portal leads to a page, with a worker in control, online and offline', {
  tag: LONG,
}, async ({ page, request, baseURL }) => {
  await controlled(page);
  const visited = await crawl([`${baseURL}/`], async (address) => {
    await expectOnServer(request, address);
    if (!isServerPath(new URL(address).pathname)) return openPage(page, address);
    await page.goto(address);
    await expect(page.locator('#root'), address).toHaveCount(0);
    return [];
  });
  expect(visited.length).toBeGreaterThan(20);
  await page.context().setOffline(true);
  for (const address of visited) {
    await openPage(page, address);
  }
});
