import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { publicCases } from '../../support/data/cases';
import { expectMapDrawn, openMap } from '../../support/map';
import { expect, test } from '../../support/test';

const NUKU_HIVA = 92;

test.use({ viewport: { width: 390, height: 844 } });

test('the statistics begin with a sentence and a chart, and one menu shares them', async ({ page }) => {
  await page.goto('/ciguawatch/case/stats');
  const chart = page.locator('[data-chart=months]');
  await expect(chart.locator('svg').first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^[\d\s]+ cas$/)
      .first(),
  ).toBeVisible();
  expect((await chart.boundingBox())?.y).toBeLessThan(600);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const named = (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.trim());
  expect(named.length).toBeGreaterThan(2);
  expect(named.join()).toMatch(/PDF/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('each entry of the menu gives what it names', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = '/ciguawatch/case/stats?island=92&years=2025';
  await page.goto(path);
  await expect(page.locator('[data-chart=months] svg').first()).toBeVisible();
  const entry = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  /** First bytes, as text, and ending of the file that an entry saves. */
  const saved = async (name: RegExp) => {
    const waiting = page.waitForEvent('download');
    await entry(name);
    const download = await waiting;
    const bytes = readFileSync(await download.path());
    return { ending: download.suggestedFilename().split('.').at(-1), text: bytes.toString('utf8') };
  };
  await entry(/lien/);
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([link.origin, link.pathname]).toEqual([baseURL, '/ciguawatch/case/stats']);
  const other = await context.newPage();
  await other.goto(link.href);
  await expect(other.getByText(/Nuku Hiva, 2025/).first()).toBeVisible();
  await other.close();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await entry(/^Imprimer/);
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const pdf = await saved(/PDF/);
  expect([pdf.ending, pdf.text.slice(0, 5)]).toEqual(['pdf', '%PDF-']);
  const table = await saved(/^Tableau/);
  expect([table.ending, table.text.charCodeAt(0)]).toEqual(['csv', 0xfeff]);
  expect(table.text.split('\n').filter((line) => line.split(';').length > 5).length).toBeGreaterThan(1);
  const rows = await saved(/^Pour R/);
  expect(rows.ending).toBe('csv');
  expect(rows.text.split('\n')[0]).toContain('case_island');
  const workbook = await saved(/^Excel/);
  expect([workbook.ending, workbook.text.slice(0, 2)]).toEqual(['xlsx', 'PK']);
  const dictionary = await saved(/dictionnaire/);
  expect(dictionary.ending).toBe('json');
  expect(JSON.parse(dictionary.text).resources.length).toBeGreaterThan(0);
});

test('a mayor reads the cases of an island in a year after three taps', async ({ page, request }) => {
  const { length: wanted } = (await publicCases(request)).filter(
    (row) => row.case_island === NUKU_HIVA && Number(row.case_eventyear) === 2025,
  );
  await page.goto('/ciguawatch/case/stats');
  const place = page.getByRole('combobox', { name: 'Île ou commune' });
  await place.click();
  await place.pressSequentially('nuku hiva');
  await page.getByRole('option', { name: 'Nuku Hiva' }).first().click();
  await page.getByRole('button', { name: '2025', exact: true }).click();
  await expect(page.getByRole('main').getByText(`${wanted} cas`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Nuku Hiva, 2025/).first()).toBeVisible();
});

/** Largest share of a ring that another one covers, over all pairs of rings in view; halos and labels aside. */
const mostCovered = (page: Page) =>
  page.locator('svg[data-ring]:visible').evaluateAll((marks) => {
    const circles = marks.map((mark) => {
      const { x, y, width } = mark.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, r: Number(mark.getAttribute('data-ring')) };
    });
    const part = (r: number, d: number, other: number) => {
      const cosine = (d * d + r * r - other * other) / (2 * d * r);
      const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
      return r * r * (angle - Math.sin(angle) * Math.cos(angle));
    };
    let most = 0;
    for (const [at, one] of circles.entries())
      for (const other of circles.slice(at + 1)) {
        const d = Math.hypot(one.x - other.x, one.y - other.y);
        if (d >= one.r + other.r) continue;
        const smaller = Math.min(one.r, other.r);
        const area =
          d <= Math.abs(one.r - other.r)
            ? Math.PI * smaller * smaller
            : part(one.r, d, other.r) + part(other.r, d, one.r);
        most = Math.max(most, area / (Math.PI * smaller * smaller));
      }
    return { most, marks: circles.length };
  });

test('no mark of the map covers more than a fifth of another, near and far', async ({ page }) => {
  await openMap(page);
  const near = await mostCovered(page);
  expect(near.marks).toBeGreaterThan(1);
  expect(near.most).toBeLessThanOrEqual(0.2);
  await page.getByRole('button', { name: 'Montrer tous les cas' }).click();
  await expect(page.getByRole('button', { name: 'Montrer tous les cas' })).toHaveCount(0);
  await expectMapDrawn(page);
  // Rings are joined again for the farther view, a moment after it is drawn.
  await expect(async () => {
    const far = await mostCovered(page);
    expect(far.marks).toBeGreaterThan(1);
    expect(far.most).toBeLessThanOrEqual(0.2);
  }).toPass();
});
