import { loginAsDemoAccount } from '../../../support/accounts';
import { violations } from '../../../support/axe';
import { newCase } from '../../../support/data/cases';
import { expect, signIn, test } from '../../../support/test';

const EDITOR = 'cases_editor@demo.example';

test('an editor reads why a case has its class, discards it, and takes that back in the log', async ({
  page,
  request,
}) => {
  const editor = await loginAsDemoAccount(request, EDITOR);
  const caseOf = async (id: number) => (await editor.get(`/api/cw/casesingle/${id}/`)).json();
  const id = await newCase(request);
  await editor.patch(`/api/cw/case/${id}/`, { sympt_dysesthesia: '2', specie_id: 1 }, 1);
  await signIn(page, EDITOR);
  await page.goto(`/ciguawatch/case/report/list?id=${id}&case_class=probable`);
  await expect(page.getByRole('rowheader')).toHaveText([String(id)]);
  await expect(page.getByRole('row', { name: String(id) })).toContainText('Probable');
  await page.getByRole('rowheader', { name: String(id) }).click();
  await page.keyboard.press('Enter');
  const part = page.getByRole('region', { name: 'Classe du cas' });
  await expect(part).toContainText('Le froid brûle');
  await expect(part).toContainText('Ce poisson est connu pour la ciguatera.');
  await expect(part).toContainText('version\u00a02');
  expect(await violations(page)).toEqual([]);
  await part.getByRole('button', { name: 'Écarter…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Écarter le cas/ });
  await dialog.getByText('Histamine').click();
  await dialog.getByRole('textbox', { name: /^Motif/ }).fill('Thon, rougeurs');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Écarter' }).click();
  await expect(part).toContainText('Reconnu comme\u00a0: Histamine.');
  await expect.poll(async () => (await caseOf(id)).case_class).toBe('discarded');
  await page.goto('/ciguawatch/case/decisions');
  const line = page.getByRole('row', { name: /Écarté \(Histamine\)/ }).first();
  await expect(line).toContainText('Thon, rougeurs');
  await line.getByRole('button', { name: /^Annuler/ }).click();
  await expect.poll(async () => (await caseOf(id)).case_class).toBe('probable');
});
