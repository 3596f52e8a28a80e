import { violations } from '../../../support/axe';
import { newCase } from '../../../support/data/cases';
import { ReportForm } from '../../../support/report-form';
import { expect, signIn, test } from '../../../support/test';

test('a report sent from another browser is announced in the open list, which moves no row', async ({
  browser,
  page,
  portal,
  request,
}) => {
  const first = await newCase(request);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/ciguawatch/case/report/list');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toHaveText(String(first));
  // Chosen and under the pointer: neither may change by itself.
  await page.getByRole('gridcell', { name: 'Non sélectionné' }).first().click();
  const before = await rows.allTextContents();
  const place = await rows.first().boundingBox();

  const elsewhere = await browser.newPage({ baseURL: portal.url, locale: 'fr-FR', serviceWorkers: 'block' });
  const form = new ReportForm(elsewhere);
  await form.readyToSend('Huahine', '2026-05-05');
  await form.send();
  const sent = await form.savedNumber();
  await elsewhere.close();

  const news = page.getByRole('status').filter({ hasText: '1 nouveau cas' });
  await expect(news.getByRole('button', { name: 'Afficher' })).toBeVisible();
  expect(await rows.allTextContents()).toEqual(before);
  expect(await rows.first().boundingBox()).toEqual(place);
  expect(await violations(page)).toEqual([]);

  await news.getByRole('button', { name: 'Afficher' }).click();
  await expect(rows.first()).toHaveText(String(sent));
  await expect(news).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cas sélectionnés' }).getByRole('status')).toHaveText(
    '1 cas',
  );
});
