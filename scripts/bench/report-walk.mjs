/**
 * The shortest report on a phone with a weak network: 390 px wide, nothing kept from before,
 * 400 kbit/s and 400 ms. How long until the first question can be answered and how many bytes it
 * takes, then how long the form takes to the saved report when every answer is given at once. The
 * service worker is left out: what it keeps for later would travel outside the throttled page.
 */
import { loadavg } from 'node:os';
import { newPhone, PHONE, SAVED, withChromium } from './_browser.mjs';
import { table, withServer } from './_server.mjs';
import { fillLeast, section } from './_steps.mjs';

const RUNS = 3;
const KBITS = 400;
/** Milliseconds added to every request. */
const LATENCY = 400;
const PLACE = 'Maupiti';
/** A cold first visit at this speed lasts many seconds. */
const PATIENCE = 120_000;
/** Slows the page down and counts what it fetches, headers included. */
async function weakNetwork(page) {
  const session = await page.context().newCDPSession(page);
  const counted = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', () => {
    counted.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: (KBITS * 1000) / 8,
    uploadThroughput: (KBITS * 1000) / 8,
  });
  return () => ({ ...counted });
}

/** One visit with an empty cache; milliseconds since the address was entered. */
async function walk(browser, url) {
  const context = await newPhone(browser, url);
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const fetched = await weakNetwork(page);
    const marks = {};
    const start = performance.now();
    const mark = (name) => {
      marks[name] = { ms: performance.now() - start, ...fetched() };
    };
    await page.goto('/ciguawatch/case/report/new', { waitUntil: 'commit' });
    await section(page, 1);
    await page.getByRole('radio', { name: 'Moi-même', exact: true }).waitFor({ state: 'attached' });
    mark('question');
    await fillLeast(page, PLACE);
    mark('filled');
    await page.getByRole('button', { name: 'Envoyer la déclaration' }).click();
    await page.getByRole('heading', { level: 1, name: SAVED }).waitFor();
    await page
      .getByRole('main')
      .getByText(/^N°\s\d+$/)
      .waitFor();
    mark('saved');
    return marks;
  } finally {
    await context.close();
  }
}

const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

await withServer({}, ({ url }) =>
  withChromium(async (browser) => {
    const walks = [];
    for (let n = 0; n < RUNS; n += 1) walks.push(await walk(browser, url));
    const of = (mark, field) => middle(walks.map((one) => one[mark][field]));
    const between = (from, to) => middle(walks.map((one) => one[to].ms - one[from].ms));
    table(`Shortest report, ${PHONE.width} px, ${KBITS} kbit/s, ${LATENCY} ms (median of ${RUNS})`, {
      'to the first question': seconds(of('question', 'ms')),
      'fetched until then': kilobytes(of('question', 'bytes')),
      'requests until then': String(of('question', 'requests')),
      'from there to the filled form': seconds(between('question', 'filled')),
      'from sending to saved': seconds(between('filled', 'saved')),
      'to saved': seconds(of('saved', 'ms')),
      'fetched in all': kilobytes(of('saved', 'bytes')),
      'requests in all': String(of('saved', 'requests')),
      'load of the machine (1 minute)': loadavg()[0].toFixed(1),
    });
  }),
);
