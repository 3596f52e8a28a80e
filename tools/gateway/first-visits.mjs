import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { at, readJson } from '../../shared/webpack/paths.mjs';
import { withChromium } from '../support/browser.mjs';

/**
 * First visits with their limits from e2e/specs/deployment/sizes.spec.ts, which measures the server without
 * gateway.
 */
const PAGES = readJson(at('scripts/sizes/limits.json')).filter(({ path }) => path);

const isCode = (pathname) => !/\.woff2$|\.pbf$|^\/(api|chart)\//.test(pathname);

/** Opens the public pages through the gateway in a fresh browser, and prints the kB of page and code. */
export async function firstVisits({ https }) {
  await withChromium(async (browser) => {
    for (const page of PAGES) await visit(browser, https, page);
  });
}

/** Size of a body as transferred; the browser's own number includes HTTP/2 frames. */
async function bytesOf(request) {
  const stated = await (await request.response())?.headerValue('content-length');
  return stated ? Number(stated) : (await request.sizes()).responseBodySize;
}

/** Resolves when no request is running and none has started for half a second. */
function waitUntilQuiet(page) {
  const underway = new Set();
  let begun = 0;
  page.on('request', (request) => {
    // Blobs of workers never finish on the map.
    if (request.url().startsWith('blob:')) return;
    underway.add(request);
    begun += 1;
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => underway.delete(request));
  return async () => {
    const until = Date.now() + 40_000;
    for (let seen = -1; (underway.size > 0 || begun !== seen) && Date.now() < until; await pause(500))
      seen = begun;
  };
}

async function visit(browser, https, { name, path, drawn, most }) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  // By address: with an unknown certificate Chromium caches nothing and requests preloaded files twice.
  const sizes = new Map();
  const quiet = waitUntilQuiet(page);
  page.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'https:' && isCode(pathname)) sizes.set(pathname, bytesOf(request));
  });
  await page.goto(https + path);
  await page.locator(drawn).first().waitFor({ timeout: 60_000 });
  await quiet();
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000;
  const allowed = most.page + most.code;
  console.log(`  ${name}: page and code ${total.toFixed(1)} kB`);
  assert.ok(total <= allowed, `${name}: ${total.toFixed(1)} kB of page and code, allowed are ${allowed}`);
  await context.close();
}
