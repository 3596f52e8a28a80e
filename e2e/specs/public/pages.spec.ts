import { expect, heading, test } from '../../support/test';

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('an unknown address is a 404 in the words of the specification', async ({ page }) => {
    for (const path of ['/no-such-page', '/ciguawatch/no-such-page', '/fishbase/specie/word']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page.getByText('Sorry, the page you are looking for could not be found.')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('without the data server the portal says so, and opens once it is back', async ({ page }) => {
    await page.route('**/api/config/', (route) => route.abort());
    await page.goto('/');
    await expect(heading(page)).toHaveText('Data server unreachable');
    await expect(page.getByText('Check your network, then try again later.')).toBeVisible();
    const call = page.getByRole('link', { name: 'Medical emergency: call 15' });
    await expect(call).toHaveAttribute('href', 'tel:15');
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: 'Report a case' })).toBeVisible();
  });
});

test('the start screen is shown while the portal loads', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((open) => {
    go = open;
  });
  await page.route('**/api/config/', (route) => held.then(() => route.continue()));
  // A page without a first view.
  await page.goto('/password-reset');
  await expect(heading(page)).toHaveText('Ciguawatch');
  await expect(page.getByText('Chargement des espèces et des lieux')).toBeVisible();
  go();
  await expect(heading(page)).toHaveText('Mot de passe oublié');
});

test('in French, too, an unknown address and an unreachable server are reported', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(heading(page)).toHaveText('Page introuvable');
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/config/', (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  await expect(heading(page)).toHaveText('Serveur de données injoignable');
  await expect(page.getByText('Le serveur ne peut pas répondre pour le moment.')).toBeVisible();
});

test('nothing under /modules/ or with an extension is answered by a page', async ({ request }) => {
  for (const path of [
    '/modules/mf-gis/none/remoteEntry.js',
    '/modules/mf-gis/',
    '/assets/none.js',
    '/none.css',
    '/api/none/',
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
  }
  for (const path of ['/favicon.ico', '/favicon.svg', '/robots.txt'])
    expect((await request.get(path)).status(), path).toBe(200);
});
