import { serveManyCases } from '../../support/data/many-cases';
import { readyToPrint, smallestLetters } from '../../support/documents/paper';
import { ink, token } from '../../support/documents/pixels';
import { canvasPng, expectMapDrawn, homeMonth, MAP_PATH, openMap, ring, ringSum } from '../../support/map';
import { expect, test } from '../../support/test';

test('while cases load the map says so, and never that there are none', async ({ page }) => {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/cw/caselist/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(MAP_PATH);
  await expectMapDrawn(page);
  const filters = page.getByRole('region', { name: 'Filtres' });
  await expect(filters).toContainText('Chargement des cas');
  await expect(page.getByText(/^Aucun cas/)).toHaveCount(0);
  open();
  await expect(ring(page, 'Tahiti')).toBeVisible();
  await expect(filters).not.toContainText('Chargement des cas');
});

test('a failure to load the cases is shown, and they are loaded again on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/cw/caselist/**', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(MAP_PATH);
  const failure = page.getByText('Les cas n’ont pas pu être chargés');
  await expect(failure).toBeVisible();
  // Filters are hidden while the message is shown.
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.unroute('**/api/cw/caselist/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(ring(page, 'Tahiti')).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('without the map library the table is offered, and the map appears when the library loads', async ({
  page,
}) => {
  await page.route('**/chart/**', (route) => route.abort());
  await page.goto(MAP_PATH);
  await expect(page.locator('[data-map-state=network]')).toBeVisible();
  await page.locator('[data-map-state]').getByRole('button', { name: 'Voir en tableau' }).click();
  await expect(page.getByRole('table', { name: 'Cas par lieu' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-map-state=network]')).toBeVisible();
  await page.unroute('**/chart/**');
  await page.locator('[data-map-state]').getByRole('button', { name: 'Réessayer' }).click();
  await expectMapDrawn(page);
  await expect(ring(page, 'Tahiti')).toBeVisible();
});

test('a browser that cannot draw gets the table', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const without = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return /webgl/.test(kind) ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    };
    Object.assign(HTMLCanvasElement.prototype, { getContext: without });
  });
  await page.goto(MAP_PATH);
  await expect(page.locator('[data-map-state=webgl]')).toContainText('ne peut pas dessiner la carte');
  await page.locator('[data-map-state]').getByRole('button', { name: 'Voir en tableau' }).click();
  await expect(page.getByRole('row', { name: /^Tahiti/ })).toBeVisible();
});

test('paper has a light sheet at once, its filters in words, and the places', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMap(page, '?month=11');
  const before = await ink(page, await canvasPng(page), await token(page, '--sea-0'));
  expect(before.share).toBeGreaterThan(0.3);
  await readyToPrint(page);
  // Browsers print what is rendered when the event handlers return, without another frame.
  const taken = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return document.querySelector<HTMLImageElement>('[data-paper] img')?.src ?? '';
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const png = Buffer.from(taken.slice(taken.indexOf(',') + 1), 'base64');
  expect((await ink(page, png, await token(page, '--sea-0'))).share).toBeGreaterThan(0.3);
  expect((await ink(page, png, await token(page, '--land'))).share).toBeGreaterThan(0.002);
  expect((await ink(page, png, await token(page, '--ink'), 40)).share).toBeGreaterThan(0.0001);
  const paper = page.locator('[data-paper]');
  await expect(paper).toContainText(/Période : \d{4}–\d{4}.*mois : novembre/);
  await expect(paper).toContainText('Cas par lieu');
  expect(await paper.locator('svg[data-ring]').count()).toBeGreaterThan(5);
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  for (const name of ['Filtres', 'Années']) await expect(page.getByRole('region', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  const dark = async () => (await ink(page, await canvasPng(page), await token(page, '--sea-0'))).share;
  await expect.poll(dark).toBeGreaterThan(0.3);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('155,000 cases are counted in a worker', async ({ page, request }) => {
  const places = (await (await request.get('/api/cw/location/')).json()) as Record<string, unknown>[];
  const piles = ['Tahiti', 'Moorea'].map((name, at) => {
    const place = places.find((one) => one.type === 'I' && one.name === name);
    return {
      island: place?.id as number,
      archi: place?.parent_id as number,
      point: place?.center as [number, number],
      year: homeMonth().year - 1,
      month: 1 + at,
    };
  });
  const all = await serveManyCases(page, 31, piles);
  await openMap(page);
  await expect.poll(() => ringSum(page)).toBe(all);
  const names = await Promise.all(page.workers().map((one) => one.evaluate(() => self.name)));
  expect(names.filter((name) => name === 'cases')).toHaveLength(1);
  await page.getByRole('button', { name: 'février' }).click();
  await expect.poll(() => ringSum(page)).toBe(all / 2);
  await expect(ring(page, 'Tahiti')).toHaveCount(0);
  await ring(page, 'Moorea').click();
  await expect(page.getByRole('region', { name: 'Moorea' })).toContainText(/77\s500 cas/);
});
