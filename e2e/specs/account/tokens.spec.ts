import type { APIRequestContext, Page } from '@playwright/test';
import { totpCode } from '../../support/account/totp';
import { violations } from '../../support/axe';
import { DEMO_PASSWORD, expect, heading, signIn, test } from '../../support/test';

test.use({ ownAccounts: 'tokens' });

/** Status of a read of the case list with a token. */
async function listStatus(request: APIRequestContext, url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get(`${url}/api/cw/case/`, { headers })).status();
}

/** Adds an authenticator app on the open page. @returns its secret */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Ajouter une application|Add an app/ }).click();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const secret = (await page.getByRole('main').locator('code').textContent()) ?? '';
  await page.keyboard.type(totpCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Je les ai gardés|I have kept them/ }).click();
  return secret;
}

test.describe('on a wide screen in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

  test('a token is made after a second step, shown once, used by a program, and revoked', async ({
    page,
    portal,
    request,
  }) => {
    await signIn(page, 'cases_editor@demo.example');
    await page.goto('/security');
    await expect(heading(page)).toHaveText('Sécurité');
    await expect(page.getByText('Ajoutez d’abord une application d’authentification')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Créer un jeton' })).toHaveCount(0);
    const secret = await addApp(page);

    await page.getByRole('button', { name: 'Créer un jeton' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nom du programme')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Nom du programme').fill('Script R');
    await page.getByLabel('Lire les cas').check();
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ce code n’est pas valide').first()).toBeVisible();
    await expect(page.getByLabel('Nom du programme')).toHaveValue('Script R');
    await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Votre jeton Script R' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const token = (await page.getByRole('main').locator('code').textContent()) ?? '';
    expect(token).toMatch(/^cgw_[\w-]{43}$/);
    expect(await listStatus(request, portal.url, token)).toBe(200);
    await page.getByRole('button', { name: 'Je l’ai copié' }).click();
    await expect(page.getByText(token)).toHaveCount(0);

    await page.reload();
    await expect(page.getByText('Script R')).toBeVisible();
    await expect(page.getByText(/^Dernier usage le/)).toBeVisible();
    await expect(page.getByText(token)).toHaveCount(0);
    await page.getByRole('button', { name: 'Révoquer le jeton Script R' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer' }).click();
    await expect(page.getByText('Aucun jeton pour le moment.')).toBeVisible();
    expect(await listStatus(request, portal.url, token)).toBe(401);
  });
});

test.describe('on a phone in English, dark', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a token is made for some of the countries alone', async ({ page }) => {
    await signIn(page, 'admin@demo.example');
    await page.goto('/security');
    const secret = await addApp(page);
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByLabel('Name of the program').fill('Dashboard');
    await page.getByLabel('Export cases').check();
    const countries = page.getByRole('group', { name: 'Of which countries' });
    await countries.getByText('Fiji').click();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, 1));
    await page.getByRole('button', { name: 'Create the token' }).click();
    await expect(page.getByRole('heading', { name: 'Your token Dashboard' })).toBeFocused();
    await expect(page.getByText(/Export cases · \d+ countr/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
