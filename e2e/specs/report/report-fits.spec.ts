import { NEW_REPORT, ReportForm } from '../../support/report-form';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { expect, test } from '../../support/test';

const FORM_WORDS = {
  'fr-FR': {
    resume: 'Reprendre',
    next: /^(Suivant|Vérifier)$/,
    staff: /^Partie soignante/,
    send: 'Envoyer la déclaration',
    withdraw: /^Retirer/,
    step: (n: number) => `Étape ${n} sur 6`,
  },
  'en-US': {
    resume: 'Continue',
    next: /^(Next|Review)$/,
    staff: /^For health staff/,
    send: 'Send report',
    withdraw: /^Withdraw/,
    step: (n: number) => `Step ${n} of 6`,
  },
} as const;

for (const locale of ['fr-FR', 'en-US'] as const) {
  const words = FORM_WORDS[locale];
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 320, height: 844 } });

    test('at twice the text size no section scrolls sideways, nor do the code, the own reports and a withdrawal', async ({
      page,
    }) => {
      const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
      const form = new ReportForm(page);
      await form.keepDraft('Takaroa', '2026-06-08', 1);
      await page.goto(NEW_REPORT);
      await expect(button(words.resume)).toBeVisible();
      await expectNoOverflow(page);
      await button(words.resume).click();
      for (let section = 1; section < 6; section++) {
        await expect(page.getByText(words.step(section)).filter({ visible: true })).toBeVisible();
        await expectNoOverflow(page);
        if (section === 5) {
          await button(words.staff).click();
          await expectNoOverflow(page);
        }
        await button(words.next).click();
      }
      await expect(page.getByText(words.step(6)).filter({ visible: true })).toBeVisible();
      await expectNoOverflow(page);
      await button(words.send).click();
      await expect(page.getByRole('main').locator('code')).toBeVisible();
      await expectNoOverflow(page);
      await page.goto('/my-reports');
      await expect(button(words.withdraw)).toBeVisible();
      await expectNoOverflow(page);
      await button(words.withdraw).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoOverflow(page);
    });
  });
}
