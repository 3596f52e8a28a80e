import type { Page } from '@playwright/test';
import { newCase } from '../../support/data/cases';
import { nextBuild } from '../../support/deployment/next-build';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', ownFiles: true });

/** Id of the build that the page runs. */
const runs = (page: Page) => page.locator('meta[name=portal-build]').getAttribute('content');
const expectBuild = (page: Page, build: string) =>
  expect(page.locator(`meta[name=portal-build][content="${build}"]`)).toHaveCount(1);
const offer = (page: Page) => page.getByRole('button', { name: 'Recharger', exact: true });
const openMap = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Ciguawatch', exact: true }).click();

const openHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Ciguawatch Surveillance/ })
    .click();

/**
 * Opens a page and waits until the service worker controls it and the page listens to the person's actions.
 */
async function settled(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
  );
  await page.goto(path);
  await page.locator('html[data-warm]').waitFor();
}

/** Simulates returning to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('a new build is offered on return to the tab, and comes with the next page', async ({
  page,
  portal,
}) => {
  await settled(page, '/');
  const before = await runs(page);
  const next = nextBuild(portal);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  expect(await runs(page)).toBe(before);
  await openMap(page);
  await expect(page).toHaveURL(/\/ciguawatch/);
  await expectBuild(page, next);
  await expect(heading(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('an open form delays a new build: its typed text stays, and the next page loads the build', async ({
  page,
  portal,
  request,
}) => {
  const id = await newCase(request);
  await signIn(page, 'cases_editor@demo.example');
  await settled(page, `/ciguawatch/case/report/${id}`);
  await page.getByRole('button', { name: 'Modifier', exact: true }).click();
  const notes = page.locator('textarea[name=gsympt_other_obs]');
  await notes.fill('Sept convives');
  const before = (await runs(page)) ?? '';
  const next = nextBuild(portal);
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  const question = page.getByRole('alertdialog');
  await openHome(page);
  await question.getByRole('button', { name: 'Rester' }).click();
  await expect(notes).toHaveValue('Sept convives');
  await expectBuild(page, before);
  await openHome(page);
  await question.getByRole('button', { name: /^Quitter/ }).click();
  await expectBuild(page, next);
  await expect(page).toHaveURL('/');
});

test('a postponed build is not loaded with the next page', async ({ page, portal }) => {
  await settled(page, '/');
  const before = (await runs(page)) ?? '';
  nextBuild(portal);
  await comeBack(page);
  await page.getByRole('button', { name: 'Plus tard', exact: true }).click();
  await openMap(page);
  await expect(page).toHaveURL(/\/ciguawatch/);
  await expect(heading(page)).toBeVisible();
  await expectBuild(page, before);
});
