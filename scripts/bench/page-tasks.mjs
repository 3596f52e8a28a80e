/**
 * How long the page is held while it shows many cases: the long tasks (above 50 ms) of a Chromium at full
 * speed on the map and the statistics, at the first visit, at a later one from the device's own copy, and
 * when a filter is chosen. With the demonstration's own cases, then with 100,000 and 1,000,000 made-up ones.
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { ensureChromium } from '../run/chromium.mjs';
import { fail } from '../run/step.mjs';
import { withManyCases } from './_many-cases.mjs';
import { table, withServer } from './_server.mjs';

const PATIENCE = 600_000;
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const VIEW = { width: 1440, height: 900 };
const READY = '[data-cases-state=ready], [data-cases-state=stale]';

/** Runs in the page: keeps the length of each task above 50 ms, in milliseconds. */
const observe = () => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

/** Waits until the page had no long task for a second, then takes those since the last time. */
async function takeTasks(page) {
  for (let quiet = 0, before = -1; quiet < 4; ) {
    await page.waitForTimeout(250);
    const now = await page.evaluate(() => window.longTasks.length);
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
  return page.evaluate(() => window.longTasks.splice(0));
}

/**
 * Milliseconds of the processor that each task of the page took, from a recording: on a machine at work on
 * other things a task lasts longer than it works. The page is the one that worked most.
 */
function worked(recording) {
  const { traceEvents } = JSON.parse(recording);
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const tasks = pages.map((page) =>
    traceEvents
      .filter(
        ({ name, ph, pid, tid }) =>
          name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === page.pid && tid === page.tid,
      )
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  const sum = (list) => list.reduce((all, one) => all + one, 0);
  return tasks.sort((a, b) => sum(b) - sum(a))[0] ?? [];
}

const told = (tasks) => {
  const long = tasks.filter((ms) => ms > 50);
  return `${long.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`.padStart(22);
};

/** One step, which begins with `act` and ends when the figures stand: seconds, and its long tasks. */
async function step(page, act, shown) {
  await page
    .context()
    .browser()
    .startTracing(page, { categories: ['toplevel'] });
  const start = performance.now();
  await act();
  await shown();
  const seconds = (performance.now() - start) / 1000;
  const tasks = await takeTasks(page);
  const recording = await page.context().browser().stopTracing();
  return `${seconds.toFixed(1).padStart(6)} s${told(tasks)}${told(worked(recording.toString()))}`;
}

async function visit(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEW,
    locale: 'en-GB',
    timezoneId: 'Pacific/Tahiti',
  });
  context.setDefaultTimeout(PATIENCE);
  const rows = {};
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const map = async () => {
      await page.locator(READY).first().waitFor();
      await page.locator('[data-map-drawn=true]').waitFor();
      await page.locator('button[data-cluster]').first().waitFor({ state: 'attached' });
    };
    const statistics = async () => {
      await page.locator(READY).first().waitFor();
      await page
        .getByRole('heading', { name: /People ill by/ })
        .first()
        .waitFor();
    };
    rows['map, first visit'] = await step(page, () => page.goto('/ciguawatch/case/map'), map);
    rows['map, all years'] = await step(page, () => page.goto('/ciguawatch/case/map?years=all'), map);
    rows['statistics, later visit'] = await step(page, () => page.goto('/ciguawatch/case/stats'), statistics);
    rows['statistics, all years'] = await step(
      page,
      () => page.goto('/ciguawatch/case/stats?years=all'),
      statistics,
    );
  } finally {
    await context.close();
  }
  return rows;
}

const { path, why } = await ensureChromium();
if (!path) fail(why);
const sizes = process.env.BENCH_CASES
  ? process.env.BENCH_CASES.split(',').map(Number)
  : [0, 100_000, 1_000_000];
await withServer({}, async ({ url }) => {
  for (const size of sizes) {
    const browser = await chromium.launch({ executablePath: path, args: FLAGS });
    try {
      await withManyCases(url, size, async (front) => {
        const name = size === 0 ? 'The demonstration' : `${size.toLocaleString('en')} cases`;
        const load = `load of the machine ${loadavg()[0].toFixed(1)}`;
        table(
          `${name}: time; tasks above 50 ms as observed, and by processor time (${load})`,
          await visit(browser, front),
        );
      });
    } finally {
      await browser.close();
    }
  }
});
