import { violations } from '../../support/axe';
import { publicCases } from '../../support/data/cases';
import { storedJson } from '../../support/device';
import { readyReport } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

test('a report that was sent is found again, corrected and withdrawn; it then says so and keeps no answers here', async ({
  page,
  request,
}) => {
  const { form, before } = await readyReport(page, request, 'Takaroa', '2026-06-08');
  await form.send();
  const first = await form.savedNumber();
  expect((await publicCases(request)).length).toBe(before + 1);
  await page.getByRole('link', { name: 'Mes déclarations' }).click();
  await expect(heading(page)).toHaveText('Mes déclarations');
  const card = (id: number) =>
    page.getByRole('listitem').filter({ has: page.getByText(`N° ${id}`, { exact: true }) });
  await expect(card(first)).toContainText('Reçue');
  await expect(card(first)).toContainText('Takaroa');

  await card(first)
    .getByRole('link', { name: /^Corriger/ })
    .click();
  await form.at(6);
  await expect(page.getByText(new RegExp(`Vous corrigez la déclaration N°\\s${first}`))).toBeVisible();
  await page.getByRole('button', { name: /^Modifier.*Qui est malade/ }).click();
  await page.getByLabel(/^Âge/).fill('41');
  await page.getByRole('button', { name: 'Revenir à la vérification' }).click();
  await form.at(6);
  await form.send();
  await expect(heading(page)).toHaveText(/^Votre correction est enregistrée\s!$/);
  const second = await form.savedNumber();
  await page.getByRole('link', { name: 'Mes déclarations' }).click();
  await expect(card(second)).toContainText('À relire');
  await expect(card(second)).toContainText(new RegExp(`Correction du n°\\s${first}`));
  // The correction has not been reviewed, so the first report still counts.
  expect((await publicCases(request)).length).toBe(before + 1);
  expect(await violations(page), 'My reports').toEqual([]);
  const window = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 640 });
  const buttons = card(first).locator('a, button');
  await expect(buttons.first()).toBeVisible();
  const cut = await buttons.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );
  expect(cut, 'buttons on a narrow phone').toEqual([]);
  await page.setViewportSize(window);

  await card(first)
    .getByRole('button', { name: /^Retirer/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Vous ne pourrez pas revenir en arrière');
  expect(await violations(page), 'withdraw').toEqual([]);
  await question.getByRole('button', { name: /^Retirer le n°/ }).click();
  for (const id of [first, second]) {
    await expect(card(id)).toContainText('Retirée le');
    await expect(card(id).getByRole('button')).toHaveCount(0);
  }
  expect((await publicCases(request)).length).toBe(before);
  expect(await storedJson(page, 'sent')).not.toContain('2026-06-08');
});
