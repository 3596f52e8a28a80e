import { publicCase, publicCases } from '../../support/data/cases';
import { ReportForm, readyReport } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

test('a server killed right after the success page has the case after its restart', async ({
  page,
  request,
  portal,
}) => {
  const form = new ReportForm(page);
  await form.readyToSend('Maupiti', '2026-03-02');
  await form.send();
  const id = await form.savedNumber();
  await portal.stop('SIGKILL');
  await portal.resume();
  expect(await publicCase(request, id)).toMatchObject({ case_eventyear: 2026, case_eventmonth: 3 });
});

test('without a network a report waits on the device, and leaves by itself', async ({
  page,
  context,
  request,
}) => {
  const { form, before } = await readyReport(page, request, 'Huahine', '2026-05-05');
  await context.setOffline(true);
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');
  await expect(page.getByText('Pas encore envoyée').first()).toBeVisible();
  expect((await publicCases(request)).length).toBe(before);

  await context.setOffline(false);
  await form.savedNumber();
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a lost response results in one case, not two', async ({ page, request }) => {
  const before = (await publicCases(request)).length;
  const form = new ReportForm(page);
  let lost = 0;
  await page.route('**/api/cw/pcase/create/', async (route) => {
    if (lost > 0) return route.continue();
    await route.fetch();
    lost++;
    return route.abort('connectionreset');
  });
  await form.readyToSend('Tubuai', '2026-06-06');
  await form.send();
  await form.savedNumber();
  expect(lost).toBe(1);
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a proxy’s page with status 200 is not taken for a receipt', async ({ page, request }) => {
  const before = (await publicCases(request)).length;
  const form = new ReportForm(page);
  let relayed = 0;
  await page.route('**/api/cw/pcase/create/', (route) => {
    if (relayed++ > 0) return route.continue();
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Bienvenue</html>' });
  });
  await form.readyToSend('Rurutu', '2026-06-06');
  await form.send();
  await form.savedNumber();
  expect(relayed).toBe(2);
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a server with too many requests says when; the report waits and leaves by itself', async ({
  page,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await page.clock.install();
  const form = new ReportForm(page);
  let busy = true;
  await page.route('**/api/cw/pcase/create/', (route) =>
    busy
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '600' },
          json: { code: 'too_many_requests', message: '' },
        })
      : route.continue(),
  );
  await form.readyToSend('Anaa', '2026-06-06');
  await form.send();
  await expect(
    page.getByText(/Le serveur reçoit trop de demandes\. Nouvel essai à \d\d:\d\d\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Voir les envois en attente' }).click();
  await expect(page.getByText(/Trop de demandes en ce moment\. Nouvel essai à \d\d:\d\d\./)).toBeVisible();
  busy = false;
  expect((await publicCases(request)).length).toBe(before);
  await page.clock.fastForward('11:00');
  await expect(page.getByText(/N°\s\d+, reçue/)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
});
