import { violations } from '../../support/axe';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ locale: 'en-US' });

test('a manager and a person read what roles allow, by keyboard', async ({ page }) => {
  await signIn(page, 'users_manager@demo.example');
  await page.goto('/global/users');
  await page.getByRole('link', { name: 'What each role allows' }).press('Enter');
  await expect(page).toHaveURL('/roles?show=all');
  await expect(heading(page)).toHaveText('What each role allows');
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'What my roles allow' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moderation' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'My roles' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Moderation' })).toBeVisible();
});
