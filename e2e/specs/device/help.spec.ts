import { HELP_LANGUAGES } from '../../../shared/contract/help-tasks';
import { violations } from '../../support/axe';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' });

test('the help of a screen opens at its task, and every screen’s help without a network after one visit', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Aide de cette page (nouvel onglet)' }).click();
  const help = await opened;
  await expect(help).toHaveURL(/\/help\/reporter\?lang=fr#ciguatera$/);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('help')).keys()).map(({ url }) => new URL(url).pathname),
      ),
    )
    .toEqual(expect.arrayContaining(['/help/', '/help/nurse', '/help/account']));
  await context.setOffline(true);
  await help.goto('/help/?at=/ciguawatch/case/transcribe&lang=fr');
  await expect(help).toHaveURL(/\/help\/nurse\?lang=fr#transcribe$/);
  await expect(help.getByRole('heading', { name: 'Saisir vite les fiches papier' })).toBeVisible();
  await context.setOffline(false);
});

test('the key ? opens the help of the page', async ({ page, context }) => {
  await page.goto('/ciguawatch/case/risk');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('?');
  await expect(await opened).toHaveURL(/\/help\/reporter\?lang=fr#risk$/);
});

test('screen readers find no fault in the help, and it fits a phone', async ({ page }) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of HELP_LANGUAGES)
    for (const path of ['/help/', '/help/?q=cas', '/help/nurse', '/help/case-editor', '/help/outlines']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expectNoOverflow(page);
      faults.push(...(await violations(page)));
    }
  expect(faults).toEqual([]);
});
