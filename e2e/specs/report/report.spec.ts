import { randomUUID } from 'node:crypto';
import { publicCase, publicCases, quietIsland } from '../../support/data/cases';
import { setTime } from '../../support/device';
import { ReportForm, SAVED } from '../../support/report-form';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

const PHONE_OPTIONS = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('on a phone', () => {
  test.use(PHONE_OPTIONS);

  test('a report filed from home appears on the map', async ({ page, request }) => {
    const island = await quietIsland(request);
    const form = new ReportForm(page);
    // Opens the map first, so that its data are stored and must be updated later.
    await page.goto('/ciguawatch/case/map?as=table');
    await expect(page.getByRole('table', { name: 'Cas par lieu' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: island.name })).toHaveCount(0);

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Déclarer un cas' }).click();
    await form.at(1);
    await form.answer('Vous déclarez pour', 'Moi-même');
    await form.answer('Sexe', 'Femme');
    await page.getByLabel(/^Âge/).fill('34');
    await form.next(2);
    await form.place(island.name);
    await form.next(3);
    await form.answer('Date du repas', 'Hier');
    await page.getByRole('checkbox', { name: 'Je ne connais pas l’heure' }).check();
    await form.next(4);
    await form.answer('Nausées', 'Oui');
    await form.answer('Vomissements', 'Fort');
    await form.answer('Diarrhée', 'Non');
    await form.next(5);
    await page.getByLabel(/Ce que vous avez remarqué/).fill('Repas de famille, six personnes.');
    await form.next(6);
    await expect(page.getByText(island.name).first()).toBeVisible();
    await form.send();
    const id = await form.savedNumber();
    await expect(
      page.getByText('Vous pouvez maintenant télécharger votre déclaration en PDF.').first(),
    ).toBeVisible();

    expect(await publicCase(request, id)).toMatchObject({ case_island: island.id, source: 'report' });
    await page.getByRole('link', { name: 'Voir la carte des cas' }).click();
    await page.getByRole('button', { name: 'Voir en tableau' }).click();
    await expect(page.getByRole('row').filter({ hasText: island.name })).toContainText('1');
  });
});

test('the same report sent ten times at once results in one case', async ({ request }) => {
  const before = (await publicCases(request)).length;
  const data = {
    case_uuid: randomUUID(),
    case_location_id: (await quietIsland(request)).id,
    case_eventtime: '2026-02-03',
  };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => request.post('/api/cw/pcase/create/', { data })),
  );
  const ids = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { id: number }).id),
  );
  expect(responses.every((response) => response.ok())).toBe(true);
  expect(new Set(ids).size).toBe(1);
  expect((await publicCases(request)).length).toBe(before + 1);
});

test('a report is filed by keyboard alone, and its faults are announced', async ({ page }) => {
  const { keyboard } = page;
  /** Describes the focused element: question, label, name. */
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      const group = at?.closest('[role=radiogroup], fieldset, [role=group]');
      const labelled = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
      const question = labelled ?? group?.querySelector('legend');
      return [question?.textContent, at?.labels?.[0]?.textContent ?? at?.textContent, at?.name]
        .filter(Boolean)
        .join(' | ');
    });
  /** Presses Tab until the element has the focus. */
  const tabTo = async (what: RegExp) => {
    for (let steps = 0; steps < 120; steps++) {
      if (what.test(await focused())) return;
      await keyboard.press('Tab');
    }
    throw new Error(`${what} is not reached by Tab; at the end: ${await focused()}`);
  };
  const form = new ReportForm(page);
  await page.goto('/');
  await tabTo(/^Déclarer un cas$/);
  await keyboard.press('Enter');
  await form.at(1);
  await tabTo(/^Vous déclarez pour/);
  await keyboard.press('Space');
  await tabTo(/^Suivant$/);
  await keyboard.press('Enter');
  await form.at(2);
  await expect(heading(page)).toBeFocused();

  await tabTo(/^Suivant$/);
  await keyboard.press('Enter');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Ce champs est obligatoire');
  await tabTo(/^Lieu de pêche\u00a0: /);
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Lieu de pêche/ })).toBeFocused();
  await keyboard.type('fakarava');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Lieu de pêche/ })).toHaveValue(/Fakarava/);
  await tabTo(/^Suivant$/);
  await keyboard.press('Enter');
  await form.at(3);

  await tabTo(/event_date$/);
  await keyboard.type('1/9/2026');
  await tabTo(/event_clock$/);
  await keyboard.type('1215');
  await tabTo(/^Suivant$/);
  await keyboard.press('Enter');
  await form.at(4);
  await tabTo(/^Nausées/);
  for (let right = 0; right < 3; right++) await keyboard.press('ArrowRight');
  await expect(form.group('Nausées').getByRole('radio', { checked: true })).toHaveCount(1);
  await tabTo(/^Suivant$/);
  await keyboard.press('Enter');
  await form.at(5);
  await tabTo(/gsympt_other_obs$/);
  await keyboard.type('Au clavier.');
  await tabTo(/^Vérifier$/);
  await keyboard.press('Enter');
  await form.at(6);
  await expect(page.getByRole('main')).toContainText('1er septembre 2026');
  await expect(page.getByRole('main')).toContainText('12:15');
  await tabTo(/^Envoyer la déclaration$/);
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText(SAVED);
});

for (const { name, now, today, yesterday, tag } of [
  {
    name: 'on the last evening of the year',
    tag: DAILY,
    now: '2026-01-01T09:30:00Z',
    today: '31/12/2025',
    yesterday: '30/12/2025',
  },
  {
    name: 'on 1 January',
    tag: LONG,
    now: '2026-01-01T10:30:00Z',
    today: '01/01/2026',
    yesterday: '31/12/2025',
  },
  {
    name: 'at the edge of a month',
    tag: LONG,
    now: '2026-03-01T10:00:00Z',
    today: '01/03/2026',
    yesterday: '28/02/2026',
  },
]) {
  test(`"today" is the day of the place, ${name} in Tahiti`, { tag }, async ({ browser, portal }) => {
    // The device is in another time zone, where it is tomorrow already.
    const context = await browser.newContext({
      baseURL: portal.url,
      locale: 'fr-FR',
      timezoneId: 'Pacific/Kiritimati',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await setTime(page, now);
    const form = new ReportForm(page);
    await form.expectDays({ today, yesterday });
    await context.close();
  });
}
