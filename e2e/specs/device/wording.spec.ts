import { violations } from '../../support/axe';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });

test('a visitor words a text better, a translator accepts it, and every visitor reads it', async ({
  page,
  browser,
  portal,
}) => {
  const better = 'May I eat this fish, from this island?';
  await page.goto('/ciguawatch/case/risk');
  await expect(heading(page)).toHaveText('This fish, from this island: is it risky?');
  await page.getByRole('button', { name: 'Display and login' }).click();
  await page.getByRole('link', { name: 'Suggest a better wording' }).first().click();
  await expect(heading(page)).toHaveText('Suggest a better wording');
  await page.getByRole('button', { name: 'This fish, from this island: is it risky?' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Your wording').fill(better);
  // Without a network nothing is lost.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Your wording')).toHaveValue(better);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heading(page)).toHaveText('Thank you');
  expect(await violations(page)).toEqual([]);

  const desk = await browser.newContext({
    ...{ baseURL: portal.url, locale: 'en-US', viewport: { width: 1440, height: 900 } },
  });
  const theirs = await desk.newPage();
  await signIn(theirs, 'global_translator@demo.example');
  await theirs.goto('/');
  await theirs.getByRole('link', { name: /1 wording proposed by a visitor/ }).click();
  const text = theirs.getByRole('article');
  await expect(text).toHaveCount(1);
  await expect(text).toContainText(better);
  expect(await violations(theirs)).toEqual([]);
  await text.getByRole('button', { name: 'Accept' }).click();
  await expect(text.getByText(/^Accepted by Demo Global Translator/)).toBeVisible();

  await page.goto('/ciguawatch/case/risk');
  await expect(heading(page)).toHaveText(better);
  await text.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(text.getByRole('button', { name: 'Accept' })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('This fish, from this island: is it risky?');
  await desk.close();
});
