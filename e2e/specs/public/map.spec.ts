import type { APIRequestContext, Page } from '@playwright/test';
import { leadingEntries } from '../../../shared/domain/statistics/leading-entries';
import { publicCases } from '../../support/data/cases';
import { ink, inks, token } from '../../support/documents/pixels';
import { canvasPng, expectMapDrawn, homeMonth, openMap, ring } from '../../support/map';
import { expect, test } from '../../support/test';

/** Colours of the basemap at the default view, with the least share of each. */
const STYLE_COLOURS = [
  ['--sea-0', 0.3],
  ['--sea-1', 0.02],
  ['--sea-2', 0.01],
  ['--sea-3', 0.005],
  ['--land', 0.002],
  ['--land-line', 0.0003],
] as const;
const COLOUR_NAMES = STYLE_COLOURS.map(([name]) => name);

/** Number of public cases of an island in the latest four years. */
async function casesOf(request: APIRequestContext, name: string) {
  const places = (await (await request.get('/api/cw/location/')).json()) as Record<string, unknown>[];
  const place = places.find((one) => one.type === 'I' && one.name === name);
  const since = homeMonth().year - 3;
  const all = await publicCases(request);
  return {
    id: place?.id as number,
    rows: all.filter((row) => row.case_island === place?.id && Number(row.case_eventyear) >= since),
  };
}

/** Share of the map covered by letters of land names: dark in the light theme, light in the dark one. */
const letters = async (page: Page) =>
  (await ink(page, await canvasPng(page), await token(page, '--ink'), 40)).share;

test('sea, contour rings, land, shores and names have the colours of the theme in force', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const wanted = await Promise.all(COLOUR_NAMES.map((name) => token(page, name)));
    const missing = async () => {
      const { shares } = await inks(page, await canvasPng(page), wanted);
      return STYLE_COLOURS.filter(([, least], at) => (shares[at] ?? 0) < least).map(([name]) => name);
    };
    await expect.poll(missing, { message: colorScheme }).toEqual([]);
    await expect.poll(() => letters(page), { message: colorScheme }).toBeGreaterThan(0.0001);
    const found = await ink(page, await ring(page, 'Tahiti').screenshot(), await token(page, '--coral'));
    expect(found.share, `ring in ${colorScheme}`).toBeGreaterThan(0.02);
  }

  // Names change with the language, so other pixels are letters.
  const french = await canvasPng(page);
  await page.getByRole('button', { name: 'English' }).click();
  // Reports of earlier tests of this server may have raised an alert.
  await expect(ring(page, 'Tahiti')).toHaveAccessibleName(/ cases(, alert)?$/);
  await expect.poll(async () => (await canvasPng(page)).equals(french)).toBe(false);
  await expect.poll(() => letters(page)).toBeGreaterThan(0.0001);
});

test('Tahiti and Moorea are two rings at the default view, each with its own count', async ({
  page,
  request,
}) => {
  await openMap(page);
  const boxes = [];
  for (const name of ['Tahiti', 'Moorea']) {
    const { rows } = await casesOf(request, name);
    expect(rows.length).toBeGreaterThan(1);
    await expect(ring(page, name)).toHaveAccessibleName(
      new RegExp(`^${name}, ${rows.length} cas(, alerte)?$`),
    );
    const mark = ring(page, name).locator('[data-ring]');
    const [box, radius] = [await mark.boundingBox(), Number(await mark.getAttribute('data-ring'))];
    if (!box) throw new Error(`${name} is not drawn`);
    boxes.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, radius });
  }
  const [one, other] = boxes;
  if (!one || !other) throw new Error('two rings expected');
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  // The numbers in the clear centres are well away from the other ring.
  expect(apart).toBeGreaterThan(0.85 * (one.radius + other.radius));

  // Zoomed out, the two rings are joined.
  await page.getByRole('button', { name: 'Réduire' }).click();
  await page.getByRole('button', { name: 'Réduire' }).click();
  await expect(ring(page, 'Tahiti')).toHaveAccessibleName(
    /^Tahiti et \d+ autres? lieux?, \d+ cas(, alerte)?$/,
  );
  await expect(ring(page, 'Moorea')).toHaveCount(0);
});

test('the popup of a ring lists its months, fish and cases, with links to more', async ({
  page,
  request,
}) => {
  await openMap(page);
  const { id, rows } = await casesOf(request, 'Tahiti');
  await ring(page, 'Tahiti').click();
  const popup = page.getByRole('region', { name: 'Tahiti' });
  await expect(popup.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(popup).toContainText(`${rows.length} cas`);
  const dated = rows.filter((row) => row.case_eventmonth !== null);
  const latest = Math.max(
    ...dated.map((row) => 12 * Number(row.case_eventyear) + Number(row.case_eventmonth)),
  );
  const inLatest = dated.filter(
    (row) => 12 * Number(row.case_eventyear) + Number(row.case_eventmonth) === latest,
  );
  const month = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' }).format(
    new Date(Math.floor((latest - 1) / 12), (latest - 1) % 12, 15),
  );
  await expect(popup).toContainText(`${inLatest.length} cas en ${month}`);
  const unknown = rows.filter((row) => row.specie_id === null && row.phenotype_id === null).length;
  const bars = popup.getByRole('list', { name: 'Espèce ou groupe' }).getByRole('listitem');
  const fish = rows.map(({ specie_id, phenotype_id }) =>
    specie_id === null ? (phenotype_id === null ? 'unknown' : `group ${phenotype_id}`) : `${specie_id}`,
  );
  const counts = [...new Set(fish)].map((one) => fish.filter((other) => other === one).length);
  // Fish with as many reports as the fifth stand beside it.
  const ranked = counts.sort((a, b) => b - a);
  const shown = leadingEntries(ranked, (count) => count, 5, 8);
  await expect(bars).toHaveCount(shown.length);
  await expect(bars.filter({ hasText: 'Inconnu' })).toHaveText(`Inconnu${unknown}`);
  await expect(popup.getByRole('link', { name: 'Voir les statistiques' })).toHaveAttribute(
    'href',
    `/ciguawatch/case/stats?island=${id}`,
  );
  await expect(popup.getByRole('link', { name: /^Est-ce risqué/ })).toHaveAttribute(
    'href',
    `/ciguawatch/case/risk?island=${id}`,
  );
  await popup.getByRole('button', { name: /^Voir les \d+ cas$/ }).click();
  await expect(popup.getByRole('list', { name: /^Cas, / }).getByRole('listitem')).toHaveCount(
    Math.min(50, rows.length),
  );
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(ring(page, 'Tahiti')).toBeFocused();
});

test('an island with more than five cases this month has a banner and a ring of its own', async ({
  page,
  request,
}) => {
  const { rows } = await casesOf(request, 'Nuku Hiva');
  const now = homeMonth();
  const count = rows.filter(
    (row) => row.case_eventyear === now.year && row.case_eventmonth === now.month,
  ).length;
  expect(count).toBeGreaterThan(5);
  await openMap(page);
  const banner = page.getByRole('alert').filter({ hasText: 'Nuku Hiva' });
  await expect(banner).toContainText(new RegExp(`Nuku Hiva\\s?: ${count} cas en`));
  await banner.getByRole('button', { name: 'Centrer la carte' }).click();
  await expectMapDrawn(page);
  const alert = ring(page, 'Nuku Hiva');
  await expect(alert).toBeInViewport();
  await expect(alert).toHaveAccessibleName(`Nuku Hiva, ${rows.length} cas, alerte`);
  const sand = await ink(page, await alert.screenshot(), await token(page, '--sand-fill'));
  expect(sand.share).toBeGreaterThan(0.005);
  await expect(ring(page, 'Ua Pou')).toHaveAccessibleName(/ cas(, alerte)?$/);
  await page.getByRole('switch', { name: /^Seulement les îles en alerte/ }).click();
  // Other tests of this worker report cases too.
  const reported = new Map<unknown, number>();
  for (const row of await publicCases(request))
    if (row.case_island && row.case_eventyear === now.year && row.case_eventmonth === now.month)
      reported.set(row.case_island, (reported.get(row.case_island) ?? 0) + 1);
  const alerted = [...reported.values()].filter((cases) => cases > 5).length;
  await expect(page.locator('button[data-cluster]')).toHaveCount(alerted);
  await banner.getByRole('button', { name: 'Fermer' }).click();
  await expect(banner).toHaveCount(0);
});
