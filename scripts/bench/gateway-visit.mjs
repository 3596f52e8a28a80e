/**
 * Home, report and map through the gateway (nginx with brotli, TLS, HTTP/2) on a phone's link of 400 kbit/s and 400 ms:
 * seconds until each is there, and the bytes that travelled, at a first visit with nothing kept and at a second one with
 * what the worker keeps. What the worker fetches for later is not throttled, and not counted.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from '../gateway/install.mjs';
import { startPortal } from '../gateway/portal.mjs';
import { fail } from '../run/step.mjs';
import { newPhone, withChromium } from './_browser.mjs';

const KBIT = 400;
const LATENCY = 400;
const PAGES = [
  { name: 'home', path: '/', there: '#root main h1' },
  { name: 'report', path: '/ciguawatch/case/report/new', there: '#root [data-field=profile] label' },
  { name: 'map', path: '/ciguawatch/case/map', there: '[data-map-state=ready]' },
];
const PATIENCE = 180_000;
/** Milliseconds without any request after which a visit is over. */
const QUIET = 2000;

/** Opens a page over the slow link; seconds until it is there, requests and bytes until nothing moves any more. */
async function visit(context, { path, there }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const underway = new Set();
  let [requests, bytes, last] = [0, 0, performance.now()];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url) || underway.has(requestId)) return;
    underway.add(requestId);
    requests += 1;
  });
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    if (!underway.delete(requestId)) return;
    bytes += encodedDataLength;
    last = performance.now();
  };
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed']) session.on(event, ended);
  await session.send('Network.enable');
  const speed = (KBIT * 1000) / 8;
  const link = { offline: false, latency: LATENCY, downloadThroughput: speed, uploadThroughput: speed };
  await session.send('Network.emulateNetworkConditions', link);
  const from = performance.now();
  await page.goto(path, { waitUntil: 'commit', timeout: PATIENCE });
  await page.locator(there).first().waitFor({ timeout: PATIENCE });
  const seconds = (performance.now() - from) / 1000;
  while (underway.size > 0 || performance.now() - last < QUIET) await page.waitForTimeout(100);
  await page.close();
  return { seconds, requests, bytes };
}

/** Lets the worker bring what it keeps, on the fast link. */
async function warm(context, path) {
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('ciguawatch:warm', () => document.documentElement.setAttribute('data-warm', '')),
  );
  await page.goto(path);
  await page.locator('html[data-warm]').waitFor({ timeout: PATIENCE });
  await page.close();
}

const print = (name, which, { seconds, requests, bytes }) =>
  console.log(
    `  ${name.padEnd(8)}${which.padEnd(8)}${seconds.toFixed(1).padStart(6)} s  ${String(requests).padStart(3)} requests  ${(bytes / 1000).toFixed(1).padStart(7)} kB`,
  );

const why = await ensureNginx();
if (why) fail(why);
const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
// The workers of nginx are of another account.
chmodSync(folder, 0o755);
const portal = await startPortal(folder);
try {
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'cert.pem')));
  const pin = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  // Behind a certificate that it does not know, Chromium keeps nothing and starts no worker.
  await withChromium(
    async (browser) => {
      console.log(`Through the gateway, ${KBIT} kbit/s, ${LATENCY} ms, 390 px`);
      for (const page of PAGES) {
        const first = await newPhone(browser, portal.https);
        print(page.name, 'first', await visit(first, page));
        await first.close();
        const second = await newPhone(browser, portal.https, { serviceWorkers: 'allow' });
        await warm(second, page.path);
        print(page.name, 'second', await visit(second, page));
        await second.close();
      }
    },
    [`--ignore-certificate-errors-spki-list=${pin}`],
  );
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}
