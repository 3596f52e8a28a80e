import type { Browser, Page } from '@playwright/test';
import { totpCode } from '../../support/account/totp';
import { violations } from '../../support/axe';
import { latestMail } from '../../support/mail';
import { DEMO_PASSWORD, expect, fillLogin, heading, signIn, test } from '../../support/test';

// The role of species editors needs a second step here.
test.use({
  ...{ locale: 'fr-FR', viewport: { width: 1440, height: 900 }, ownAccounts: 'stranger-at-login' },
  portalEnv: { SECOND_FACTOR_ROLES: 'fishbase_editor' },
});

/** A page of another computer. */
async function otherComputer(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
  return context.newPage();
}

test('a role that needs a second step is told at login and may add it later, until it has one', async ({
  page,
}) => {
  await page.goto('/login?next=%2Ffishbase%2Fspecies');
  await fillLogin(page, 'fishbase_editor@demo.example');
  await expect(page).toHaveURL(/\/security/);
  await expect(page.getByText('Votre compte a besoin d’une deuxième étape')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Plus tard' }).click();
  await expect(page).toHaveURL(/\/fishbase\/species/);

  await page.goto('/security');
  await addApp(page);
  await expect(page.getByText('Votre compte a besoin d’une deuxième étape')).toHaveCount(0);
});

test('an owner who did not log in ends every session and chooses another password by mail', async ({
  page,
  browser,
  portal,
}) => {
  const email = 'species_translator@demo.example';
  await signIn(page, email);
  const stranger = await otherComputer(browser, portal.url);
  await signIn(stranger, email);
  await stranger.goto('/profile');
  await expect(heading(stranger)).toBeVisible();
  const notice = await latestMail(portal.dataDir, email);
  // Mails are in the language of the account, which is English here.
  expect(notice.text).toContain('from a device that had not used it before');

  await page.goto('/security');
  await page.getByRole('button', { name: 'Ce n’était pas moi' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Toutes les sessions se ferment');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Tout fermer' }).click();
  await expect(page.getByText(`Votre compte est fermé : ouvrez le message envoyé à ${email}`)).toBeVisible();

  await stranger.goto('/profile');
  await expect(stranger.getByRole('main').locator('input[name=password]')).toBeVisible();
  await fillLogin(stranger, email);
  await expect(stranger.getByRole('main').locator('input[name=password]')).toBeVisible();
  await expect(stranger).toHaveURL(/\/(login|profile)/);

  const locked = async () =>
    /https?:\/\/\S+#token=\S+/.exec((await latestMail(portal.dataDir, email)).text)?.[0] ?? '';
  await expect.poll(locked).not.toBe('');
  const link = new URL(await locked());
  await page.goto(link.pathname + link.hash);
  await page.getByLabel('Nouveau mot de passe').fill('Tiare-2031!');
  await page.getByLabel('Confirmer').fill('Tiare-2031!');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await signIn(page, email, 'Tiare-2031!');
  await stranger.context().close();
});

test('a manager resets the second step of somebody who lost it', async ({ page, browser, portal }) => {
  const email = 'gis_editor@demo.example';
  const theirs = await otherComputer(browser, portal.url);
  await signIn(theirs, email);
  await theirs.goto('/security');
  await addApp(theirs);

  await signIn(page, 'admin@demo.example');
  await page.goto('/global/users');
  await page.getByRole('main').getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Réinitialiser la deuxième étape' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ses sessions se ferment');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Réinitialiser' }).click();
  await expect(page.getByText(`${email} n’a plus de deuxième étape`)).toBeVisible();

  await theirs.context().clearCookies();
  await theirs.evaluate(() => localStorage.clear());
  await theirs.goto('/login');
  await fillLogin(theirs, email);
  await expect(theirs).toHaveURL('/');
  await theirs.context().close();
});

/** Adds an authenticator app on the open page of security. */
async function addApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une application' }).click();
  await page.getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const secret = page.getByRole('main').locator('code');
  await expect(secret).toBeVisible();
  await page.getByLabel('Code que montre l’application').fill(totpCode((await secret.textContent()) ?? ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible();
  await page.getByRole('button', { name: 'Je les ai gardés' }).click();
}
