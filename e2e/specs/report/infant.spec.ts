import type { Locator } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { publicCase } from '../../support/data/cases';
import { holdScripts } from '../../support/deployment/held-scripts';
import { storedJson } from '../../support/device';
import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { firstView, open as openPage } from '../../support/screens/first-view';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, signIn, test } from '../../support/test';

const WORDS = {
  'fr-FR': {
    years: 'ans',
    months: 'mois',
    told: /^8\smois$/,
    send: 'Envoyer la déclaration',
    resume: 'Reprendre',
    next: /^(Suivant|Vérifier)$/,
    edit: 'Modifier',
    history: 'Historique',
  },
  'en-US': {
    years: 'years',
    months: 'months',
    told: /^8\smonths$/,
    send: 'Send report',
    resume: 'Continue',
    next: /^(Next|Review)$/,
    edit: 'Edit',
    history: 'History',
  },
} as const;

for (const locale of ['fr-FR', 'en-US'] as const) {
  const words = WORDS[locale];
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('an infant of eight months is one from the first key to the editor’s case', async ({
      page,
      request,
    }) => {
      const form = new ReportForm(page);
      await form.keepDraft('Takaroa', '2026-06-08', 1);
      await page.goto(NEW_REPORT);
      await page.getByRole('button', { name: words.resume }).click();
      const box = page.locator('input[name=age]');
      const unit = (name: string) => page.locator('[data-field=age_unit]').getByRole('radio', { name });
      // The unit pressed late, then by mistake, and right again: the number stays.
      await box.fill('8');
      for (const name of [words.months, words.years, words.months]) await unit(name).check();
      await expect(box).toHaveValue('8');
      await expectNoOverflow(page);
      for (let section = 1; section < 6; section++)
        await page.getByRole('button', { name: words.next }).click();
      await expect(page.locator('dd').filter({ hasText: words.told })).toBeVisible();
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('main').locator('code')).toBeVisible();
      const sent = async () => (JSON.parse(await storedJson(page, 'sent')) as { id: number }[])[0]?.id ?? 0;
      await expect.poll(sent).toBeGreaterThan(0);
      const id = await sent();

      const shown = await publicCase(request, id);
      expect(Object.keys(shown ?? {})).not.toContain('age_months');
      const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
      const row = async () => (await editor.get(`/api/cw/casesingle/${id}/`)).json();
      expect(await row()).toMatchObject({ age: 0, age_months: 8 });

      await signIn(page, 'cases_editor@demo.example');
      await page.goto(`/ciguawatch/case/report/${id}`);
      await expect(page.locator('dd').filter({ hasText: words.told }).first()).toBeVisible();
      await page.getByRole('button', { name: words.edit, exact: true }).click();
      await expect(unit(words.months)).toBeChecked();
      await expect(box).toHaveValue('8');
    });
  });
}

test.describe('before the scripts come', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const fill = async (view: Locator) => {
    await view.locator('[data-field=age_unit]').getByText('months', { exact: true }).click();
    await view.locator('input[name=age]').fill('8');
  };

  test('months are taken over as months', async ({ page }) => {
    const letGo = await holdScripts(page);
    await openPage(page, NEW_REPORT);
    await fill(firstView(page));
    await letGo();
    const root = page.locator('#root');
    await expect(root.locator('[data-field=age_unit]').getByRole('radio', { name: 'months' })).toBeChecked();
    await expect(root.locator('input[name=age]')).toHaveValue('8');
  });

  test('months go on into the report without scripts', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await openPage(page, NEW_REPORT);
    await fill(firstView(page));
    await firstView(page).locator('[type=submit]').click();
    await page.waitForURL('**/plain/report');
    await expect(page.locator('input[name=age_months]')).toHaveValue('8');
    await expect(page.locator('input[name=age]')).toHaveCount(0);
  });
});
