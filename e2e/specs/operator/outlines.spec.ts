import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { expectMapDrawn } from '../../support/map';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

type Rings = [number, number][][][];
interface Shape {
  type: string;
  coordinates: unknown;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const canvas = (page: Page) => page.locator('canvas.mapboxgl-canvas');
const partsOf = ({ type, coordinates }: Shape) => (type === 'Polygon' ? [coordinates] : coordinates) as Rings;

/** Presses the map at positions relative to its centre, in pixels, and closes the shape. */
async function draw(page: Page, tool: string | null, places: [number, number][]): Promise<void> {
  if (tool) await button(page, tool).click();
  const box = (await canvas(page).boundingBox())!;
  for (const [x, y] of places) await page.mouse.click(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
  await button(page, 'Fermer le tracé').click();
}

/** Rings of the file that the page exports. */
async function exportedRings(page: Page): Promise<Rings> {
  const coming = page.waitForEvent('download');
  await button(page, 'Exporter en GeoJSON').click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  return partsOf(file.features[0].geometry);
}

test('the toolbar of a sketch stays on one row, on the narrowest screen and with the fallback font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route(/\.woff2$/, (route) => route.abort());
  await signIn(page, 'admin@demo.example');
  await page.goto('/gis/new');
  await expectMapDrawn(page);
  await button(page, 'Tracer une partie').click();
  const finish = button(page, 'Fermer le tracé');
  const bar = page.locator('div', { has: finish }).last();
  for (const name of ['Poser au centre', 'Retirer le dernier', 'Renoncer'])
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
  const [row, whole] = await Promise.all([finish, bar].map((one) => one.boundingBox()));
  expect(whole!.height).toBeLessThanOrEqual(row!.height + 14);
});

const circle = (count: number, radius: number): [number, number][] =>
  Array.from({ length: count }, (_, n) => {
    const turn = (2 * Math.PI * n) / count;
    return [Math.round(radius * Math.cos(turn)), Math.round(radius * Math.sin(turn))];
  });

test('an atoll is drawn, saved, opened again as it was, changed by keyboard and deleted', async ({
  page,
  request,
}) => {
  await signIn(page, 'admin@demo.example');
  await page.goto('/gis/new');
  await expectMapDrawn(page);
  await page.locator('input[name=name]').fill('Atoll d’essai');
  await page.locator('select[name=parent_id]').selectOption({ label: 'Archipel des Tuamotu' });
  await button(page, 'S’accrocher aux contours voisins').click();
  // The circle lies above the bar that is shown while drawing.
  await draw(page, 'Tracer une partie', circle(8, 190));
  await draw(page, 'Tracer un trou (lagon)', circle(6, 150));
  for (const [n, [x, y]] of circle(3, 120).entries())
    await draw(page, n === 0 ? 'Tracer une partie' : null, [
      [x, y],
      [x + 14, y],
      [x, y + 14],
    ]);
  await expect(page.getByText('4, trous\u00a0: 1')).toBeVisible();
  await expect(page.getByText('Contour fermé, sans croisement.')).toBeVisible();
  const sending = page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().includes('/cw/location/'),
  );
  await button(page, 'Enregistrer').click();
  const sent = partsOf((await sending).postDataJSON().geometry);
  expect(sent.map((part) => part.length)).toEqual([2, ...Array(3).fill(1)]);
  // Drawn at the scale of the country, it is larger than any island there.
  await expect(
    page.getByRole('alert').getByText('Il est plus grand que les lieux de ce genre'),
  ).toBeVisible();
  await button(page, 'Il est exact, enregistrer').click();

  await expect(page).toHaveURL(/\/gis\/map\/\d+$/);
  await expect(heading(page)).toHaveText('Atoll d’essai');
  await page.reload();
  await expectMapDrawn(page);
  const opened = await exportedRings(page);
  expect(opened.map((part) => part.map((ring) => ring.length))).toEqual(
    sent.map((part) => part.map((ring) => ring.length)),
  );
  for (const [n, [x, y]] of opened.flat(2).entries()) {
    expect(Math.abs(x - sent.flat(2)[n]![0])).toBeLessThanOrEqual(1e-6);
    expect(Math.abs(y - sent.flat(2)[n]![1])).toBeLessThanOrEqual(1e-6);
  }

  await canvas(page).focus();
  for (const key of [']', ']', 'ArrowUp', 'Shift+ArrowUp', 'i', 'Control+z']) await page.keyboard.press(key);
  await expect(page.getByText('Sommet 3 sur 8')).toBeVisible();
  await button(page, 'Enregistrer').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Atoll d’essai est enregistré.')).toBeVisible();
  const id = Number(/\d+$/.exec(page.url()));
  const editor = await loginAsDemoAccount(request, 'admin@demo.example');
  const { geometry } = await (await editor.get(`/api/cw/location/${id}/`)).json();
  const moved = partsOf(geometry).flat(2);
  const north = moved.flatMap(([, y], n) => (y === opened.flat(2)[n]![1] ? [] : [y - opened.flat(2)[n]![1]]));
  expect(north.map((degrees) => Math.round(degrees * 111_195))).toEqual([55]);

  // Every map draws it from the files that the server makes.
  const { countries } = await (await editor.get('/chart/manifest.json')).json();
  const polynesia = countries.find((country: { id: number }) => country.id === 4);
  const layer = await (await editor.get(`/chart/${polynesia.full}`)).json();
  const [, parts] = layer.f.find(([tag]: [number]) => tag === id);
  expect(parts.map((part: number[][]) => part.map((ring) => ring.length / 2))).toEqual(
    opened.map((part) => part.map((ring) => ring.length - 1)),
  );

  await button(page, 'Supprimer').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/gis\/maps$/);
  expect((await editor.get(`/api/cw/location/${id}/`)).status()).toBe(404);
});
