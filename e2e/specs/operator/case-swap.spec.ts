import { loginAsDemoAccount } from '../../support/accounts';
import { violations } from '../../support/axe';
import { newCase } from '../../support/data/cases';
import { expect, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';

test('a batch gives the reason for each skipped case, swaps a case with its duplicate, and back by Z', async ({
  page,
  request,
}) => {
  const editor = await loginAsDemoAccount(request, EDITOR);
  const caseOf = async (id: number) => (await editor.get(`/api/cw/casesingle/${id}/`)).json();
  const [original, double, taken] = [await newCase(request), await newCase(request), await newCase(request)];
  await editor.patch(`/api/cw/case/${double}/`, { duplicate_of: original }, 1);
  await editor.patch(`/api/cw/case/${taken}/`, { review_state: 'withdrawn' }, 1);
  await signIn(page, EDITOR);
  await page.goto(`/ciguawatch/case/report/list?id=${[original, taken].join(',')}`);
  await expect(page.getByRole('rowheader')).toHaveText([taken, original].map(String));
  await page.getByRole('checkbox').first().click();
  const bar = page.getByRole('region', { name: 'Cas sélectionnés' });
  await bar.getByRole('button', { name: 'Rejeter' }).press('Enter');
  await page.getByRole('textbox', { name: /^Motif/ }).fill('Essai');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aucun cas n’a pu être changé')).toBeVisible();
  await expect(page.getByText(`Le cas ${taken} est resté tel quel. L’auteur a retiré`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Échanger ${original} et ${double}` }).press('Enter');
  await expect.poll(async () => (await caseOf(original)).duplicate_of).toBe(double);
  expect((await caseOf(double)).duplicate_of).toBeNull();
  await expect(page.getByText('Aucun cas n’a pu être changé')).toBeHidden();
  await page.keyboard.press('z');
  await expect.poll(async () => (await caseOf(double)).duplicate_of).toBe(original);
  expect((await caseOf(original)).duplicate_of).toBeNull();
  await expect(page.getByText('2 cas sont comme avant.')).toBeVisible();
  await page.goto('/ciguawatch/case/decisions');
  await expect(page.getByRole('row', { name: 'Original et doublon échangés' }).first()).toContainText(
    /Annulée par/,
  );
});
