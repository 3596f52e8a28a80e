import type { Page } from '@playwright/test';
import { ink, token } from '../../support/documents/pixels';
import { canvasPng, expectMapDrawn, MAP_PATH, openMap, ring } from '../../support/map';
import { Portal } from '../../support/portal';
import { expect, test } from '../../support/test';

const PROVIDER_ORIGIN = 'https://maps.example';
const MAGENTA = [200, 0, 200];
const OLIVE = [120, 120, 0];

/** A single-coloured PNG, as a provider's tile. */
async function tile(page: Page, [red, green, blue]: number[]): Promise<Buffer> {
  const address = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 256, 256);
    return canvas.toDataURL('image/png');
  }, `rgb(${red} ${green} ${blue})`);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('fonts and outlines come from the portal: no request leaves it at any zoom', async ({
  page,
  portal,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await openMap(page);
  await page.getByRole('button', { name: 'Centrer la carte' }).click();
  await expectMapDrawn(page);
  await page.getByRole('button', { name: 'Agrandir' }).click();
  await expect(page).toHaveURL(/view=.*9\.00z/);
  await expectMapDrawn(page);
  const outside = asked.filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== portal.url);
  expect(outside.map(String)).toEqual([]);
  const chart = asked.map(({ pathname }) => pathname).filter((path) => path.startsWith('/chart/'));
  expect(chart.some((path) => path.endsWith('.pbf'))).toBe(true);
  expect(chart.filter((path) => path.endsWith('.json')).length).toBeGreaterThan(3);
});

test('a configured provider’s style is drawn; when it cannot be read, its tiles under the portal’s names', async ({
  page,
}) => {
  const own = await Portal.start({
    env: {
      MAP_STYLE: `${PROVIDER_ORIGIN}/style.json`,
      MAP_TILES: `${PROVIDER_ORIGIN}/plain/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: 'Fond de carte Essai',
    },
  });
  try {
    const [styled, plain] = [await tile(page, MAGENTA), await tile(page, OLIVE)];
    const asked: string[] = [];
    let readable = true;
    await page.route(`${PROVIDER_ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      const headers = { 'access-control-allow-origin': '*' };
      if (pathname.endsWith('.png'))
        return route.fulfill({
          headers,
          contentType: 'image/png',
          body: pathname.startsWith('/plain/') ? plain : styled,
        });
      if (!readable) return route.fulfill({ status: 503, headers });
      return route.fulfill({
        headers,
        json: {
          version: 8,
          sources: { all: { type: 'raster', tiles: ['/styled/{z}/{x}/{y}.png'], tileSize: 256 } },
          layers: [{ id: 'all', type: 'raster', source: 'all' }],
        },
      });
    });
    const share = async (colour: number[]) => (await ink(page, await canvasPng(page), colour)).share;

    await page.goto(own.url + MAP_PATH);
    await expectMapDrawn(page);
    await expect.poll(() => share(MAGENTA)).toBeGreaterThan(0.9);
    await expect(ring(page, 'Tahiti')).toBeVisible();
    await expect(page.getByText('Fond de carte Essai')).toBeVisible();
    // In the provider's columns: 149.5° west is column 43 of 512, although this map is shifted.
    expect(asked).toContain('/styled/9/43/281.png');

    readable = false;
    await page.goto(own.url + MAP_PATH);
    await expectMapDrawn(page);
    await expect.poll(() => share(OLIVE)).toBeGreaterThan(0.9);
    expect(asked).toContain('/plain/9/43/281.png');
    const letters = await ink(page, await canvasPng(page), await token(page, '--ink'), 40);
    expect(letters.share).toBeGreaterThan(0.0001);
    await expect(page.getByText('Fond de carte Essai')).toBeVisible();
  } finally {
    await own.remove();
  }
});
