/**
 * A whole report without scripts on a phone with a weak network, beside the application's way to its first question:
 * 390 px wide, nothing kept from before, 400 kbit/s and 400 ms. Each page with its bytes as they travel, headers
 * included, and the time until it is painted. What the pages may weigh: docs/sizes.md.
 */
import { loadavg } from 'node:os';
import { newPhone, SECTIONS, withChromium } from './_browser.mjs';
import { table, withServer } from './_server.mjs';

const KBITS = 400;
/** Milliseconds added to every request. */
const LATENCY = 400;
const PATIENCE = 60_000;
const faults = [];

/** Slows a page down; answers what it fetched since it was asked last. */
async function weakNetwork(page) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  const speed = (KBITS * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
  return () => {
    const since = bytes;
    bytes = 0;
    return since;
  };
}

const line = ({ seconds, bytes }) => `${seconds.toFixed(2)} s  ${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** Milliseconds from the press until the page is painted, its style there. */
async function painted(page) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
    const at = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    );
    if (at !== null) return at;
    await page.waitForTimeout(20);
  }
  throw new Error('nothing was painted');
}

/** A report of a tourist with a fish, a place of care and some symptoms, page by page. */
async function plainReport(browser, url) {
  const context = await newPhone(browser, url, { javaScriptEnabled: false });
  const page = await context.newPage();
  const taken = await weakNetwork(page);
  const pages = [];
  const see = async (name, go) => {
    await go();
    await page.locator('h1').waitFor();
    const seconds = (await painted(page)) / 1000;
    await page.waitForLoadState();
    pages.push({ name, seconds, bytes: taken() });
  };
  const next = () => page.locator('main button[value=next]').click();
  await see('1 who', () => page.goto('/plain/report', { waitUntil: 'commit' }));
  await page.locator('input[name=profile][value="2"]').check();
  await page.fill('[name=age]', '41');
  await see('2 fish and place', next);
  await page.selectOption('#case_location_id', { label: 'Rangiroa' });
  await page.selectOption('#specie_id', '5');
  await see('3 date and care', next);
  await page.locator('input[name=event_day]').nth(1).check();
  await page.locator('[name=med_seen][value=yes]').check();
  await see('4 symptoms', next);
  await page.selectOption('#sympt_tinglings', '2');
  await page.locator('[name=rest_digestive]').check();
  await see('5 notes', next);
  await page.fill('#gsympt_other_obs', 'Loche de 40 cm, grillée.');
  await see('6 review', next);
  await see('sent, with its document', next);
  if (!(await page.locator('.c .no').textContent())) faults.push('the report has no number');
  await context.close();
  return pages;
}

/** How long the application takes until its first question can be seen, on the same link. */
async function application(browser, url) {
  const context = await newPhone(browser, url, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const taken = await weakNetwork(page);
  const since = performance.now();
  await page.goto('/ciguawatch/case/report/new', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: SECTIONS[0] }).waitFor({ timeout: PATIENCE });
  const seconds = (performance.now() - since) / 1000;
  await context.close();
  return { seconds, bytes: taken() };
}

await withServer({}, ({ url }) =>
  withChromium(async (browser) => {
    const live = await application(browser, url);
    const pages = await plainReport(browser, url);
    const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
    const seconds = pages.reduce((sum, page) => sum + page.seconds, 0);
    table(`A report without scripts, ${KBITS} kbit/s, ${LATENCY} ms, load ${loadavg()[0]?.toFixed(1)}`, {
      ...Object.fromEntries(pages.map((page) => [page.name, line(page)])),
      [`all ${pages.length} pages`]: line({ seconds, bytes }),
      'the application, first question': line(live),
    });
  }),
);
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}
