import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { homeMonth } from '../../support/map';
import { test } from '../../support/test';

const NUKU_HIVA = 92;
const SPECIES = 1;
const RISK_PATH = `/ciguawatch/case/risk?island=${NUKU_HIVA}&species=${SPECIES}`;

/** The first number in each item of a list. */
const counts = async (list: Locator): Promise<number[]> =>
  (await list.getByRole('listitem').allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));

/** Reports of Nuku Hiva by species and group, counted from the public rows. */
async function expected(request: APIRequestContext) {
  const species = (await (await request.get('/api/fb/specie/')).json()) as {
    id: number;
    phenotype_id: number | null;
  }[];
  const groupOf = new Map(species.map(({ id, phenotype_id }) => [id, phenotype_id]));
  const group = groupOf.get(SPECIES);
  const rows = (await publicCases(request)).filter(
    (row) => row.case_island === NUKU_HIVA && Number(row.case_eventyear) > homeMonth().year - 4,
  );
  const fish = rows.filter((row) => row.specie_id === SPECIES).length;
  const ofGroup = rows.filter(
    (row) => row.phenotype_id === group || groupOf.get(row.specie_id as number) === group,
  ).length;
  const unnamed = rows.filter((row) => row.specie_id === null && row.phenotype_id === null).length;
  return { total: rows.length, fish, ofGroup, unnamed };
}

const total = (page: Page) => page.getByRole('heading', { level: 3, name: /Nuku Hiva en tout$/ });

test('the parts of an island are those of its public rows and add up to its total', async ({
  page,
  request,
}) => {
  const { total: all, fish, ofGroup, unnamed } = await expected(request);
  expect(fish).toBeGreaterThan(0);
  expect(unnamed).toBeGreaterThan(1);
  await page.goto(RISK_PATH);
  await expect(total(page)).toHaveText(`${all} déclarations de Nuku Hiva en tout`);
  const list = page.getByRole('list').filter({ hasText: 'ne nomment pas le poisson' });
  expect(await counts(list)).toEqual([fish, ofGroup - fish, unnamed, all - ofGroup - unnamed]);
  const levels = page.getByRole('list', { name: 'Fréquence des déclarations' }).getByRole('listitem');
  await expect(levels.nth(1)).toContainText(`${ofGroup} déclarations, celle-ci comprise`);
});

test('months without observation are hatched and named, instead of being shown as months without a case', async ({
  page,
}) => {
  const { year, month } = homeMonth();
  const last = year - 1;
  await page.route('**/api/cw/coverage/**', (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          source: 'haedat',
          country: 4,
          island: null,
          observed: true,
          from: '1999-09',
          until: `${last}-05`,
        },
      ],
    }),
  );
  await page.goto(RISK_PATH);
  const strip = page.getByRole('img', {
    name: new RegExp(
      `^Période observée\\s: janvier ${year - 3} à mai ${last}\\. Non observé\\s: juin ${last} à`,
    ),
  });
  await expect(strip).toBeVisible();
  const spans = strip.locator('i');
  await expect(spans).toHaveCount(2);
  const [seen, unseen] = await spans.evaluateAll((all) =>
    all.map((span) => ({
      width: span.getBoundingClientRect().width,
      hatched: getComputedStyle(span).backgroundImage.includes('gradient'),
    })),
  );
  expect([seen?.hatched, unseen?.hatched]).toEqual([false, true]);
  // Observed from January of the first year to May of the last one; not from June until now.
  const [observed, not] = [29, 7 + month];
  expect(seen?.width).toBeCloseTo(
    ((seen?.width ?? 0) + (unseen?.width ?? 0)) * (observed / (observed + not)),
    -1,
  );
});
