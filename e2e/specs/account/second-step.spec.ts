import type { Page } from '@playwright/test';
import { totpCode } from '../../support/account/totp';
import { violations } from '../../support/axe';
import { latestMail } from '../../support/mail';
import { DEMO_PASSWORD, expect, fillLogin, heading, signIn, test } from '../../support/test';

// Passkeys follow the host of the page, since those of 127.0.0.1 are none.
test.use({ portalEnv: { PUBLIC_URL: '' } });

/** Forgets the login on this device, as on another computer. */
async function onAnotherDevice(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

test.describe('on a wide screen in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });

  test('an authenticator app is added by the keyboard alone, asked for at the next login, and a recovery code serves in its place', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'moderator@demo.example');
    await page.goto('/security');
    await expect(heading(page)).toHaveText('Sécurité');
    await page.getByRole('button', { name: 'Ajouter une application' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mot de passe actuel')).toBeFocused();
    await page.keyboard.type('Mauvais-2026');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le mot de passe actuel n’est pas le bon.')).toBeVisible();
    await page.getByLabel('Mot de passe actuel').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'Code QR' })).toBeVisible();
    await expect(page.getByLabel('Code que montre l’application')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const secret = await page.getByRole('main').locator('code').textContent();
    await page.keyboard.type(totpCode(secret ?? ''));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused();
    const codes = await page
      .getByRole('region', { name: 'Vos codes de secours' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Je les ai gardés' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Il reste 10 codes.')).toBeVisible();
    const mail = await latestMail(portal.dataDir, 'moderator@demo.example');
    expect(mail.text).toContain('/security');

    await onAnotherDevice(page);
    await fillLogin(page, 'moderator@demo.example');
    await expect(heading(page)).toHaveText('Deuxième étape');
    await expect(page.getByLabel('Code de l’application')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ce code n’est pas valide').first()).toBeVisible();
    // The code of the next step, because that of the present one has served.
    await page.getByLabel('Code de l’application').fill(totpCode(secret ?? '', 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');

    await onAnotherDevice(page);
    await fillLogin(page, 'moderator@demo.example');
    await page.getByRole('button', { name: 'Téléphone perdu' }).click();
    await page.getByLabel('Code de secours').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.goto('/security');
    await expect(page.getByText('Il reste 9 codes.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer l’application' }).click();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ajouter une application' })).toBeVisible();
    await expect(page.getByText('Codes de secours', { exact: true })).toHaveCount(0);
  });
});

test.describe('on a phone in English, dark', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a passkey is added with a name, logs in alone, and is removed', async ({ page, portal }) => {
    // Browsers give passkeys to names of hosts only, not to addresses.
    const home = portal.url.replace('127.0.0.1', 'localhost');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await page.goto(`${home}/login`);
    await fillLogin(page, 'gis_editor@demo.example');
    await expect(page).toHaveURL(`${home}/`);
    await page.goto(`${home}/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of this device')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('My phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('My phone')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${home}/login?next=%2Fsecurity`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).toHaveURL(`${home}/security`);
    await expect(page.getByText(/Last used on/)).toBeVisible();
    await expect(page.getByText('Logged in with a passkey')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('My phone')).toHaveCount(0);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${home}/login`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText('This passkey is no longer known here')).toBeVisible();
  });
});
