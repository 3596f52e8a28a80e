import { loginAsDemoAccount } from '../../support/accounts';
import { newCase } from '../../support/data/cases';
import { expect, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';

test('a name that was typed is erased from the history of a case, with a reason', async ({
  browser,
  portal,
  request,
}) => {
  const id = await newCase(request);
  const editor = await loginAsDemoAccount(request, EDITOR);
  for (const [version, notes] of [
    [1, 'Ornithorynque du quai'],
    [2, 'Repas du soir, six convives'],
  ] as const) {
    const response = await editor.patch(`/api/cw/case/${id}/`, { gsympt_other_obs: notes }, version);
    expect(response.status()).toBe(200);
  }
  const page = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR', serviceWorkers: 'block' });
  await signIn(page, EDITOR);
  await page.goto(`/ciguawatch/case/report/${id}`);
  const history = page.getByRole('tabpanel', { name: 'Historique' });
  await expect(history.getByText('Ornithorynque du quai')).toHaveCount(2);
  const button = history.getByRole('button', { name: /^Effacer « Observations.* de l’historique$/ });
  await button.first().click();

  const dialog = page.getByRole('dialog', { name: /^Effacer « Observations/ });
  const reason = dialog.getByRole('textbox', { name: /Motif/ });
  await expect(reason).toBeFocused();
  await reason.press('Enter');
  await expect(dialog.getByText('Dites pourquoi')).toBeVisible();
  await reason.fill('Il disait : ornithorynque du quai');
  await reason.press('Enter');
  await expect(dialog.getByText('Le motif répète ce qui est effacé.')).toBeVisible();
  await reason.fill('À la demande de la famille');
  await dialog.getByRole('button', { name: 'Effacer', exact: true }).click();

  await expect(page.getByText('Les valeurs sont effacées de l’historique.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(history.getByText('Ornithorynque')).toHaveCount(0);
  await expect(history.getByText('A effacé des valeurs de l’historique.')).toBeVisible();
  await expect(history.getByText(/À la demande de la famille/)).toBeVisible();
  await expect(history.locator('ins', { hasText: 'effacé' }).first()).toBeVisible();
  await page.context().close();
});
