/**
 * Measures five pages on a phone's connection: seconds until something is visible and until the page
 * responds, layout shift, and requests. First and second visit (with a service worker), at full processor
 * speed and four times slower. `BENCH_BEFORE` is the folder of another built checkout, visited alternately
 * for comparison.
 */
import { join } from 'node:path';
import { newPhone, withChromium } from '../support/browser.mjs';
import { withServer } from '../support/server.mjs';
import { kindOf, LINK, visit } from './first-visit/visit.mjs';

const FORM = '#root [data-field=profile] input, #first [data-field=profile] input';
const PAGES = {
  home: { path: '/', seen: 'main h1', alive: '#root main h1' },
  report: {
    path: '/ciguawatch/case/report/new',
    seen: FORM,
    alive: '#root [data-field=profile] label',
  },
  login: {
    path: '/login',
    seen: 'main [data-field=username] input',
    alive: '#root [data-field=username] input',
  },
  map: { path: '/ciguawatch/case/map', seen: '[data-map-state]', alive: '[data-map-state=ready]' },
  statistics: { path: '/ciguawatch/case/stats', seen: 'main h1', alive: '.apexcharts-svg' },
};
/** Milliseconds to wait for the service worker. */
const WORKER_TIMEOUT_MS = 60_000;

const seconds = (value) => value.toFixed(2).padStart(6);
const kB = (requests, kind) =>
  (
    requests.filter(({ path }) => kindOf(path) === kind).reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1000
  ).toFixed(1);

function print(name, cpu, which, { seen, alive, shift, requests }) {
  const bytes = ['code', 'data', 'font'].map((kind) => `${kind} ${kB(requests, kind)}`).join(', ');
  console.log(
    `${name.padEnd(19)}CPU ${cpu}  ${which}  seen ${seconds(seen)} s  alive ${seconds(alive)} s  shift ${shift.toFixed(3)}  ${requests.length} requests, kB: ${bytes}`,
  );
}

/** Lets the service worker load its files on a fast connection. */
async function warmServiceWorker(context, path) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('ciguawatch:warm', () => {
      window.isWarm = true;
    });
  });
  await page.goto(path);
  await page.waitForFunction(() => window.isWarm, null, { timeout: WORKER_TIMEOUT_MS, polling: 200 });
  await page.close();
}

function waterfall(name, { requests }) {
  console.log(`\n${name}: from, to, kB`);
  for (const { path, start, end = Number.NaN, bytes = 0 } of requests)
    console.log(`${seconds(start)} ${seconds(end)} ${(bytes / 1000).toFixed(1).padStart(7)}  ${path}`);
}

/** First and second visit of a page in a fresh browser context. */
async function visits(browser, { url, who }, [name, page], cpu) {
  const context = await newPhone(browser, url, { serviceWorkers: 'allow' });
  const first = await visit(context, page, cpu);
  print(who + name, cpu, 'first ', first);
  await warmServiceWorker(context, page.path);
  print(who + name, cpu, 'second', await visit(context, page, cpu));
  await context.close();
  return first;
}

async function measure(browser, builds) {
  console.log(`${LINK.kbit} kbit/s, ${LINK.latency} ms, 390 px`);
  const cold = {};
  for (const page of Object.entries(PAGES))
    for (const cpu of [1, 4])
      for (const build of builds) cold[build.who + page[0]] = await visits(browser, build, page, cpu);
  for (const [name, first] of Object.entries(cold)) waterfall(name, first);
}

/** Runs a function with the server of another build, when one is given. */
function withBefore(run) {
  const folder = process.env.BENCH_BEFORE;
  if (!folder) return run([]);
  const env = {
    SERVER_FILE: join(folder, 'server/dist/server.mjs'),
    PORTAL_DIR: join(folder, 'dist/portal'),
  };
  return withServer(env, ({ url }) => run([{ who: 'before: ', url }]));
}

await withBefore((before) =>
  withServer({}, ({ url }) => withChromium((browser) => measure(browser, [...before, { who: '', url }]))),
);
