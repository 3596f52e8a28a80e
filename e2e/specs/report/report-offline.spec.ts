import { watchRequests } from '../../support/quiet';
import { ReportForm } from '../../support/report-form';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('offline from the first section on, a part that cannot be fetched does not remove the form', async ({
  page,
  context,
}) => {
  const form = new ReportForm(page);
  const quiet = watchRequests(page);
  await form.open();
  await expect(page.locator('#first')).toHaveCount(0);
  await page.getByLabel(/^Âge/).fill('34');
  // The first answer loads the other sections, which the first view does not need.
  await quiet();
  await context.setOffline(true);
  await form.next(2);
  await form.place('Moorea');
  await page.getByRole('button', { name: 'Sur la carte' }).click();
  await expect(page.getByText('Pas de connexion avec le serveur.').first()).toBeVisible();
  await form.next(3);
  await form.answer('Date du repas', 'Hier');
  await form.next(4);
  await form.next(5);

  // Leaving the form asks for confirmation offline too.
  const close = page.getByRole('button', { name: 'Quitter la déclaration' });
  const answer = async (stay: boolean) => {
    const asked = page.waitForEvent('dialog');
    await close.click({ noWaitAfter: true });
    const question = await asked;
    expect(question.message()).toContain('Quitter la déclaration');
    await (stay ? question.dismiss() : question.accept());
  };
  await answer(true);
  await form.at(5);
});
