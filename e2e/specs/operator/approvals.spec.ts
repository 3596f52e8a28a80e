import { loginAsDemoAccount } from '../../support/accounts';
import { violations } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

const RIMATARA = 84;

test('a number of residents that shows hidden values waits, is refused, and is approved by somebody else', async ({
  page,
  request,
}) => {
  const rows = async () => (await request.get('/api/cw/caselist/?chunk=0')).text();
  const before = await rows();
  await signIn(page, 'gis_editor@demo.example');
  const ask = async (residents: string) => {
    await page.goto(`/gis/map/${RIMATARA}`);
    await page.locator('input[name=residents]').fill(residents);
    await page.getByRole('button', { name: 'Enregistrer' }).press('Enter');
    await expect(
      page.getByText(/lignes publiques en montreraient davantage.*Vous l’avez demandé/),
    ).toBeVisible();
  };
  await ask('87200');
  expect(await rows()).toBe(before);
  await page.getByRole('button', { name: 'Retirer', exact: true }).press('Enter');
  await expect(page.getByText('Vous l’avez demandé')).toHaveCount(0);
  await ask('87201');
  await ask('87202');

  const manager = await loginAsDemoAccount(request, 'users_manager@demo.example');
  // One of the demonstration, and two of this test; the page says the same of its first wish while the second is being sent.
  const waiting = async () => (await manager.get('/api/a/work/approvals-waiting/')).json();
  await expect.poll(waiting).toMatchObject({ count: 3 });
  await signIn(page, 'users_manager@demo.example');
  await page.goto('/');
  await page.getByRole('link', { name: /3 modifications à approuver/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Modifications à approuver' })).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rimatara' }) });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(/87\s201/);
  await cards.first().getByRole('button', { name: 'Refuser' }).press('Enter');
  expect(await violations(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(dialog.getByText('Dites pourquoi')).toBeVisible();
  await dialog.getByRole('textbox').fill('Un zéro de trop');
  await dialog.getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(cards.first()).toContainText('Un zéro de trop');
  expect(await rows()).toBe(before);
  await cards.last().getByRole('button', { name: 'Approuver' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approuver' }).press('Enter');
  await expect(cards.last()).toContainText('Approuvée');
  expect(await rows()).not.toBe(before);

  await signIn(page, 'gis_editor@demo.example');
  await page.goto(`/gis/map/${RIMATARA}`);
  await expect(page.getByText('Un zéro de trop')).toBeVisible();
  await expect(page.getByText('Votre modification est approuvée')).toBeVisible();
});
