import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { loginAsDemoAccount } from '../../support/accounts';
import { publicCase } from '../../support/data/cases';
import { readPdf } from '../../support/documents/pdf';
import { pdfFills, pdfPages, pdfWords } from '../../support/documents/pdf-text';
import { ReportForm, sentBodies } from '../../support/report-form';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, signIn, test } from '../../support/test';

const sheet = (page: Page) => page.locator('body > [aria-hidden=true] article');

/** The document as questions with answers. */
const lines = (page: Page): Promise<Record<string, string>> =>
  sheet(page)
    .locator('dl > div')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((line) => [
          line.querySelector('dt')?.textContent ?? '',
          (line.querySelector('dd')?.textContent ?? '').replace(/[\u00a0\u202f]/g, ' '),
        ]),
      ),
    );

/** Id of a place, as text. */
async function placeId(page: Page, name: string): Promise<string> {
  const places = (await (await page.request.get('/api/cw/location/')).json()) as {
    id: number;
    name: string;
  }[];
  return String(places.find((one) => one.name === name)?.id);
}

/** Fills in a report with answers of every kind. */
async function fill(form: ReportForm): Promise<void> {
  const { page } = form;
  await form.open();
  await form.answer('Vous déclarez pour', 'Un proche');
  await form.answer('Sexe', 'Femme');
  await page.locator('input[name=age]').fill('34');
  await form.next(2);
  await form.place('Rangiroa');
  await form.answer('Parties mangées', 'Chair');
  await form.answer('Parties mangées', 'Tête');
  await form.next(3);
  await form.day('05/03/2026');
  await form.hour('19:30');
  await form.next(4);
  await form.answer('Nausées', 'Fort');
  await form.answer('Vomissements', 'Faible');
  await form.answer('Diarrhée', 'Non');
  await form.next(5);
  await page.locator('textarea[name=gsympt_other_obs]').fill('Loche de 40 cm, grillée.');
  await form.next(6);
  await form.send();
}

test('the document of a report contains every answer, as PDF, on paper and in both languages', async ({
  page,
}) => {
  const form = new ReportForm(page);
  await fill(form);
  const code = await form.savedCode();
  const id = await form.savedNumber();
  await expect(sheet(page).getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Déclaration d’un cas de ciguatera',
  );
  await expect(sheet(page).locator('strong')).toHaveText(`Code ${code}`);
  const french = await lines(page);
  expect(french).toMatchObject({
    'Déclaré pour': 'Un proche de l’auteur',
    Sexe: 'Femme',
    Âge: '34 ans',
    'Déjà eu la ciguatera': 'Sans réponse',
    'Parties mangées': 'Tête, chair',
    'Lieu de pêche': expect.stringContaining('Rangiroa'),
    'Date du repas': expect.stringContaining('5 mars 2026'),
    'Heure du repas': '19:30',
    Nausées: 'Fort',
    Vomissements: 'Faible',
    Non: 'Diarrhée',
    'Sans réponse': expect.stringContaining('Vertiges'),
    Observations: 'Loche de 40 cm, grillée.',
  });

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const download = await arriving;
  await expect(page.getByText('Le PDF est téléchargé.')).toBeVisible();
  expect(download.suggestedFilename()).toBe(`declaration-ciguatera-${id}-2026-03-05.pdf`);
  const bytes = readFileSync(await download.path());
  const saved = readTagged(bytes);
  expect(saved.pages).toBe(1);
  expect(saved.source).toContain('/Lang (fr-FR)');
  const words = saved.text.replace(/\s/g, '');
  for (const one of [`Code ${code}`, '1 / 1', ...Object.entries(french).flat()])
    expect(words).toContain(one.replace(/\s/g, ''));
  expect(saved.tree.filter((line) => line.startsWith('Document/Sect/L/LI/Lbl'))).toHaveLength(
    Object.keys(french).length,
  );

  // The same answers without scripts give the same document, except for its code and time.
  const answers = {
    profile: '3',
    gender: 'F',
    age: '34',
    case_location_id: await placeId(page, 'Rangiroa'),
    specie_part_flesh: '1',
    specie_part_head: '1',
    event_date: '2026-03-05',
    event_clock: '19:30',
    sympt_nausea: '3',
    sympt_vomitting: '1',
    sympt_diarrhea: 'N',
    gsympt_other_obs: 'Loche de 40 cm, grillée.',
    case_uuid: randomUUID(),
    receipt_code: 'PARAHYAK379266',
    lang: 'fr',
    section: '6',
  };
  const press = (go: string) => page.request.post('/plain/report', { form: { ...answers, go } });
  expect((await press('next')).ok()).toBe(true);
  const plain = readTagged(await (await press('document')).body());
  const without = (tree: string[]) =>
    tree.map((line) => line.replace(/Code( \w{4}){3} \w{2}/g, 'Code').replace(/préparé le .*/, 'préparé'));
  expect(without(plain.tree)).toEqual(without(saved.tree));

  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(heading(page).filter({ visible: true })).toHaveCount(0);
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(readPdf(paper)).toMatchObject({ pages: 1, hasText: true });
  const printed = pdfWords(paper);
  for (const words of [`Code ${code}`, '1 / 1', ...Object.entries(french).flat()])
    expect(printed).toContain(words.replace(/\s/g, ''));
  // The striped line at the top, even without "print backgrounds": every second of 18 fields.
  expect(pdfFills(paper, '#00717d')).toBe(9);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'English' }).click();
  await expect(sheet(page).locator('strong')).toHaveText(`Code ${code}`);
  await expect(sheet(page)).toHaveAttribute('lang', 'en');
  const english = await lines(page);
  expect(english).toMatchObject({
    'Reported for': 'A relative or friend of the reporter',
    Sex: 'Female',
    Age: '34 years',
    'Parts eaten': 'Head, flesh',
    'Place of catch': expect.stringContaining('Rangiroa'),
    // In the order of the device's region, here a French one.
    'Date of the meal': expect.stringContaining('5 March 2026'),
    Nausea: 'Strong',
    No: 'Diarrhoea',
    Observations: 'Loche de 40 cm, grillée.',
  });
  expect(Object.keys(english)).toHaveLength(Object.keys(french).length);
});

/** Long text whose lines are all different, so that a lost or repeated one is noticed. */
const manyLines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `ligne ${from + i} : picotements des mains`).join('\n');

test('a document of several pages breaks between lines of text', async ({ page, request }) => {
  const form = await (await request.fetch('/api/cw/case/', { method: 'OPTIONS' })).json();
  const symptoms = Object.keys(form.actions.POST).filter((name) => name.startsWith('sympt_'));
  const strength = (name: string, i: number) =>
    form.actions.POST[name].type === 'boolean' ? true : ['3', '2', '1', 'Y'][i % 4];
  const notes = manyLines(0, 100);
  const sent = await request.post('/api/cw/pcase/create/', {
    data: {
      case_uuid: randomUUID(),
      case_location_id: 69,
      case_eventtime: '2026-03-04T19:30',
      case_geom: { type: 'Point', coordinates: [-149.6, -17.4] },
      ...Object.fromEntries(symptoms.map((name, i) => [name, strength(name, i)])),
      gsympt_other_obs: notes,
      // A long answer without line breaks, which must wrap at the edge of the paper.
      gsympt_diagnostic: manyLines(100, 200).replaceAll('\n', ' '),
    },
  });
  const { id } = (await sent.json()) as { id: number };
  await signIn(page, 'cases_editor@demo.example');
  await page.goto(`/ciguawatch/case/report/${id}`);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const saved = readTagged(readFileSync(await (await arriving).path()));
  expect(saved.pages).toBeGreaterThan(2);
  expect(saved.text).toContain(`${saved.pages} / ${saved.pages}`);
  // In reading order: the foot of a page must not interrupt a sentence.
  const words = saved.tree.join(' ').replace(/\s/g, '');
  for (let line = 0; line < 200; line++)
    expect(words.split(`ligne${line}:picotementsdesmains`), String(line)).toHaveLength(2);

  await page.emulateMedia({ media: 'print' });
  const paper = await page.pdf({ preferCSSPageSize: true });
  const { pages } = readPdf(paper);
  expect(pages).toBeGreaterThan(2);
  // The foot is first in the page's content and may come between words of a long paragraph.
  const printed = pdfPages(paper)
    .map((words, i) => {
      const foot = `${i + 1}/${pages}`;
      expect(words).toContain(foot);
      return words.replace(foot, '');
    })
    .join('');
  for (let line = 0; line < 200; line++)
    expect(printed.split(`ligne${line}:picotementsdesmains`), String(line)).toHaveLength(2);
});

for (const { place, zone, device, tag } of [
  { place: 'Tutuila', zone: 'UTC-11', device: 'Pacific/Kiritimati', tag: LONG },
  { place: 'Tahiti', zone: 'UTC-10', device: 'Pacific/Tongatapu', tag: LONG },
  { place: 'Nuku Hiva', zone: 'UTC-9:30', device: 'Asia/Tokyo', tag: DAILY },
  { place: 'Tongatapu', zone: 'UTC+13', device: 'Pacific/Pago_Pago', tag: LONG },
  { place: 'Kiritimati', zone: 'UTC+14', device: 'Pacific/Marquesas', tag: DAILY },
]) {
  test(`a report at ${zone} comes back unchanged in the form and its document`, { tag }, async ({
    browser,
    portal,
    request,
  }) => {
    const context = await browser.newContext({
      baseURL: portal.url,
      locale: 'fr-FR',
      timezoneId: device,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const bodies = sentBodies(page);
    const form = new ReportForm(page);
    await form.open();
    await form.next(2);
    await form.place(place);
    await form.next(3);
    await form.day('31/12/2025');
    await form.hour('23:45');
    await form.answer(/Un soignant a-t-il été consulté/, 'Oui');
    await page.locator('input[name=med_date]').fill('01/01/2026');
    for (const section of [4, 5, 6]) await form.next(section);
    await form.send();
    const id = await form.savedNumber();
    expect(bodies[0]?.case_eventtime).toMatch(/^2025-12-31T23:45(:00)?$/);
    expect(await publicCase(request, id)).toMatchObject({ case_eventyear: 2025, case_eventmonth: 12 });
    const told = {
      'Date du repas': '31 décembre 2025',
      'Heure du repas': '23:45',
      'Date de la consultation': '1er janvier 2026',
    };
    await expect.poll(() => lines(page)).toMatchObject(told);

    // The demonstration's administrator manages every country.
    await signIn(page, 'admin@demo.example');
    await page.goto(`/ciguawatch/case/report/${id}`);
    await expect(page.getByRole('main')).toContainText('31 décembre 2025');
    expect(await lines(page)).toMatchObject(told);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await expect(page.locator('input[name=event_date]')).toHaveValue('31/12/2025');
    await expect(page.locator('input[name=event_clock]')).toHaveValue('23:45');
    await expect(page.locator('input[name=med_date]')).toHaveValue('01/01/2026');
    await expect(page.getByRole('main')).toContainText('Aucun changement');
    const kept = await (await loginAsDemoAccount(request, 'admin@demo.example')).get(
      `/api/cw/casesingle/${id}/`,
    );
    expect(await kept.json()).toMatchObject({
      case_eventdate: '2025-12-31',
      case_eventclock: '23:45',
      med_date: '2026-01-01',
    });
    await context.close();
  });
}

test('the document of a waiting report says that it waits, and has the receipt code once it is sent', async ({
  page,
  context,
}) => {
  const form = new ReportForm(page);
  // Section by section, because the document's code is loaded while the form is filled in.
  await form.open();
  await form.next(2);
  await form.place('Rangiroa');
  await form.next(3);
  await form.day('05/03/2026');
  for (const section of [4, 5, 6]) await form.next(section);
  await context.setOffline(true);
  await form.send();
  await expect(page.getByRole('main').getByText('Pas encore envoyée')).toBeVisible();
  const warning = sheet(page).getByText('Cette déclaration n’a pas encore été envoyée au laboratoire.');
  await expect(warning).toHaveCount(1);
  await expect(sheet(page).locator('strong')).toHaveText('Pas encore envoyée');
  await context.setOffline(false);
  const code = await form.savedCode();
  await expect(sheet(page).locator('strong')).toHaveText(`Code ${code}`);
  await expect(warning).toHaveCount(0);
});

test.describe('on a device that keeps the portal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the PDF is made without a network, and says that the report waits', async ({ page, context }) => {
    const form = new ReportForm(page);
    await form.readyToSend('Rangiroa', '2026-03-05');
    // The PDF code and fonts are files of the shell; the content comes from the module.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const read = async (path: string) => (await fetch(path)).json();
          const { heavy } = (await read('/build-manifest.json')) as { heavy: string[] };
          const fonts = heavy.filter((file) => file.endsWith('.ttf'));
          const { entry } = (await read('/registry.json')).modules['mf-ciguawatch'] as { entry: string };
          const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
          const { exposes } = await read(`${folder}mf-manifest.json`);
          const own = exposes[0].assets.js.async as string[];
          const wanted = [...heavy.map((file) => `/${file}`), ...own.map((file) => folder + file)];
          const kept = await Promise.all(wanted.map((file) => caches.match(file)));
          return fonts.length === 3 && kept.every((one) => one !== undefined);
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await form.send();
    await expect(page.getByRole('main').getByText('Pas encore envoyée')).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('declaration-ciguatera-2026-03-05.pdf');
    const saved = readTagged(readFileSync(await download.path()));
    expect(saved.pages).toBe(1);
    expect(saved.tree).toContain('Document/P Cette déclaration n’a pas encore été envoyée au laboratoire.');
    expect(saved.text).toContain('Rangiroa');
    expect(saved.text).not.toContain('#');
    await page.emulateMedia({ media: 'print' });
    expect(pdfWords(await page.pdf({ preferCSSPageSize: true }))).toContain(
      'Cettedéclarationn’apasencoreétéenvoyéeaulaboratoire.',
    );
  });
});
