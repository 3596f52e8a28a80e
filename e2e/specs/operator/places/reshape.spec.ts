import type { Page } from '@playwright/test';
import { type Account, loginAsDemoAccount } from '../../../support/accounts';
import { expectMapDrawn } from '../../../support/map';
import { expect, signIn, test } from '../../../support/test';

const VIEW = { width: 1440, height: 900 };
test.use({ viewport: VIEW });

const EDITOR = 'gis_editor@demo.example';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const canvas = (page: Page) => page.locator('canvas.mapboxgl-canvas');

/** Creates a square island of 4.4 km in the open sea, with its centre at a latitude. */
async function newIsland(account: Account, name: string, latitude: number): Promise<number> {
  const places = (await (await account.get('/api/cw/location/')).json()) as readonly {
    id: number;
    type: string;
    country: number;
  }[];
  const parent = places.find(({ type, country }) => type === 'A' && country === 4)!;
  const [west, south, east, north] = [-147.02, latitude - 0.02, -146.98, latitude + 0.02];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const response = await account.post('/api/cw/location/?geom=true', {
    country: 4,
    type: 'I',
    name,
    parent_id: parent.id,
    geometry: { type: 'Polygon', coordinates: [corners] },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).id as number;
}

/** Presses a key on the map some times. */
async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await page.keyboard.press(key);
    await expectMapDrawn(page);
  }
}

/**
 * Draws an area by keyboard, around the 100 pixels right of the centre from top to bottom; then the view is
 * where it was.
 */
async function drawStrip(page: Page, tool: string): Promise<void> {
  await button(page, tool).press('Enter');
  await canvas(page).focus();
  await press(page, 'ArrowUp', 3);
  await press(page, ' ');
  await press(page, 'ArrowRight');
  await press(page, ' ');
  await press(page, 'ArrowDown', 6);
  await press(page, ' ');
  await press(page, 'ArrowLeft');
  await press(page, ' ');
  await press(page, 'Enter');
  await press(page, 'ArrowUp', 3);
}

/** Colour that the map shows at a place relative to its centre, in pixels. */
const colourAt = (page: Page, x: number, y: number) =>
  canvas(page).evaluate(
    (element, [dx, dy]) => {
      const from = element as HTMLCanvasElement;
      const copy = document.createElement('canvas').getContext('2d')!;
      const scale = from.width / from.clientWidth;
      copy.drawImage(from, -(from.width / 2 + dx! * scale), -(from.height / 2 + dy! * scale));
      return [...copy.getImageData(0, 0, 1, 1).data].join();
    },
    [x, y],
  );

/** The number of parts that the panel shows. */
const expectParts = (page: Page, parts: number) =>
  expect(
    page.locator('dl div', { has: page.getByText('Parties', { exact: true }) }).locator('dd'),
  ).toHaveText(new RegExp(`^${parts},`));

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`/gis/map/${id}`);
  await expectMapDrawn(page);
}

test('an editor cuts an island by keyboard and takes a merging back', async ({ page, request }) => {
  const creator = await loginAsDemoAccount(request, 'gis_creator@demo.example');
  const id = await newIsland(creator, 'Motu coupé', -14);
  await signIn(page, EDITOR);
  await openEditor(page, id);
  await expectParts(page, 1);
  const land = await colourAt(page, -50, -100);
  expect(await colourAt(page, 50, -100)).toBe(land);

  await drawStrip(page, 'Couper\u00a0: retirer une zone tracée');
  await expectParts(page, 2);
  // What is cut away looks like sea at once, although the stored island is still whole.
  await expect.poll(() => colourAt(page, 50, -100)).not.toBe(land);
  expect(await colourAt(page, -50, -100)).toBe(land);

  await drawStrip(page, 'Réunir une zone tracée et les parties qu’elle touche');
  await expectParts(page, 1);
  await page.keyboard.press('Control+z');
  await expectParts(page, 2);
});

interface Stored {
  version: number;
  geometry: { type: string; coordinates: number[][][][] };
}

test('what was cut is stored, and parts that two editors changed are both kept', async ({
  page,
  request,
}) => {
  const creator = await loginAsDemoAccount(request, 'gis_creator@demo.example');
  const id = await newIsland(creator, 'Motu partagé', -13);
  const stored = async () =>
    (await (await creator.get(`/api/cw/location/${id}/?geom=true`)).json()) as Stored;
  await signIn(page, EDITOR);
  await openEditor(page, id);
  await drawStrip(page, 'Couper\u00a0: retirer une zone tracée');
  await expectParts(page, 2);
  await button(page, 'Enregistrer').press('Enter');
  await expect(page.getByText('Motu partagé est enregistré.')).toBeVisible();
  const cut = await stored();
  expect(cut.geometry.type).toBe('MultiPolygon');
  expect(cut.geometry.coordinates).toHaveLength(2);

  // The colleague shifts the second part to the east while the editor moves a vertex of the first one.
  const [first, second] = cut.geometry.coordinates as [number[][][], number[][][]];
  const shifted = second.map((ring) => ring.map(([x = 0, y = 0]) => [x + 0.01, y]));
  const theirs = { type: 'MultiPolygon', coordinates: [first, shifted] };
  const colleague = await loginAsDemoAccount(request, 'admin@demo.example');
  const answer = await colleague.patch(
    `/api/cw/location/${id}/?geom=true`,
    { geometry: theirs, confirmed: ['lost', 'moved', 'outside', 'overlap'] },
    cut.version,
  );
  expect(answer.status(), await answer.text()).toBe(200);
  await button(page, 'Sommets\u00a0: déplacer, ajouter, supprimer').press('Enter');
  await canvas(page).focus();
  for (const key of [']', 'Shift+ArrowUp']) await press(page, key);
  await button(page, 'Enregistrer').press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/changée par vous seulement/)).toBeVisible();
  await expect(dialog.getByText(/changée par .* seulement/)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await stored()).version).toBeGreaterThan(cut.version + 1);
  const { coordinates } = (await stored()).geometry;
  const corners = (part: number[][][]) =>
    part[0]!.map((point) => point.map((value) => value.toFixed(5)).join());
  expect(coordinates.map(corners)).toContainEqual(corners(shifted));
  expect(coordinates.map(corners)).not.toContainEqual(corners(first));
});
