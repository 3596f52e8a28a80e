import { violations } from '../../../support/axe';
import { newCase } from '../../../support/data/cases';
import { ReportForm } from '../../../support/report-form';
import { expectNoOverflow } from '../../../support/screens/no-overflow';
import { expect, signIn, test } from '../../../support/test';

test('what is to check of a case is a sentence until somebody says that it is right', async ({
  page,
  request,
}) => {
  const id = await newCase(request, { sympt_fever: true, sympt_tinglings: '1', history: '2', history_nb: 3 });
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/report/list');
  const row = page.getByRole('row', { name: String(id) });
  await expect(row.getByText(/antérieures|intoxications d’avant/)).toBeAttached();
  await page.getByRole('rowheader', { name: String(id) }).click();
  await page.keyboard.press('Enter');
  const flags = page.getByRole('region', { name: 'À vérifier' });
  const right = flags.getByRole('button', { name: 'J’ai regardé : c’est juste' });
  await expect(right).toHaveCount(2);
  // In view as the buttons to decide are, before anything is scrolled.
  await expect(right.first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Relu', exact: true })).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await right.first().click();
  await expect(right).toHaveCount(1);
  await expect(flags.getByText(/^Trouvé juste par/)).toBeVisible();
  await flags.getByRole('button', { name: 'À vérifier de nouveau' }).click();
  await expect(right).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('health staff are asked for the outcome, and nobody else', async ({ page }) => {
    const form = new ReportForm(page);
    await form.open();
    await form.answer(/déclarez pour/, 'Moi-même');
    await form.next(2);
    await form.place('Takaroa');
    await form.next(3);
    await form.day('08/06/2026');
    await form.next(4);
    await form.next(5);
    const part = page.getByRole('button', { name: /Partie soignante/ });
    if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
    await expect(page.getByText('Hospitalisation')).toHaveCount(0);
    for (const section of [4, 3, 2, 1]) {
      await page.getByRole('button', { name: 'Retour' }).click();
      await form.at(section);
    }
    await form.answer(/déclarez pour/, 'Un patient Soignant');
    for (const section of [2, 3, 4, 5]) await form.next(section);
    await expect(page.getByText('Hospitalisation')).toBeVisible();
    await expect(page.getByText('Soins intensifs')).toHaveCount(0);
    await form.answer('Hospitalisation', 'Oui');
    await expect(page.getByText('Soins intensifs')).toBeVisible();
    await expectNoOverflow(page);
    expect(await violations(page)).toEqual([]);
  });
});
