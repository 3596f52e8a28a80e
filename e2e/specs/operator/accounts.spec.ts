import { violations } from '../../support/axe';
import { latestMail } from '../../support/mail';
import { expect, heading, signIn, test } from '../../support/test';

const EMAIL = 'vaite.mahai@sante.example';
const CHOSEN_PASSWORD = 'Tiare-2031!';

test('an invited person chooses a password, logs in and sees the pages of the role; two conflicting changes of the account are reported', async ({
  page,
  browser,
  portal,
}) => {
  const main = page.getByRole('main');
  await signIn(page, 'admin@demo.example');
  await page.goto('/global/users');
  await expect(main.getByRole('row', { name: /Demo Moderator/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Nouvel utilisateur' }).click();
  await page.getByLabel('Prénom').fill('Vaite');
  await page.getByLabel('Nom', { exact: true }).fill('Mahai');
  await page.getByLabel(/E-mail, sert/).fill(EMAIL);
  await page.getByLabel('Cas\u00a0: édition', { exact: true }).check();
  await main.getByRole('group', { name: 'Pays gérés' }).getByLabel('Polynésie française').check();
  await page.getByRole('button', { name: 'Créer et inviter' }).click();
  await expect(heading(page)).toHaveText('Vaite Mahai');
  await expect(page).toHaveURL(/\/global\/user\/\d+$/);
  expect(await violations(page)).toEqual([]);

  const link = /https?:\/\/\S+#token=\S+/.exec((await latestMail(portal.dataDir, EMAIL)).text)?.[0] ?? '';
  const theirs = await browser.newContext({ baseURL: portal.url, locale: 'fr-FR' });
  const other = await theirs.newPage();
  await other.goto(new URL(link).pathname + new URL(link).hash);
  await other.getByLabel('Nouveau mot de passe').fill('Password1!');
  await expect(other.getByText('respecté').first()).toBeAttached();
  await other.getByLabel('Nouveau mot de passe').fill(CHOSEN_PASSWORD);
  await other.getByLabel('Confirmer').fill(CHOSEN_PASSWORD);
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByRole('main').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  // The login form itself is covered by the session tests.
  await signIn(other, EMAIL, CHOSEN_PASSWORD);
  await other.goto('/');
  await expect(other.getByRole('main').getByRole('link', { name: /^Liste des cas/ })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Utilisateurs' })).toHaveCount(0);
  await other.goto('/profile');
  await other.getByLabel('Biographie').fill('Née à Raiatea.');
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Votre profil est enregistré')).toBeVisible();
  expect(await violations(other)).toEqual([]);

  // The person changed the account meanwhile, so the manager's copy is outdated.
  await page.getByLabel('Cas\u00a0: édition', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Quelqu’un a modifié ce compte entre-temps')).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer mes changements quand même' }).click();
  await expect(page.getByText('Le compte est enregistré')).toBeVisible();
  await page.goto('/global/audit');
  await expect(main.getByRole('row', { name: /Vaite Mahai/ }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await theirs.close();
});
