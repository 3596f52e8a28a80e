import type { APIRequestContext } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { publicCase, publicCases } from '../../support/data/cases';
import { ENGINES } from '../drivers/installed-engines';
import { DESKTOP_SIZE, expect, PHONE_SIZE, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const SECTION_TITLES = [
  /Qui est malade/,
  /Quel poisson/,
  /Quand, et quels soins/,
  /Quels symptômes/,
  /Autre chose/,
  /Vérifiez/,
];
const NEXT_BUTTON = { css: 'button', text: /^(Suivant|Vérifier)$/ };
const PLACE_FIELD = 'input[role=combobox]';

const seeSection = (visitor: Visitor, section: number) => visitor.see('h1', SECTION_TITLES[section - 1]);

async function goToSection(visitor: Visitor, to: number): Promise<void> {
  await visitor.click(NEXT_BUTTON);
  await seeSection(visitor, to);
}

/** Fills in the report from home to the review, with the pointer. */
async function fill(visitor: Visitor, place: string, day: string, clock: string): Promise<void> {
  await visitor.goto('/');
  await visitor.click({ css: 'main a', text: /^Déclarer un cas/ });
  await seeSection(visitor, 1);
  await visitor.click({ css: 'label', text: /^Femme$/ });
  await goToSection(visitor, 2);
  await visitor.type({ css: PLACE_FIELD, text: /Lieu de pêche/ }, place);
  await visitor.click({ css: '[role=option]', text: new RegExp(place) });
  await goToSection(visitor, 3);
  await visitor.type({ css: 'input[name=event_date]' }, day);
  await visitor.type({ css: 'input[name=event_clock]' }, clock);
  await goToSection(visitor, 4);
  await goToSection(visitor, 5);
  await goToSection(visitor, 6);
}

/** Id of the report whose receipt code the page shows; editors find it by the code. */
async function saved(visitor: Visitor, request: APIRequestContext): Promise<number> {
  const code = await visitor.see('main *', /^(?:[A-Z0-9]{4} ){3}[A-Z0-9]{2}$/);
  const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
  const response = await editor.post('/api/cw/case/find/', { receipt_code: code.replace(/ /g, '') });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { id: number }).id;
}

/** Expects exactly one more case, with the chosen day and hour. */
async function expectStoredOnce(
  request: APIRequestContext,
  id: number,
  before: number,
  meal: { year: number; month: number; at: string },
): Promise<void> {
  expect((await publicCases(request)).length).toBe(before + 1);
  expect(await publicCase(request, id)).toMatchObject({
    case_eventyear: meal.year,
    case_eventmonth: meal.month,
  });
  const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
  const response = await editor.get(`/api/cw/casesingle/${id}/`);
  expect(response.status()).toBe(200);
  const full = (await response.json()) as { case_eventtime: string };
  expect(Date.parse(full.case_eventtime)).toBe(Date.parse(meal.at));
}

for (const name of ENGINES) {
  test(`${name}: a report by pointer on a phone, sent without a network, arrives once when it is back`, async ({
    visit,
    cable,
    request,
    picture,
  }) => {
    const visitor = await visit(name, { ...PHONE_SIZE, zone: 'Pacific/Kiritimati' });
    const before = (await publicCases(request)).length;
    await fill(visitor, 'Rangiroa', '31/12/2025', '23:45');
    await picture(visitor, 'report-390');
    await visitor.see('main', /31 décembre 2025/);
    await visitor.see('main', /23:45/);
    // Engines log errors for files they cannot load; the report is stored either way.
    await visitor.kept();
    await cable.cut();
    try {
      await visitor.click({ css: 'button', text: /^Envoyer la déclaration$/ });
      await visitor.see('h1', /est gardée sur cet appareil/);
      expect((await publicCases(request)).length).toBe(before);
    } finally {
      await cable.join();
    }
    // Within a minute the portal checks for the server again without a reload.
    await visitor.see('h1', /^Votre déclaration est enregistrée/, 90_000);
    await expectStoredOnce(request, await saved(visitor, request), before, {
      year: 2025,
      month: 12,
      at: '2025-12-31T23:45:00-10:00',
    });
  });

  test(`${name}: a report by keyboard alone on a desk`, async ({ visit, request, picture }) => {
    const visitor = await visit(name, { ...DESKTOP_SIZE, zone: 'Pacific/Pago_Pago' });
    const before = (await publicCases(request)).length;
    const go = async (button: RegExp, to: number) => {
      await visitor.tabTo(button);
      await visitor.driver.press('Enter');
      await seeSection(visitor, to);
    };
    await visitor.goto('/');
    await visitor.see('main a', /^Déclarer un cas/);
    await visitor.tabTo(/^Déclarer un cas/);
    await visitor.driver.press('Enter');
    await seeSection(visitor, 1);
    await visitor.tabTo(/^Vous déclarez pour/);
    await visitor.driver.press('Space');
    await go(/^Suivant$/, 2);
    await visitor.tabTo(/^Lieu de pêche/);
    await visitor.driver.press(...'fakarava');
    await visitor.see('[role=option]', /Fakarava/);
    await visitor.driver.press('ArrowDown', 'Enter');
    await go(/^Suivant$/, 3);
    await visitor.tabTo(/event_date$/);
    await visitor.driver.press(...'1/9/2026');
    await visitor.tabTo(/event_clock$/);
    await visitor.driver.press(...'1215');
    await go(/^Suivant$/, 4);
    await visitor.tabTo(/^Nausées/);
    await visitor.driver.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await go(/^Suivant$/, 5);
    await go(/^Vérifier$/, 6);
    await visitor.see('main', /1er septembre 2026/);
    await visitor.see('main', /12:15/);
    await visitor.tabTo(/^Envoyer la déclaration$/);
    await visitor.driver.press('Enter');
    await visitor.see('h1', /^Votre déclaration est enregistrée/);
    await picture(visitor, 'saved-1440');
    await expectStoredOnce(request, await saved(visitor, request), before, {
      year: 2026,
      month: 9,
      at: '2026-09-01T12:15:00-10:00',
    });
  });
}
