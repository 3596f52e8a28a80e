/**
 * `npm run play -- cases_editor`: builds the portal, starts it with its own demonstration data and opens it
 * logged in with that role (`admin` by default). PORT is the port, 8090 by default. The data are deleted at
 * the end, so anything may be tried.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from './run/demo-password.mjs';
import { ensureInstalled } from './run/install.mjs';
import { SERVER_ENV } from './run/server-env.mjs';
import { sessionCookies, signInLink } from './run/sign-in-link.mjs';
import { buildFirst, checkNode, fail, ROOT } from './run/step.mjs';

const role = process.argv[2] ?? 'admin';
const account = `${role}@demo.example`;
const port = Number(process.env.PORT ?? 8090);
/** Must be `localhost`: for cookies, 127.0.0.1 is another host. */
const base = `http://localhost:${port}`;

/** Opens the system's browser, if there is a graphical screen. */
function openBrowser(url) {
  const screen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const [command, ...args] =
    {
      darwin: ['open'],
      win32: ['cmd', '/c', 'start', ''],
      linux: screen ? ['xdg-open'] : [],
    }[process.platform] ?? [];
  if (!command || !process.stdout.isTTY) return;
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

checkNode();
if (process.env.NODE_ENV === 'production') fail('NODE_ENV is production, where there are no demo accounts.');
await ensureInstalled();
await buildFirst();

const folder = mkdtempSync(join(tmpdir(), 'ciguawatch-play-'));
const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/server.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    ...SERVER_ENV,
    HOST: 'localhost',
    PORT: String(port),
    PUBLIC_URL: base,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: 'true',
  },
});
let said = '';
let link;
server.stdout.on('data', (data) => (said += data));
server.on('exit', (code) => {
  link?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(process.exitCode ?? code ?? 0);
});
const stop = () => server.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

const healthy = () =>
  fetch(`${base}/api/health/`).then(
    (response) => response.ok,
    () => false,
  );
while (server.exitCode === null && !(/@demo\.example/.test(said) && (await healthy()))) await pause(50);
const accounts = [...said.matchAll(/(\S+)@demo\.example/g)].map(([, name]) => name);
if (!accounts.includes(role)) {
  console.error(`There is no demo account ${account}. One of: ${accounts.join(', ')}.`);
  process.exitCode = 1;
  stop();
} else {
  link = await signInLink(`${base}/`, () => sessionCookies(base, account, DEMO_PASSWORD));
  console.log(`The portal is at ${base}; this address opens it once, signed in as ${role}:\n${link.url}`);
  openBrowser(link.url);
}
