import { violations } from '../../support/axe';
import { latestMail } from '../../support/mail';
import { expect, fillLogin, heading, test } from '../../support/test';

test.use({ locale: 'en-US', portalEnv: { LIMIT_LOGIN_EVERYWHERE: '2' } });

const EMAIL = 'gis_editor@demo.example';

test('an account that wrong passwords hold back is opened by a mailed link', async ({ page, portal }) => {
  await page.goto('/login');
  for (const password of ['Wrong-2026', 'Wrong-2027']) {
    await fillLogin(page, EMAIL, password);
    await expect(page.getByRole('alert')).toContainText('Login or password not valid');
  }
  await fillLogin(page, EMAIL);
  await expect(page.getByRole('alert')).toContainText('Too many wrong passwords were tried for this account');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible();
  await page.getByRole('button', { name: 'Get a login link by e-mail' }).click();
  await expect(page.getByText(`If an account has the address ${EMAIL}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const { text } = await latestMail(portal.dataDir, EMAIL);
  const link = new URL(/https?:\/\/\S+#login=\S+/.exec(text)?.[0] ?? '');
  await page.goto(link.pathname + link.hash);
  await expect(heading(page)).toHaveText('Log in by the link you received');
  await expect(page).toHaveURL('/auth/resetconfirm');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/security');
  await expect(page.getByText('Logged in by a link received by e-mail')).toBeVisible();
  // Each link works once.
  await page.goto(link.pathname + link.hash);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(heading(page)).toHaveText('This link no longer works');
});
