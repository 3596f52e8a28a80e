import type { Page } from '@playwright/test';
import { MAP_PATH } from '../../support/map';
import { ReportForm } from '../../support/report-form';
import { expect, test } from '../../support/test';

/** Words as people write them, and the fish that each screen puts first. */
const FISH = {
  carange: 'Caranx lugubris',
  baracuda: 'Sphyraena barracuda',
  peroquet: 'Chlorurus microrhinos',
  'lutjan rouge': 'Lutjanus bohar',
};
/** The same for places; the risk page asks for an island, and offers those of an archipelago. */
const PLACES = { borabora: /^Bora Bora/, hivaoa: /^Hiva Oa/, tuamotus: /Tuamotu/ };

/** Types each word into a search field and expects the first suggestion. */
async function expectFirst(page: Page, name: string | RegExp, words: Record<string, string | RegExp>) {
  const box = page.getByRole('combobox', { name });
  for (const [word, first] of Object.entries(words)) {
    await box.fill(word);
    await expect(page.getByRole('option').first()).toContainText(first);
  }
  await box.fill('');
}

test('words as people write them find the same first on form, risk, map, statistics and in the directory', async ({
  page,
}) => {
  const form = new ReportForm(page);
  await form.open();
  await form.next(2);
  await expectFirst(page, /Poisson ou coquillage/, FISH);
  await expectFirst(page, /Lieu de pêche/, PLACES);

  await page.goto('/ciguawatch/case/risk');
  await expectFirst(page, 'Île ou atoll', {
    borabora: /^Bora Bora/,
    hivaoa: /^Hiva Oa/,
    tuamotus: /^Ahe/,
  });
  const fish = page.getByRole('combobox', { name: 'Poisson ou coquillage' });
  await expectFirst(page, 'Poisson ou coquillage', FISH);
  await fish.fill('carange');
  await expect(page.getByRole('option').first().locator('svg')).toBeVisible();

  await page.goto(MAP_PATH);
  await expectFirst(page, 'Espèce ou groupe', FISH);
  await expectFirst(page, 'Archipel ou île', PLACES);

  await page.goto('/ciguawatch/case/stats');
  await page.getByRole('button', { name: 'Filtres' }).click();
  await expectFirst(page, 'Espèce ou groupe', FISH);
  await expectFirst(page, 'Archipel ou île', PLACES);

  await page.goto('/fishbase/species');
  for (const [word, first] of Object.entries(FISH)) {
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(first);
  }
});
