/**
 * Memory of the editors' list in a browser: the heap of the page, collected, at its first view, and after all of
 * 100,000 cases went by and the first ones are shown again. It has to stay within 1.2 times; exits with 1 if not. On the
 * embedded database, or on PostgreSQL where TEST_DATABASE_URL names one.
 */
import pg from 'pg';
import { withChromium } from './_browser.mjs';
import { DESK_CASES, fillStatement, withFilledFolder } from './_desk-cases.mjs';
import { table, withDatabase, withServer } from './_server.mjs';

/** How many times the heap of the first view is allowed. */
const LIMIT = 1.2;
/** Height of a row in CSS pixels, and rows from one stop to the next: less than a page of 200. */
const [ROW, STEP] = [38, 180];

/** Bytes that scripts hold, after what can be collected was. */
async function heapOf(cdp) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function signIn(page, account) {
  await page.goto('/login');
  const form = page.getByRole('main').locator('form');
  await form.locator('input[name=username]').fill(`${account}@demo.example`);
  await form.locator('input[name=password]').fill('Lagon-2026');
  await form.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Brings a row into view, and waits until what is drawn there has come. */
const lookAt = (page, row) =>
  page.evaluate(
    async ([top, index]) => {
      const grid = document.querySelector('[role=grid]');
      grid.scrollTop = top;
      const there = () => {
        const head = document.querySelector(`[role=rowheader][data-row="${index}"]`);
        return head !== null && /\d/.test(head.textContent);
      };
      for (const until = performance.now() + 20_000; !there(); ) {
        if (performance.now() > until) throw new Error(`Row ${index} does not come.`);
        await new Promise((done) => setTimeout(done, 8));
      }
    },
    [row * ROW, row],
  );

async function measure(page) {
  const cdp = await page.context().newCDPSession(page);
  await signIn(page, 'admin');
  await page.goto('/ciguawatch/case/report/list');
  await page.waitForFunction(() => Number(document.querySelector('[role=grid]')?.ariaRowCount) > 1000);
  await lookAt(page, 0);
  await page.waitForLoadState('networkidle');
  const rows = await page.evaluate(() => Number(document.querySelector('[role=grid]').ariaRowCount) - 1);
  const first = await heapOf(cdp);
  const start = performance.now();
  for (let row = STEP; row < rows; row += STEP) await lookAt(page, row);
  await lookAt(page, rows - 1 - 20);
  const seconds = (performance.now() - start) / 1000;
  const end = await heapOf(cdp);
  await lookAt(page, 0);
  await page.waitForLoadState('networkidle');
  const back = await heapOf(cdp);
  return { rows, seconds, first, end, back };
}

const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

async function report(url) {
  await withChromium(async (browser) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      locale: 'fr-FR',
      timezoneId: 'Pacific/Tahiti',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const { rows, seconds, first, end, back } = await measure(await context.newPage());
    table(`The list of ${DESK_CASES} made-up cases and the demonstration's: heap, collected`, {
      'rows that went by': `${rows} in ${seconds.toFixed(0)} s`,
      'first view': mb(first),
      'at the last row': `${mb(end)}, ${(end / first).toFixed(2)} times`,
      'back at the first row': `${mb(back)}, ${(back / first).toFixed(2)} times`,
    });
    const kept = Math.max(end, back) / first;
    console.log(kept <= LIMIT ? `  within ${LIMIT} times` : `  over ${LIMIT} times`);
    if (kept > LIMIT) process.exitCode = 1;
  });
}

const address = process.env.TEST_DATABASE_URL;
if (address)
  await withDatabase(address, async (url) => {
    await withServer({ DATABASE_URL: url }, async () => {});
    const client = new pg.Client(url);
    await client.connect();
    for (const statement of fillStatement()) await client.query(statement);
    await client.end();
    await withServer({ DATABASE_URL: url }, (server) => report(server.url));
  });
else await withFilledFolder((folder) => withServer({ DATA_DIR: folder }, ({ url }) => report(url)));
