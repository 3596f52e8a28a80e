import { violations } from '../../support/axe';
import { newCase } from '../../support/data/cases';
import { expect, signIn, test } from '../../support/test';

// A walk that is on stands beside the pages of its account.
test.use({ locale: 'en-US', ownAccounts: 'walk' });

test('a walk is begun, followed by keyboard, taken up again after a reload and left', async ({ page }) => {
  await signIn(page, 'algae_editor@demo.example');
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin the walk' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Guided walk' });
  await expect(panel.getByRole('heading')).toHaveText('Guided walk · step 1 of 5');
  await expect(panel.getByText('Done.')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await panel.getByRole('link', { name: 'Go there' }).press('Enter');
  await expect(page).toHaveURL('/ciguawatch/algae/report/list');
  await expect(panel.getByText('Done.')).toBeVisible();
  await expect(panel.getByText('You are on its page.')).toBeVisible();
  await panel.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(panel.getByRole('heading')).toHaveText('Guided walk · step 2 of 5');

  await page.reload();
  await expect(panel.getByRole('heading')).toHaveText('Guided walk · step 2 of 5');
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Leave the walk' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('1 of 5 steps done.')).toBeVisible();
  await page.getByRole('button', { name: 'Take up again' }).press('Enter');
  await expect(panel.getByRole('heading')).toHaveText('Guided walk · step 2 of 5');
});

test('reviewing three cases does the first step of an editor', async ({ page, request }) => {
  const ids: number[] = [];
  for (const age of [41, 42, 43, 44]) ids.push(await newCase(request, { age }));
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/');
  await page.getByRole('button', { name: 'Begin the walk' }).press('Enter');
  const panel = page.getByRole('complementary', { name: 'Guided walk' });
  await expect(panel.getByText(/^Review three cases/)).toBeVisible();
  await page.goto(`/ciguawatch/case/report/list?review_state=new&id=${ids.join(',')}`);
  await expect(panel.getByText('You are on its page.')).toBeVisible();
  await page.getByRole('rowheader').first().focus();
  await page.keyboard.press('Enter');
  for (const id of ids.slice(1).reverse()) {
    await expect(page.getByRole('heading', { level: 2, name: `Case ${id}` })).toBeVisible();
    await expect(panel.getByText('Done.')).toHaveCount(0);
    await page.keyboard.press('r');
  }
  await expect(panel.getByText('Done.')).toBeVisible();
});
