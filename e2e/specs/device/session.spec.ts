import { latestMail } from '../../support/mail';
import { DEMO_PASSWORD, expect, fillLogin, heading, signIn, signInByForm, test } from '../../support/test';

const RESERVED_PAGE = 'La page demandée est réservée';
const SESSION_ENDED = 'Votre session est terminée. Connectez-vous à nouveau.';
const loginLink = { name: 'Connexion', exact: true } as const;

test('the login names the wrong field', async ({ page, context }) => {
  await page.goto('/login');
  const alert = page.getByRole('main').getByRole('alert');
  const submit = page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true });

  await submit.click();
  await expect(page.getByText('Ce champs est obligatoire')).toHaveCount(2);
  await fillLogin(page, 'moderator@demo.example', 'Lagon-2025');
  await expect(alert).toHaveText('Connexion ou mot de passe non valide');
  await fillLogin(page, 'nobody@demo.example');
  await expect(alert).toHaveText('Connexion ou mot de passe non valide');
  await expect(page.locator('input[name=username]')).toHaveValue('nobody@demo.example');

  await page.route('**/api/token/', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { code: 'too_many_requests', message: 'later' },
    }),
  );
  await submit.click();
  await expect(alert).toHaveText('Trop de demandes. Réessayez dans 2 minutes.');
  await page.route('**/api/token/', (route) =>
    route.fulfill({ status: 500, json: { code: 'server_error', message: '' } }),
  );
  await submit.click();
  await expect(alert).toHaveText(
    'Une erreur de serveur est survenue. Veuillez contacter votre référent Ciguawatch.',
  );
  await page.unrouteAll();

  await context.setOffline(true);
  await expect(
    page.getByText('La connexion au compte demande le réseau. Votre saisie reste ici.'),
  ).toBeVisible();
  await submit.click();
  await expect(alert).toContainText('Pas de connexion avec le serveur.');
  await context.setOffline(false);
  await fillLogin(page, 'moderator@demo.example');
  await expect(page).toHaveURL('/');
});

test('a login survives a reload, and a logout ends it', async ({ page, context }) => {
  await signInByForm(page, 'moderator@demo.example');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Vous êtes connecté(e)')).toBeVisible();
  const account = page.getByRole('button', { name: 'Compte de Demo Moderator' });
  await page.reload();
  await expect(account).toBeVisible();
  const cookies = await context.cookies();
  const kept = cookies.filter((cookie) => cookie.httpOnly);
  expect(kept.map(({ name }) => name).sort()).toEqual(['cig_device', 'cig_refresh']);
  for (const cookie of kept) expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/api/token' });

  await page.goto('/legal/terms-of-use');
  await account.click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', loginLink)).toBeVisible();
  expect(
    (await context.cookies()).filter((cookie) => /token/.test(cookie.name) && !/csrf/.test(cookie.name)),
  ).toEqual([]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('a forced login returns to the requested page, of this site only', async ({ page, context }) => {
  await page.goto('/legal/legal-notice');
  await page.goto('/gis/maps?sort=name#list');
  await expect(page).toHaveURL('/login?next=%2Fgis%2Fmaps%3Fsort%3Dname%23list');
  await expect(page.getByText(RESERVED_PAGE)).toBeVisible();
  await fillLogin(page, 'gis_editor@demo.example');
  await expect(page).toHaveURL('/gis/maps?sort=name#list');
  await expect(
    page.locator('[id="single-spa-application:mf-gis"]').getByRole('heading').first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/legal/legal-notice');

  await context.clearCookies();
  for (const elsewhere of ['https://example.org/', '//example.org/', '/\\example.org']) {
    await page.goto(`/login?next=${encodeURIComponent(elsewhere)}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await fillLogin(page, 'gis_editor@demo.example');
    await expect(page).toHaveURL('/');
    await context.clearCookies();
  }
});

test('login and logout in one tab show in the other, and inside a module', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/global/users');
  await expect(other.getByText(RESERVED_PAGE)).toBeVisible();
  await page.bringToFront();
  await signInByForm(page, 'users_manager@demo.example');
  const module = other.locator('[id="single-spa-application:mf-global"]');
  await expect(module.getByRole('heading').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Compte de Demo Users Manager' })).toBeVisible();
  await expect(other).toHaveURL('/global/users');

  await page.getByRole('button', { name: 'Compte de Demo Users Manager' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(other.getByRole('main').getByText(SESSION_ENDED)).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Fglobal%2Fusers');
  await expect(module).toBeHidden();
});

test('a page for another role is refused with the role’s name, and its code is not loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'fishbase_translator@demo.example');
  await page.goto('/ciguawatch/case/report/list');
  await expect(heading(page)).toHaveText('Cette page est réservée');
  await expect(page.getByText(/Cette page demande le rôle\s:\sCas\s:\sédition\./)).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/modules/'))).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Administration' })).toHaveCount(0);
});

test('desktop pages are denied up to 767 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/report/list');
  await expect(heading(page)).toHaveText('Ouvrez cette page sur un ordinateur');
  await expect(page.getByText(/«\s?Liste des cas\s?» demande un écran plus large/)).toBeVisible();
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(heading(page)).toHaveText('Ouvrez cette page sur un ordinateur');
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(
    page.locator('[id="single-spa-application:mf-ciguawatch"]').getByRole('heading').first(),
  ).toBeVisible();
});

test('a forgotten password is reset by mail, which ends earlier logins', async ({
  page,
  browser,
  portal,
}) => {
  const email = 'species_translator@demo.example';
  const elsewhere = await browser.newContext({ baseURL: portal.url });
  const old = await elsewhere.newPage();
  await signInByForm(old, email);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(heading(page)).toHaveText('Mot de passe oublié');
  const address = page.getByLabel('E-mail');
  const send = page.getByRole('button', { name: 'Recevoir le lien' });
  await address.fill('nobody@demo.example');
  await send.click();
  await expect(page.getByText('Cette adresse e-mail n’existe pas dans notre base de données')).toBeVisible();
  await address.fill(email);
  await send.click();
  await expect(heading(page)).toHaveText('Le lien est parti');

  const mail = await latestMail(portal.dataDir, email);
  expect(mail.from).toContain(`no-reply@${new URL(portal.url).hostname}`);
  const [link = ''] = mail.text.match(/http:\S+\/auth\/resetconfirm\S+/) ?? [];
  expect(link.startsWith(portal.url)).toBe(true);
  await page.goto(link);
  await expect(page).toHaveURL('/auth/resetconfirm');
  const [first, again] = [
    page.locator('input[name=new-password]'),
    page.locator('input[name=new-password-again]'),
  ];
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await first.fill('lagon');
  await again.fill('lagoon');
  await save.click();
  await expect(page.getByText(/Il faut au moins 8 caractères/)).toBeVisible();
  await expect(page.getByText('Les deux mots de passe sont différents')).toBeVisible();
  await first.fill('Passe-du-nord-7');
  await again.fill('Passe-du-nord-7');
  await save.click();
  await expect(page.getByText('Votre mot de passe a été modifié !').first()).toBeVisible();

  await old.goto('/profile');
  await expect(old).toHaveURL('/login?next=%2Fprofile');
  await elsewhere.close();

  await page.goto('/login');
  await fillLogin(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Connexion ou mot de passe non valide');
  await fillLogin(page, email, 'Passe-du-nord-7');
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await expect(heading(page)).toHaveText('Ce lien n’est plus valable');
  await expect(first).toHaveCount(0);
});

test('once the session is revoked on the server, a login is required', async ({
  page,
  context,
  playwright,
  portal,
}) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto('/ciguawatch/algae/report/list');
  await expect(
    page.locator('[id="single-spa-application:mf-ciguawatch"]').getByRole('heading').first(),
  ).toBeVisible();

  // The same cookies on another machine: a logout there ends the session.
  const elsewhere = await playwright.request.newContext({
    baseURL: portal.url,
    storageState: await context.storageState(),
  });
  const csrf = (await context.cookies()).find((cookie) => /csrf/i.test(cookie.name));
  const response = await elsewhere.post('/api/token/logout/', {
    headers: { 'x-session': 'cookie', 'x-csrftoken': csrf?.value ?? '' },
    data: {},
  });
  expect(response.status()).toBe(200);
  await elsewhere.dispose();

  await page.reload();
  await expect(page).toHaveURL('/login?next=%2Fciguawatch%2Falgae%2Freport%2Flist');
  await expect(page.getByRole('main').getByText(SESSION_ENDED)).toBeVisible();
  await fillLogin(page, 'algae_editor@demo.example');
  await expect(page).toHaveURL('/ciguawatch/algae/report/list');
});
