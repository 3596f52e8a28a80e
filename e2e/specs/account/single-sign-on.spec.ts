import { TestProvider } from '../../../server/test/support/single-sign-on';
import { violations } from '../../support/axe';
import { test as base, DEMO_PASSWORD, expect, heading, signIn } from '../../support/test';

const test = base.extend<object, { portalEnv: Record<string, string> }>({
  portalEnv: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const provider = await TestProvider.start();
      // The provider sends the browser back to the address by which it came.
      await use({ ...provider.settings, PUBLIC_URL: '' });
      provider.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('on a phone in French', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

  test('a first login elsewhere makes an account that waits for a manager', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Se connecter avec Ministry' });
    await expect(button).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await button.click();
    await page.getByLabel('Name').fill('refuse');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('La connexion unique a échoué');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Retour' }).click();
    await button.click();
    await page.getByLabel('Name').fill('hina');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Votre compte est créé')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('Vous êtes déjà connecté')).toBeVisible();
  });
});

test.describe('on a wide screen in English, dark', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });

  test('an account is linked after it logged in, then logs in elsewhere', async ({ page }) => {
    await signIn(page, 'moderator@demo.example');
    await page.goto('/security');
    await page.getByRole('button', { name: 'Link with Ministry' }).click();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').fill('moderator');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Security');
    await expect(page.getByText(/^Linked on/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?next=%2Fsecurity');
    await page.getByRole('button', { name: 'Log in with Ministry' }).click();
    await page.getByLabel('Name').fill('moderator');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/security');
    await expect(page.getByText('Logged in by single sign-on')).toBeVisible();
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Link with Ministry' })).toBeVisible();
  });
});
