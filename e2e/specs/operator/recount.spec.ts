import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { MonthlyFigures } from '../../../shared/domain/monthly/monthly-figures';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { type Account, loginAsDemoAccount } from '../../support/accounts';
import { newCase, type PublicCase, publicCases } from '../../support/data/cases';
import {
  countsByCode,
  median,
  type OwnAnswers,
  ownAnswers,
  persistence,
} from '../../support/recount/answers';
import { csvLines, type Line } from '../../support/recount/csv';
import { countedRows, publicRowsOf, type RecountPlace } from '../../support/recount/public-rows';
import { type Countable, people, tally } from '../../support/recount/totals';
import { LONG } from '../../support/tags';
import { expect, signIn, test } from '../../support/test';

/**
 * Recounts statistics from editors' rows with code independent of the product's: figures signed by a health
 * authority must not rest on a single implementation.
 */
const FRENCH_POLYNESIA_ID = 4;
const TAHITI = 69;
const PERIODS = [
  { year: 2017, month: null },
  { year: 2019, month: null },
  { year: 2026, month: 10 },
];

type Period = (typeof PERIODS)[number];

async function editorRows(editor: Account): Promise<Line[]> {
  const response = await editor.post('/api/cw/case/export/', { format: 'data', language: 'en-US' });
  expect(response.status()).toBe(200);
  return csvLines(await response.text());
}

/** Links, rejects and marks some cases of October, so that every rule applies to at least one case. */
async function makeEveryRuleApply(request: APIRequestContext, editor: Account): Promise<void> {
  const october = (await editorRows(editor)).filter(
    ({ case_eventyear, case_eventmonth, source }) =>
      case_eventyear === '2026' && case_eventmonth === '10' && source === 'demo',
  );
  const ids = october.map(({ id = '' }) => id);
  const change = async (id: string | undefined, body: object) => {
    const { version } = (await (await editor.get(`/api/cw/casesingle/${id}/`)).json()) as { version: number };
    const response = await editor.patch(`/api/cw/case/${id}/`, body, version);
    expect(response.status(), await response.text()).toBe(200);
  };
  await change(ids[0], { match_event: ids[1] });
  await change(ids[2], { match_event: ids[1] });
  await change(ids[3], { duplicate_of: Number(ids[4]) });
  await change(ids[5], { review_state: 'rejected', reason: 'not a case' });
  await change(ids[6], { mass_poisoning: true, mass_poisoning_nb: null });
  await change(ids[7], { mass_poisoning: true, mass_poisoning_nb: 23 });
  // A case received this week shows no person even where everything is public: its weekly step is ahead.
  await newCase(request, { case_location_id: TAHITI, gender: 'F', sympt_nausea: '2' });
}

const asCountable = (line: Line): Countable => {
  const number = (text = '') => (text === '' ? null : Number(text));
  return {
    case_eventyear: number(line.case_eventyear),
    case_eventmonth: number(line.case_eventmonth),
    case_country: number(line.case_country),
    case_archi: number(line.case_archi),
    case_island: number(line.case_island),
    specie_id: number(line.specie_id),
    mass_poisoning_nb: number(line.mass_poisoning_nb),
    gsympt_persist: line.gsympt_persist ? line.gsympt_persist === 'true' : null,
    meal: line.meal_group || null,
  };
};

/** A case with the columns that only editors may read. */
type OwnRow = Countable & OwnAnswers;

const within = <Row extends Countable>(rows: readonly Row[], { year, month }: Period): Row[] =>
  rows.filter(
    (row) =>
      row.case_country === FRENCH_POLYNESIA_ID &&
      row.case_eventyear === year &&
      (month === null || row.case_eventmonth === month),
  );

/** The latest Monday 00:00 in Tahiti (UTC−10): reports received before are described. */
function latestStep(): Date {
  const day = new Date(Date.now() - 10 * 3_600_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  day.setUTCHours(10, 0, 0, 0);
  return day;
}

/** Ids of each group's members; the group's own value has no meaning. */
function membersOf(rows: readonly { id: number; group: unknown }[]): number[][] {
  const groups = new Map<unknown, number[]>();
  for (const { id, group } of rows) if (group) groups.set(group, [...(groups.get(group) ?? []), id]);
  return [...groups.values()]
    .map((ids) => ids.sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

async function expectPublicRows(full: readonly Line[], shown: PublicCase[], places: RecountPlace[]) {
  const step = latestStep();
  const byId = new Map(places.map((place) => [place.id, place]));
  // HAEDAT events and synthetic cases were never received, so the weekly step does not apply.
  const expected = publicRowsOf(
    full,
    byId,
    ({ created_at = '', source = '' }) => ['haedat', 'demo'].includes(source) || new Date(created_at) < step,
  );
  expect(shown.map(({ id }) => id)).toEqual([...expected.keys()].sort((a, b) => a - b));
  const meals = membersOf(shown.map(({ id, meal_group }) => ({ id, group: meal_group })));
  expect(meals).toEqual(membersOf([...expected].map(([id, { meal }]) => ({ id, group: meal }))));
  expect(meals.length).toBeGreaterThan(0);
  for (const { case_geom: _point, meal_group: _group, phenotype_id: _filled, ...row } of shown) {
    const { meal: _meal, ...other } = expected.get(row.id) ?? {};
    expect(row).toEqual(other);
  }
}

const asCounts = (list: readonly { key: number; count: number }[]) =>
  Object.fromEntries(list.map(({ key, count }) => [String(key), count]));

/**
 * Compares a bulletin with a count over the rows.
 * @param own the same cases with the editors' columns; empty for the public edition, which omits their figures
 */
async function expectBulletin(
  editor: Account,
  kind: string,
  period: Period,
  rows: readonly Countable[],
  own: readonly OwnRow[] = [],
) {
  const { year, month } = period;
  const query = `country=${FRENCH_POLYNESIA_ID}&year=${year}${month === null ? '' : `&month=${month}`}&kind=${kind}`;
  const response = await editor.get(`/api/cw/monthly/?${query}`);
  expect(response.status(), query).toBe(200);
  const { figures } = ((await response.json()) as { content: { figures: MonthlyFigures } }).content;
  const mine = within(rows, period);
  expect(figures.statistics, query).toMatchObject({
    ...{ reports: mine.length, people: people(mine) },
    persistence: persistence(mine),
  });
  expectOwn(figures.statistics.editors, within(own, period), query);
  expect(asCounts(figures.statistics.species), query).toEqual(tally(mine, (row) => row.specie_id));
  expect(asCounts(figures.statistics.islands), query).toEqual(tally(mine, (row) => row.case_island));
  for (const earlier of figures.earlier) {
    const then = within(rows, { year: earlier.year, month });
    expect(earlier, query).toMatchObject({ reports: then.length, people: people(then) });
  }
  const archis = figures.places
    .filter(({ island, reports }) => island === null && reports > 0)
    .map(({ archi, reports }) => ({ key: archi, count: reports }));
  expect(asCounts(archis), query).toEqual(tally(mine, (row) => row.case_archi ?? 0));
}

/**
 * Compares the figures of the internal edition: purchases in the order of the form's codes, cares with N (no
 * care sought) last.
 */
function expectOwn(editors: MonthlyFigures['statistics']['editors'], mine: readonly OwnRow[], what: string) {
  if (mine.length === 0) return expect(editors, what).toBeNull();
  const days = mine.flatMap((row) => row.days ?? []);
  expect(editors, what).toMatchObject({
    reports: mine.length,
    purchases: countsByCode(
      mine.map(({ purchase }) => purchase),
      '1234U',
    ),
    cares: countsByCode(
      mine.map(({ care }) => care),
      '1234567UN',
    ),
    delay: {
      known: days.length,
      classes: [
        days.filter((day) => day <= 1).length,
        days.filter((day) => day > 1 && day <= 7).length,
        days.filter((day) => day > 7 && day <= 30).length,
        days.filter((day) => day > 30).length,
      ],
    },
  });
  expect(editors?.delay.quartiles?.median ?? null, what).toBe(median(days));
}

/** Reports by place or species id, read from the CSV for R or Python of a chart. */
async function chartCounts(page: Page, id: string): Promise<Record<string, number>> {
  const card = page.locator(`[data-chart=${id}]`);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: /^Télécharger/ }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /R ou Python/ }).click();
  const lines = csvLines(readFileSync(await (await saving).path(), 'utf8'));
  const [key = ''] = Object.keys(lines[0] ?? {});
  return Object.fromEntries(
    lines.filter((line) => line[key]).map((line) => [String(line[key]), Number(line.Cas)]),
  );
}

/** A chart shows at most 25 entries; among equal ones at the end any may be left out. */
function expectLargest(drawn: Record<string, number>, counted: Record<string, number>, what: string) {
  const largest = Object.values(counted)
    .sort((a, b) => b - a)
    .slice(0, 25);
  expect(
    Object.values(drawn).sort((a, b) => b - a),
    what,
  ).toEqual(largest);
  expect(counted, what).toMatchObject(drawn);
}

/** Compares the charts of full rows, which only editors see; answers that nobody gave are absent from their files. */
async function expectOwnCharts(page: Page, mine: readonly OwnRow[]) {
  await expect(page.getByText(/lignes complètes, que le public ne voit pas/)).toBeVisible();
  const given = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const { yes, answered } = persistence(mine);
  expect(await chartCounts(page, 'persistence')).toEqual(
    given({ Oui: yes, Non: answered - yes, Inconnu: mine.length - answered }),
  );
  const [unknown = 0, road = 0, shop = 0, market = 0, diner = 0, none = 0] = countsByCode(
    mine.map(({ purchase }) => purchase),
    '1234U',
  );
  expect(await chartCounts(page, 'purchases')).toEqual(
    given({
      'Bord de route': road,
      Magasin: shop,
      Marché: market,
      Restaurant: diner,
      'Pas acheté': none,
      Inconnu: unknown,
    }),
  );
}

async function expectStatistics(page: Page, period: Period, rows: readonly Countable[]) {
  const mine = within(rows, period);
  const { year, month } = period;
  await page.goto(`/ciguawatch/case/stats?years=${year}${month === null ? '' : `&month=${month}`}`);
  await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
  const islands = tally(mine, (row) => row.case_island);
  expectLargest(await chartCounts(page, 'islands'), islands, `islands of ${year}`);
  const species = tally(mine, (row) => row.specie_id);
  if (Object.keys(species).length > 0)
    expectLargest(await chartCounts(page, 'species'), species, `species of ${year}`);
}

/** Compares the total row in a bulletin's PDF: reports and people. */
async function expectPdf(page: Page, { year, month }: Period, mine: readonly Countable[]) {
  await page.goto(`/ciguawatch/case/monthly-report?y=${year}${month === null ? '' : `&m=${month}`}`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const { text } = readTagged(readFileSync(await (await saving).path()));
  expect(text.replace(/\s/g, '')).toContain(`Total${mine.length}${people(mine)}`);
}

test('public rows, statistics and bulletins agree with an independent count', { tag: LONG }, async ({
  page,
  request,
}) => {
  const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
  await makeEveryRuleApply(request, editor);
  const full = await editorRows(editor);
  const places = (await (await request.get('/api/cw/location/')).json()) as (RecountPlace & {
    timezone: string;
  })[];
  const shown = (await publicCases(request)).filter((one) => one.case_country === FRENCH_POLYNESIA_ID);
  await expectPublicRows(full, shown, places);
  await signIn(page, 'cases_editor@demo.example');

  const publicRows = shown.map((one) => ({ ...one, meal: one.meal_group })) as unknown as Countable[];
  const zones = new Map(places.map((place) => [place.id, place]));
  const editors = countedRows(full).map((line) => ({ ...asCountable(line), ...ownAnswers(line, zones) }));
  expect(editors.some(({ care }) => care === 'N')).toBe(true);
  expect(editors.some(({ days }) => days !== null && days > 1)).toBe(true);
  for (const period of PERIODS) {
    await expectBulletin(editor, 'internal', period, editors, editors);
    await expectBulletin(editor, 'distribution', period, publicRows);
    await expectStatistics(page, period, publicRows);
    await expectOwnCharts(page, within(editors, period));
    await expectPdf(page, period, within(editors, period));
  }
});
