/**
 * `npm run play -- cases_editor --scenario outbreak-today`: builds the portal, starts it with its own demonstration data,
 * makes what the scenario tells, and opens it logged in with that role (`admin` by default); `--help` lists both. PORT is
 * the port, 8090 by default. The data are deleted at the end, so anything may be tried.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { helpText, readArguments } from './play/arguments.mjs';
import { caller } from './play/caller.mjs';
import { playEnvironment } from './play/environment.mjs';
import { firstPassword } from './play/first-password.mjs';
import { openBrowser } from './play/open-browser.mjs';
import { SCENARIOS } from './play/scenarios.mjs';
import { DEMO_PASSWORD } from './run/demo-password.mjs';
import { ensureInstalled } from './run/install.mjs';
import { sessionCookies, signInLink } from './run/sign-in-link.mjs';
import { buildFirst, checkNode, fail, ROOT } from './run/step.mjs';

const { help, fault, role, scenario: name } = readArguments(process.argv.slice(2), SCENARIOS);
if (help) {
  console.log(helpText(SCENARIOS));
  process.exit(0);
}
if (fault) fail(fault);
const scenario = name === undefined ? {} : SCENARIOS[name];
const account = `${role}@demo.example`;
const port = Number(process.env.PORT ?? 8090);
/** Must be `localhost`: for cookies, 127.0.0.1 is another host. */
const base = `http://localhost:${port}`;

checkNode();
if (process.env.NODE_ENV === 'production') fail('NODE_ENV is production, where there are no demo accounts.');
await ensureInstalled();
await buildFirst();

const folder = mkdtempSync(join(tmpdir(), 'ciguawatch-play-'));
const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/server.mjs'], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: playEnvironment(process.env, { folder, base, port, empty: scenario.empty === true, account }),
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
while (server.exitCode === null && !(/is ready at/.test(said) && (await healthy()))) await pause(50);
try {
  await play();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  stop();
}

/** Makes what the scenario tells and prints the link, which opens the portal once. */
async function play() {
  const password = scenario.empty ? await firstPassword(base, folder) : DEMO_PASSWORD;
  const call = caller(base);
  const made = scenario.make ? await scenario.make(call) : {};
  for (const sentence of made.tell ?? []) console.log(sentence);
  link = await signInLink(`${base}${made.open?.[role] ?? '/'}`, () =>
    sessionCookies(base, account, password),
  );
  console.log(`The portal is at ${base}; this address opens it once, signed in as ${role}:\n${link.url}`);
  if (scenario.empty) console.log(`Later, log in as ${account} with the password ${password}.`);
  openBrowser(link.url);
  for (let n = 0; scenario.on && server.exitCode === null; n++) {
    await pause(scenario.every * 1000);
    await scenario.on(call, made, n);
  }
}
