import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { draftOnDisk, killTab, storedJson } from '../../support/device';
import { NEW_REPORT, ReportForm, readyReport } from '../../support/report-form';
import { DAILY, LONG } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

/** Per section: input before the tab crashes, what must be on the disk, and how the review shows it. */
const KILL_MOMENTS: {
  section: number;
  fill: (form: ReportForm) => Promise<void>;
  disk: string;
  words: string;
}[] = [
  {
    section: 1,
    fill: (form) => form.page.getByLabel(/^Âge/).fill('61'),
    disk: '"age":61',
    words: '61\u00a0ans',
  },
  {
    section: 2,
    fill: (form) => form.answer('Parties mangées', 'Tête'),
    disk: '"specie_part_head":true',
    words: 'Tête',
  },
  { section: 3, fill: (form) => form.hour('19:30'), disk: '"event_clock":"19:30"', words: '19:30' },
  {
    section: 4,
    fill: (form) => form.answer('Vertiges', 'Moyen'),
    disk: '"sympt_dizziness":"2"',
    words: 'Vertiges',
  },
  {
    section: 5,
    fill: (form) => form.page.getByLabel(/Ce que vous avez remarqué/).fill('Eau trouble après la pluie.'),
    disk: 'Eau trouble après la pluie.',
    words: 'Eau trouble après la pluie.',
  },
  { section: 6, fill: () => Promise.resolve(), disk: '"draft_section":6', words: '14 juillet 2026' },
];

/** Goes from the current section to another one, filling in required fields only. */
async function walk(form: ReportForm, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    if (at === 2 && (await form.placeTaken()) === '') await form.place('Rangiroa');
    if (at === 3 && (await form.page.locator('input[name=event_date]').inputValue()) === '')
      await form.day('14/07/2026');
    await form.next(at + 1);
  }
}

/** Opens the form in a new tab and continues the offered draft. */
async function resume(context: BrowserContext, section: number): Promise<ReportForm> {
  const page = await context.newPage();
  await page.goto(NEW_REPORT);
  await expect(heading(page)).toHaveText(/^Reprendre votre déclaration\s\?$/);
  await expect(page.getByText(`à l’étape ${section}`)).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  const form = new ReportForm(page);
  await form.at(section);
  return form;
}

for (const { section, fill, disk, words } of KILL_MOMENTS) {
  const tag = [1, 3, 6].includes(section) ? DAILY : LONG;
  test(`a tab killed in section ${section} leaves its draft, complete`, { tag }, async ({
    page,
    context,
    request,
  }) => {
    const before = (await publicCases(request)).length;
    const form = new ReportForm(page);
    await form.open();
    await form.answer('Vous déclarez pour', 'Un proche');
    await walk(form, 1, section);
    await fill(form);
    await draftOnDisk(page, disk);
    await killTab(page);

    const again = await resume(context, section);
    await walk(again, section, 6);
    for (const answer of ['Un proche', words])
      await expect(again.page.getByRole('main').getByText(answer).first(), answer).toBeVisible();
    await again.send();
    await again.savedNumber();
    expect((await publicCases(request)).length).toBe(before + 1);
    expect(await storedJson(again.page, 'drafts')).toBe('[]');
  });
}

/** A new tab sends what a crashed tab had left in the outbox, as one case. */
async function takenUp(context: BrowserContext, request: APIRequestContext, before: number): Promise<void> {
  const again = await context.newPage();
  await again.goto('/outbox');
  await expect(again.getByText(/N°\s\d+, reçue/)).toBeVisible();
  expect((await publicCases(request)).length).toBe(before + 1);
  // Its draft, which the crashed tab could not delete, must not be offered.
  await again.goto(NEW_REPORT);
  await new ReportForm(again).at(1);
}

test('a report whose tab is killed right after "send", before any request, is sent by the next tab', async ({
  page,
  context,
  request,
}) => {
  const { form, before } = await readyReport(page, request, 'Makemo', '2026-06-07');
  // The sender's code never loads: the tab crashes between the outbox and the first request.
  await page.route(/\/(api\/cw|assets)\//, () => undefined);
  await form.send();
  await expect.poll(() => storedJson(page, 'outbox')).toContain('case_eventtime');
  await killTab(page);
  expect((await publicCases(request)).length).toBe(before);
  await takenUp(context, request, before);
});

/**
 * Sends and waits until the request is made; its response never arrives.
 * @param reached whether the server receives it
 */
async function sendInto(page: Page, form: ReportForm, reached: boolean): Promise<void> {
  const asked = new Promise<void>((on) => {
    void page.route('**/api/cw/pcase/create/', async (route) => {
      if (reached) await route.fetch();
      on();
    });
  });
  await form.send();
  await asked;
}

for (const [when, reached] of [
  ['while it sends', false],
  ['after the server took it and before its answer came', true],
] as const) {
  test(`a tab killed ${when} is taken up by the next one, as one case`, async ({
    page,
    context,
    request,
  }) => {
    const { form, before } = await readyReport(page, request, 'Raiatea', '2026-06-07');
    await sendInto(page, form, reached);
    expect((await publicCases(request)).length).toBe(before + (reached ? 1 : 0));
    await killTab(page);
    await takenUp(context, request, before);
  });
}
