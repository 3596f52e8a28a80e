import type { APIRequestContext } from '@playwright/test';
import { loginAsDemoAccount } from '../../../support/accounts';
import { violations } from '../../../support/axe';
import { expect, signIn, test } from '../../../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const EDITOR = 'gis_editor@demo.example';

interface Place {
  id: number;
  name: string;
}

/** Creates an islet of the Tuamotu, two hundredths of a degree wide. */
async function newPlace(request: APIRequestContext, name: string, west: number): Promise<Place> {
  const creator = await loginAsDemoAccount(request, 'gis_creator@demo.example');
  const places = (await (await creator.get('/api/cw/location/')).json()) as readonly (Place & {
    type: string;
    country: number;
  })[];
  const parent = places.find(({ type, country }) => type === 'A' && country === 4)!;
  const corners = [
    [west, -15],
    [west + 0.02, -15],
    [west + 0.02, -14.98],
    [west, -14.98],
    [west, -15],
  ];
  const geometry = { type: 'Polygon', coordinates: [corners] };
  const body = { country: 4, type: 'I', name, parent_id: parent.id, geometry };
  return (await (await creator.post('/api/cw/location/?geom=true', body)).json()) as Place;
}

test('a deleted place is brought back by the toast, and later from the list of deleted places', async ({
  page,
  request,
}) => {
  const { id, name } = await newPlace(request, 'Motu du retour', -148);
  const isThere = async () =>
    ((await (await request.get('/api/cw/location/')).json()) as Place[]).some((one) => one.id === id);
  const button = (words: string) => page.getByRole('button', { name: words, exact: true });
  const remove = async () => {
    await page.goto(`/gis/map/${id}`);
    await button('Supprimer').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    // A pointer on the message keeps it, whatever the lists take.
    await page.getByText(`Cette carte a bien été supprimée ! ${name}`).hover();
    await expect.poll(isThere).toBe(false);
  };
  await signIn(page, EDITOR);
  await remove();
  await expect(page).toHaveURL('/gis/maps');
  await button('Annuler').click();
  await expect(page.getByText(`${name} est restauré.`)).toBeVisible();
  expect(await isThere()).toBe(true);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name })).toContainText('km²');

  await remove();
  await button('Supprimés').click();
  await expect(page).toHaveURL('/gis/maps?deleted=1');
  await expect(page.getByRole('row', { name })).toContainText(/vous/);
  expect(await violations(page)).toEqual([]);
  await button(`Restaurer ${name}`).press('Enter');
  // The worker’s server may hold places that other files deleted.
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  expect(await isThere()).toBe(true);
  await button('Supprimés').click();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name })).toContainText('km²');
});

test('a deleted place leaves the list and its count before the device’s list has come again', async ({
  page,
  request,
}) => {
  const { id, name } = await newPlace(request, 'Motu parti', -148.1);
  await signIn(page, EDITOR);
  await page.goto('/gis/maps');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('row', { name })).toContainText('km²');
  const count = page.getByRole('status').filter({ hasText: 'lieux' });
  const before = Number.parseInt(((await count.textContent()) ?? '').replace(/\D/g, ''), 10);
  await page.goto(`/gis/map/${id}`);
  await expect(page.getByRole('button', { name: 'Supprimer', exact: true })).toBeVisible();
  // What changed is asked for and never answered.
  await page.route('**/api/a/check/location/**', () => undefined);
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL('/gis/maps');
  await expect(count).toContainText(String(before - 1));
  await page.getByRole('searchbox').fill(name);
  // The search offers similar names in its place.
  await expect(page.getByRole('row', { name: 'Totegegie' })).toBeVisible();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});
