import { violations } from '../../support/axe';
import { expect, signIn, test } from '../../support/test';

/** Shown where withholding makes a number of people ill a lower bound; editors see exact numbers. */
const EXACT_COUNT_HIDDEN = /nombre exact masqué/;

test('an editor counts full rows, or public rows with a switch that the address stores', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/case\/figures|editor-rows/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/ciguawatch/case/stats');
  await expect(page.getByText(EXACT_COUNT_HIDDEN).first()).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(asked).toEqual([]);
  const persistence = page.locator('[data-chart=persistence]');
  const own = page.locator('[data-chart=purchases], [data-chart=cares], [data-chart=reportDelay]');
  await expect(persistence.getByText(/intervalle à 95/)).toBeVisible();
  await expect(own).toHaveCount(0);

  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/stats');
  await expect(
    page.getByText('Polynésie française : lignes complètes, que le public ne voit pas.'),
  ).toBeVisible();
  await expect(page.getByText(EXACT_COUNT_HIDDEN)).toHaveCount(0);
  await expect(page.getByText(/^D’après [^.]* déclarations publiques/)).toHaveCount(0);
  await expect(own).toHaveCount(3);
  for (const name of ['Lieu d’achat', 'Recours aux soins', 'Délai de déclaration'])
    await expect(own.getByRole('heading', { name })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const asPublic = page.getByRole('switch', { name: 'Comme le public les voit' });
  await asPublic.press('Space');
  await expect(page.getByText(EXACT_COUNT_HIDDEN).first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]public=1/);
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(asPublic).toBeChecked();
  for (const path of ['map', 'risk']) {
    await page.goto(`/ciguawatch/case/${path}`);
    await expect(page.getByText(/lignes complètes, que le public ne voit pas/)).toBeVisible();
  }
});
