import { violations } from '../../support/axe';
import { latestMail } from '../../support/mail';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ locale: 'en-US', ownAccounts: 'managed-account' });

test('a manager ends the sessions of an account, demands a password, hands its data out and erases it', async ({
  page,
  browser,
  portal,
}) => {
  const EMAIL = 'algae_editor@demo.example';
  const theirs = await browser.newContext({ baseURL: portal.url, locale: 'en-US' });
  await signIn(await theirs.newPage(), EMAIL);
  await signIn(page, 'admin@demo.example');
  await page.goto('/global/users');
  await page.getByRole('main').getByRole('link', { name: 'Demo Algae Editor' }).click();
  await expect(page.getByText('No e-mail to this person failed in the last month.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const answer = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'End the sessions' }).click();
  await answer.getByRole('button', { name: 'End the sessions' }).click();
  await expect(page.getByText('1 session is ended')).toBeVisible();
  await page.getByRole('button', { name: 'Demand a new password' }).click();
  expect(await violations(page)).toEqual([]);
  await answer.getByRole('button', { name: 'Demand a new password' }).click();
  await expect(page.getByText(`The link goes to ${EMAIL}`)).toBeVisible();
  expect((await latestMail(portal.dataDir, EMAIL)).text).toContain('#token=');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^account-\d+\.json$/);

  await page.getByLabel(/^E-mail/).fill('algae@lab.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`the address of the account stays ${EMAIL}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Close the account' }).click();
  await answer.getByRole('button', { name: 'Close the account' }).click();
  await page.getByRole('button', { name: 'Erase the account' }).click();
  await answer.getByRole('button', { name: 'Erase the account' }).click();
  await expect(page).toHaveURL('/global/users');
  await expect(heading(page)).toContainText('Users');
  await expect(page.getByRole('main').getByRole('row', { name: /Demo Moderator/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Demo Algae Editor')).toHaveCount(0);
  await theirs.close();
});
