import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { loginAsDemoAccount } from '../../support/accounts';
import { quietIsland } from '../../support/data/cases';
import { expect, test } from '../../support/test';

const MONTH = { sent: '2026-02-03', shown: /^févr\.?\s2026/ };

/** Row of the month in the chart's table: declared cases and people. */
const monthRow = (page: Page) =>
  page.getByRole('table', { name: 'Malades par mois' }).getByRole('row', { name: MONTH.shown });

/** Number of reports in the row of the month, the second figure. */
const reports = async (page: Page): Promise<number> =>
  (await monthRow(page).count()) === 0
    ? 0
    : Number(((await monthRow(page).getByRole('cell').nth(1).textContent()) ?? '').replace(/\D/g, ''));

/** Records the statuses of requests by path, as sent by the server: 304 where no body was sent. */
async function traffic(page: Page): Promise<(path: string) => number[]> {
  const asked = new Map<string, string>();
  const answered = new Map<string, number>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, new URL(request.url).pathname),
  );
  // The two events of a request arrive in any order.
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    answered.set(requestId, statusCode),
  );
  await devtools.send('Network.enable');
  return (path) => [...answered].filter(([id]) => asked.get(id) === path).map(([, status]) => status);
}

/** Waits until the device has stored its copy of the cases: a page left earlier would load all again. */
async function waitForOfflineCopy(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    for (const name of names) {
      const keys = await new Promise<string[]>((done) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => done([]);
        opening.onsuccess = () => {
          const db = opening.result;
          const close = (keys: string[]) => {
            db.close();
            done(keys);
          };
          if (!db.objectStoreNames.contains('cache')) return close([]);
          const asked = db.transaction('cache').objectStore('cache').getAllKeys();
          asked.onsuccess = () => close(asked.result.map(String));
          asked.onerror = () => close([]);
        };
      });
      if (keys.some((key) => /^case@\d+:meta$/.test(key))) return true;
    }
    return false;
  });
}

/** Returns to a page after its copy of the cases has become old, and waits for the next sync. */
async function returnWithOldCopy(page: Page, path: string): Promise<void> {
  await waitForOfflineCopy(page);
  // The page being left may sync as soon as its clock advances; the next one then finds a fresh copy and
  // sends nothing.
  const asked = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/a/check/case/' && !response.url().includes('del=true'),
  );
  const chunk = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cw/caselist/');
  await page.clock.fastForward('02:00');
  await page.goto(path);
  await asked;
  // Leaving the page while the chunk loads would leave nothing in the browser's cache to revalidate.
  await (await chunk).finished();
}

test('new cases enter the figures with a sync, and a rejected one leaves them with the next', async ({
  page,
  request,
}) => {
  const island = await quietIsland(request);
  const stats = `/ciguawatch/case/stats?island=${island.id}&years=all`;
  const map = `/ciguawatch/case/map?as=table&island=${island.id}&years=all`;
  const onMap = page.getByRole('row', { name: new RegExp(`^${island.name.replace(/[()]/g, '\\$&')}`) });
  const report = async () => {
    const response = await request.post('/api/cw/pcase/create/', {
      data: {
        case_uuid: randomUUID(),
        case_location_id: island.id,
        case_eventtime: MONTH.sent,
        time_known: false,
      },
    });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { id: number }).id;
  };
  await page.clock.install();
  await page.goto(stats);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistiques des cas');
  await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
  expect(await reports(page)).toBe(0);

  const ids = [await report(), await report()] as const;
  await returnWithOldCopy(page, stats);
  await page.locator('[data-chart=months]').getByRole('radio', { name: 'Tableau' }).check();
  await expect.poll(() => reports(page)).toBe(2);
  await returnWithOldCopy(page, map);
  await expect(onMap).toContainText('2');

  const editor = await loginAsDemoAccount(request, 'cases_editor@demo.example');
  const rejection = { review_state: 'rejected', reason: 'Essai' };
  const rejected = await editor.patch(`/api/cw/case/${ids[0]}/`, rejection, 1);
  expect(rejected.status()).toBe(200);
  await returnWithOldCopy(page, map);
  await expect(onMap).toContainText('1');
  expect((await editor.delete(`/api/cw/case/${ids[1]}/`, 1)).ok()).toBe(true);
  await returnWithOldCopy(page, map);
  await expect(onMap).toHaveCount(0);
  await returnWithOldCopy(page, stats);
  await expect(page.locator('[data-cases-state=ready]')).toBeVisible();
  await expect.poll(() => reports(page)).toBe(0);

  const statuses = await traffic(page);
  await returnWithOldCopy(page, stats);
  await expect.poll(() => statuses('/api/a/check/case/')).toEqual([200, 200]);
  // All cases of a new portal are from today, so their chunk is requested again, with a 304 as response.
  await expect.poll(() => statuses('/api/cw/caselist/')).toEqual([304]);
  expect(await reports(page)).toBe(0);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('It is not reached by Tab.');
}

test('a chart is read as a table with the keyboard', async ({ page }) => {
  await page.goto('/ciguawatch/case/stats');
  const card = page.locator('[data-chart=months]');
  const chart = card.getByRole('radio', { name: 'Graphique' });
  await expect(chart).toBeChecked();
  await tabTo(page, chart);
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('radio', { name: 'Tableau' })).toBeChecked();
  const box = card.getByRole('region', { name: 'Malades par mois' });
  await expect(box.getByRole('table')).toBeVisible();
  await tabTo(page, box);
  await page.keyboard.press('End');
  await expect.poll(() => box.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
});

test('the map is read as a table with the keyboard', async ({ page }) => {
  await page.goto('/ciguawatch/case/map');
  const asTable = page.getByRole('button', { name: 'Voir en tableau' });
  await expect(asTable).toBeVisible();
  await tabTo(page, asTable);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Cas par lieu' });
  await expect(table).toBeVisible();
  const sort = table.getByRole('columnheader', { name: 'Lieu' });
  await tabTo(page, sort.getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(sort).toHaveAttribute('aria-sort', 'ascending');
  const first = table.getByRole('rowheader').getByRole('link').first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ciguawatch\/case\/stats\?island=\d+/);
});
