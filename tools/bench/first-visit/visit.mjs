/** A phone's connection: kilobits per second, and round-trip time in milliseconds. */
export const LINK = { kbit: 400, latency: 400 };

/** Runs in the page: records when something is visible, when the page responds, and layout shifts. */
function watch({ seen, alive }) {
  const noted = { shift: 0 };
  window.visit = noted;
  const isShown = (selector) =>
    [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
  const look = () => {
    if (noted.seen === undefined && isShown(seen)) noted.seen = performance.now();
    if (noted.alive === undefined && isShown(alive)) noted.alive = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records all requests of a page, in seconds since the first one. */
async function requestsOf(session) {
  const requests = new Map();
  let from;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    from ??= timestamp;
    if (!requests.has(requestId))
      requests.set(requestId, { path: new URL(request.url).pathname, start: timestamp - from });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: timestamp - from, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return requests;
}

/** Milliseconds; longer than a page waits before it loads the text font (shell/src/splash/text-font.ts). */
const QUIET_MS = 3000;

/** Waits until no request has run for a while. */
async function waitUntilQuiet(page, requests) {
  for (let still = 0; still < QUIET_MS; ) {
    await page.waitForTimeout(150);
    still = [...requests.values()].some(({ end }) => end === undefined) ? 0 : still + 150;
  }
}

/**
 * Opens a page on a phone's connection and measures until it is quiet.
 * @param {{path: string, seen: string, alive: string}} what path, and selectors of the first visible
 * element and of the element that responds
 * @param {number} cpu factor by which the processor is slowed
 * @returns seconds until both, layout shift, and requests in order
 */
export async function visit(context, { path, seen, alive }, cpu) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = await requestsOf(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINK.latency,
    downloadThroughput: LINK.kbit * 125,
    uploadThroughput: LINK.kbit * 125,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(watch, { seen, alive });
  await page.goto(path, { waitUntil: 'commit', timeout: 90_000 });
  await page.waitForFunction(() => window.visit.alive !== undefined, null, { timeout: 90_000, polling: 100 });
  await waitUntilQuiet(page, requests);
  const noted = await page.evaluate(() => window.visit);
  await page.close();
  const list = [...requests.values()].sort((a, b) => a.start - b.start);
  return { seen: noted.seen / 1000, alive: noted.alive / 1000, shift: noted.shift, requests: list };
}

/** Kind of a request by its path. */
export const kindOf = (path) =>
  path.endsWith('.woff2') ? 'font' : /^\/(api|chart)\/|\.pbf$/.test(path) ? 'data' : 'code';
