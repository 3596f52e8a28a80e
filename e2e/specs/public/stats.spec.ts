import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { readyToPrint, smallestLetters } from '../../support/documents/paper';
import { pdfPages } from '../../support/documents/pdf-text';
import { ink, token } from '../../support/documents/pixels';
import { DAILY, LONG } from '../../support/tags';
import { expect, test } from '../../support/test';

const STATS_PATH = '/ciguawatch/case/stats';
const card = (page: Page, id: string) => page.locator(`[data-chart=${id}]`);
const drawing = (page: Page, id: string) => card(page, id).locator('svg.apexcharts-svg');

/** Opens the statistics and waits until their first chart is drawn. */
async function openStats(page: Page, query = ''): Promise<void> {
  await page.goto(STATS_PATH + query);
  await expect(drawing(page, 'months')).toBeVisible();
}

/** Downloads a file from a chart's menu. */
async function saved(page: Page, id: string, entry: string): Promise<{ name: string; bytes: Buffer }> {
  await card(page, id)
    .getByRole('button', { name: /^Télécharger/ })
    .click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Cells of a table, with digits joined as in the file. */
const cells = (table: Locator) =>
  table.locator('tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => {
        const text = (cell.textContent ?? '').trim();
        return /^[\d\s.,]+$/.test(text) ? text.replace(/\s/g, '') : text;
      }),
    ),
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: colorScheme === 'dark' ? DAILY : LONG }, () => {
    test.use({ colorScheme });

    test('bars are drawn in the colours of the theme', async ({ page }) => {
      await openStats(page);
      for (const [id, name] of [
        ['months', '--series'],
        ['symptoms', '--sev-2'],
        ['species', '--series'],
        ['rates', '--series'],
      ] as const) {
        await card(page, id).scrollIntoViewIfNeeded();
        await expect(drawing(page, id)).toBeVisible();
        const colour = await token(page, name);
        // A chart is redrawn when names or cases load, so the screenshot is repeated.
        await expect(async () => {
          const { share } = await ink(page, await drawing(page, id).screenshot(), colour);
          expect(share, id).toBeGreaterThan(0.01);
        }).toPass();
      }
    });
  });
}

test('every row of a chart shows its name and value beside the bar, neither cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStats(page);
  for (const id of ['symptoms', 'species', 'rates']) {
    await card(page, id).scrollIntoViewIfNeeded();
    await expect(drawing(page, id)).toBeVisible();
    const rows = await cells(card(page, id).getByRole('table'));
    const written = await drawing(page, id).locator('[data-rows] text').allTextContents();
    expect(written.length).toBeGreaterThanOrEqual(2 * (rows.length - 1));
    const outside = await drawing(page, id).evaluate((svg) => {
      const box = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('[data-rows] text')].filter((text) => {
        const { left, right } = text.getBoundingClientRect();
        return left < box.left - 0.5 || right > box.right + 0.5;
      }).length;
    });
    expect(outside, id).toBe(0);
  }
});

test('the file of a chart holds the values of its table', async ({ page }) => {
  await openStats(page);
  for (const [id, file] of [
    ['species', 'especes'],
    ['symptoms', 'symptomes'],
    ['rates', 'taux'],
  ] as const) {
    await card(page, id).scrollIntoViewIfNeeded();
    const { name, bytes } = await saved(page, id, 'Tableau (CSV)');
    expect(name).toMatch(
      new RegExp(`^${file}-20\\d\\d-20\\d\\d-Polynesie-francaise-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
    );
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    const start = lines.indexOf('') + 1;
    const head = lines.slice(0, start);
    expect(head).toContain('Filtres : Polynésie française');
    expect(head).toContainEqual(expect.stringMatching(/^D’après [\d\s]+ déclarations? publiques?\./));
    expect(lines.slice(0, start)).toContainEqual(expect.stringContaining(`c=4#${id}`));
    // In the file, names have their ids in front.
    const names = lines.slice(start).map((line) => line.split(';').slice(id === 'species' ? 1 : 0));
    expect(names).toEqual(await cells(card(page, id).getByRole('table')));
  }
});

test('the picture of a chart has its bars, its names and its title', async ({ page }) => {
  await openStats(page);
  await card(page, 'species').scrollIntoViewIfNeeded();
  await expect(drawing(page, 'species')).toBeVisible();
  const { name, bytes } = await saved(page, 'species', 'Image (PNG)');
  expect(name).toMatch(/^especes-20\d\d-20\d\d-Polynesie-francaise-\d{4}-\d\d-\d\d\.png$/);
  const bars = await ink(page, bytes, await token(page, '--series'));
  expect(bars.width).toBeGreaterThan(600);
  expect(bars.share).toBeGreaterThan(0.05);
  expect((await ink(page, bytes, await token(page, '--ink'))).share).toBeGreaterThan(0.005);
});

test('the address holds the filters: opened, changed, left and returned to', async ({ page }) => {
  await openStats(page, '?island=92&month=1,2&years=2024,2026');
  const filters = page.getByRole('region', { name: 'Filtres' });
  await expect(filters.getByRole('button', { name: 'Retirer Nuku Hiva' })).toBeVisible();
  await expect(filters.getByRole('button', { name: '2024', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const months = await cells(card(page, 'months').getByRole('table'));
  expect(months.slice(1).map(([month]) => month)).toEqual([
    'janv. 2024',
    'févr. 2024',
    'janv. 2026',
    'févr. 2026',
  ]);

  await filters.getByRole('button', { name: 'Retirer Nuku Hiva' }).click();
  await expect(page).not.toHaveURL(/island=/);
  await expect(page).toHaveURL(/month=1%2C2/);
  await filters.getByRole('button', { name: '2025', exact: true }).click();
  await expect(page).toHaveURL(/years=2024%2C2025%2C2026/);
  const left = page.url();
  await page.getByRole('link', { name: 'Carte des cas' }).click();
  await expect(page).toHaveURL(/\/case\/map/);
  await page.goBack();
  await expect(page).toHaveURL(left);
  await expect(filters.getByRole('button', { name: '2025', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(drawing(page, 'months')).toBeVisible();
  await filters.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(/\/case\/stats$/);
});

test('the filters open and close with the keyboard, and the focus comes back', async ({ page }) => {
  await openStats(page);
  const opener = page.getByRole('button', { name: /^Filtres/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const place = page.getByRole('combobox', { name: 'Archipel ou île' });
  await place.fill('rapa');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/island=\d+/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('invalid filters are ignored or give an empty answer, never an error', async ({ page }) => {
  for (const query of ['?years=abc&month=13&island=x', '?years=1e9&species=-4', '?phenotype=%00&meal=all;']) {
    await page.goto(STATS_PATH + query);
    await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
    await expect(card(page, 'months').or(page.getByText('Aucun cas avec ces filtres'))).toBeVisible();
  }
  await page.goto(`${STATS_PATH}?years=1200`);
  await expect(page.getByText('Pas de données')).toHaveCount(1);
  // One message for the whole page, with a way to clear the filters.
  await page.goto(`${STATS_PATH}?island=999999`);
  await expect(page.getByText('Aucun cas avec ces filtres')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Tout effacer' }).last().click();
  await expect(card(page, 'months')).toBeVisible();
});

test('of quick filter changes, none is lost', async ({ page }) => {
  await openStats(page);
  const year = (name: string) => page.getByRole('button', { name, exact: true }).first();
  // All at once, without a render in between.
  await year('2026').evaluate((first) => {
    const chips = [...(first.parentElement?.querySelectorAll('button') ?? [])];
    for (const i of [0, 1, 2, 1, 2]) chips[i]?.click();
  });
  await expect(page).toHaveURL(/years=2026$/);
  await expect(year('2026')).toHaveAttribute('aria-pressed', 'true');
  await expect(year('2025')).toHaveAttribute('aria-pressed', 'false');
});

test('charts follow language and width, and a chart still being drawn can be left', async ({ page }) => {
  await openStats(page);
  for (const width of [500, 1300, 390, 1280]) await page.setViewportSize({ width, height: 800 });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case statistics');
  await card(page, 'parts').scrollIntoViewIfNeeded();
  await expect(drawing(page, 'parts').locator('[data-rows]')).toContainText('Flesh');
  const rows = await cells(card(page, 'parts').getByRole('table'));
  await expect(drawing(page, 'parts').locator('.apexcharts-bar-area')).toHaveCount(rows.length - 1);
  await page.getByRole('link', { name: 'Case map' }).click();
  await expect(page).toHaveURL(/\/case\/map/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case statistics');
});

test('the printed page is a document: light, every title with its base, readable letters, no empty sheet', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openStats(page, '?years=2024,2025&island=92');
  const people = await card(page, 'months').getByRole('heading').textContent();
  await readyToPrint(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const titles = await page.locator('[data-paper] h2').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(await page.locator('[data-paper] .apexcharts-bar-area').count()).toBeGreaterThan(20);
  expect(titles.filter((title) => /Parts des réponses : % de \d+/.test(title)).length).toBeGreaterThan(4);
  expect(await smallestLetters(page)).toBeGreaterThanOrEqual(12);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-paper]')).toHaveCount(0);

  const sheets = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  const words = sheets.join('');
  for (const text of [...titles, 'Période : 2024–2025', 'Filtres : Nuku Hiva', people ?? ''])
    expect(words).toContain(text.replace(/\s/g, ''));
  expect(words).toContain('/ciguawatch/case/stats?y=2024-2025&i=92');
  expect(words).toContain('DÉMONSTRATION');
  expect(words).not.toContain('Télécharger');
  for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(250);

  await test.step('the PDF has the same content, as text with headings', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
    const pdf = readTagged(readFileSync(await (await file).path()));
    const heads = pdf.tree.flatMap((line) => /H[12] (.*)/.exec(line)?.[1] ?? []);
    const said = pdf.text.replace(/\s/g, '');
    expect(heads).toEqual(expect.arrayContaining(['Statistiques des cas', 'Symptômes', 'Espèces', 'Âge']));
    expect(heads.length).toBeGreaterThanOrEqual(titles.length - 1);
    for (const text of ['Période : 2024–2025', 'Filtres : Nuku Hiva', 'y=2024-2025&i=92'])
      expect(said).toContain(text.replace(/\s/g, ''));
    const [symptom, ...figures] = (await cells(card(page, 'symptoms').getByRole('table')))[1] ?? [];
    expect(said).toContain([symptom, ...figures.slice(0, 4)].join('').replace(/\s/g, ''));
  });
});

test('the statistics start with the default country; another country or all are one chip away and in the address', async ({
  page,
}) => {
  await openStats(page);
  const filters = page.getByRole('region', { name: 'Filtres' });
  await expect(filters.getByRole('button', { name: 'Retirer Polynésie française' })).toBeVisible();
  await expect(page).toHaveURL(/\/case\/stats$/);
  await filters.getByRole('button', { name: 'Tous les pays' }).click();
  await expect(page).toHaveURL(/country=all$/);
  await expect(filters.getByRole('button', { name: 'Tous les pays' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await filters.getByRole('button', { name: 'Polynésie française' }).click();
  await expect(page).toHaveURL(/\/case\/stats$/);
  await page.goto(`${STATS_PATH}?country=7`);
  await expect(filters.getByRole('button', { name: /^Retirer / })).toHaveCount(1);
  await expect(filters.getByRole('button', { name: 'Retirer Polynésie française' })).toHaveCount(0);
});

test('the log of outbreaks lists the recorded ones, each linked to its island and month', async ({
  page,
}) => {
  await openStats(page);
  const log = card(page, 'outbreaks');
  await log.scrollIntoViewIfNeeded();
  await expect(log.getByRole('row', { name: /^novembre 2009/ })).toBeVisible();
  const rows = await cells(log.getByRole('table'));
  expect(rows.find(([month, island]) => month === 'novembre 2009' && island?.startsWith('Rapa'))?.[2]).toBe(
    '28',
  );
  expect(await log.locator('svg circle').count()).toBe(rows.length - 1);
  await log.getByRole('radio', { name: /2023/ }).check();
  await expect(log.getByRole('row', { name: /2009/ })).toHaveCount(0);
  await log.getByRole('radio', { name: /^Depuis/ }).check();
  await log.getByRole('link', { name: /^Rapa, novembre 2009/ }).click();
  await expect(page).toHaveURL(/\/case\/map\?island=\d+&years=2009&month=11/);
});

test('the copied link restores the figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStats(page, '?month=3');
  const people = () => card(page, 'months').getByRole('heading').textContent();
  const before = await people();
  await page.getByRole('button', { name: 'Copier le lien' }).first().click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?y=\d{4}-\d{4}&m=3&c=4$/);
  await page.goto(link);
  await expect(drawing(page, 'months')).toBeVisible();
  expect(await people()).toBe(before);
});

test('a phone gives the link of the figures to its own menu for sharing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
    Object.assign(window, { shared });
  });
  await openStats(page, '?month=3');
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Partager le lien' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  expect(shared).toEqual([
    expect.objectContaining({ url: expect.stringMatching(/\/case\/stats\?y=\d{4}-\d{4}&m=3&c=4$/) }),
  ]);
});
