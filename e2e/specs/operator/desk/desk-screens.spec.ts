import { loginAsDemoAccount } from '../../../support/accounts';
import { violations } from '../../../support/axe';
import { newCase, quietIsland } from '../../../support/data/cases';
import { expect, heading, signIn, test } from '../../../support/test';

const EDITOR = 'cases_editor@demo.example';
const LIST = '/ciguawatch/case/report/list';

test('a case with its surroundings, its follow-up and its meal is read in drawer, page and log', async ({
  page,
  request,
}) => {
  const editor = await loginAsDemoAccount(request, EDITOR);
  const island = await quietIsland(request);
  const meal = { case_location_id: island.id, case_eventtime: '2026-03-04T19:30', specie_id: 22 };
  const first = await newCase(request, { ...meal, age: 34, gender: 'F', gsympt_delay: '2' });
  const second = await newCase(request, { ...meal, age: 9, gender: 'M', gsympt_delay: '4' });
  expect((await editor.patch(`/api/cw/case/${second}/`, { match_event: String(first) }, 1)).ok()).toBe(true);

  await signIn(page, EDITOR);
  await page.goto(`${LIST}?id=${first},${second}`);
  const drawer = page.getByRole('dialog', { name: `Cas ${second}` });
  await page.getByRole('rowheader').first().focus();
  await page.keyboard.press('Enter');
  const around = drawer.getByRole('region', { name: 'Autour du cas' });
  await expect(around.getByRole('link', { name: '2 déclarations, 2 malades' })).toBeVisible();

  await test.step('the follow-up takes a note, a day and what it waits for', async () => {
    await drawer.getByRole('textbox', { name: 'Nouvelle note' }).fill('Rappeler la famille');
    await drawer.getByRole('button', { name: 'Envoyer' }).click();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Rappeler la famille' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Me l’assigner' }).click();
    await expect(drawer.getByRole('button', { name: 'C’est fait' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    // The name of the quiet island of today decides whether the links wrap: each is high enough for a finger.
    for (const link of await drawer.locator('ul a').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });

  await test.step('the meal has its page', async () => {
    await around.getByRole('link', { name: '2 déclarations, 2 malades' }).click();
    await expect(heading(page)).toHaveText(/^Repas à /);
    await expect(page.getByRole('heading', { name: 'Premiers signes après le repas' })).toBeVisible();
    await expect(page.getByRole('link', { name: `Cas ${first}`, exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a decision is in the log, with its case', async () => {
    await page.goto(`${LIST}?id=${second}`);
    await page.getByRole('rowheader').first().focus();
    await page.keyboard.press('t');
    await expect(page.getByText(`Cas ${second} : À relire.`)).toBeVisible();
    await page.goto('/ciguawatch/case/decisions');
    await expect(heading(page)).toHaveText('Décisions');
    await expect(page.getByRole('row').filter({ hasText: `Cas ${second}` })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test('what a count shows is drawn, and an empty list makes no promise about its cases', async ({ page }) => {
  await signIn(page, EDITOR);
  await page.goto(`${LIST}?by=month`);
  await page.getByRole('radio', { name: 'Diagramme' }).check();
  await expect(page.getByRole('region', { name: 'Compter les cas' }).locator('svg').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${LIST}?search=nulle+part+ici`);
  await expect(
    page
      .getByText('Aucun cas avec ces filtres')
      .or(page.getByText(/^Aucun cas, à jour/))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Tous sont dans les chiffres/)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
