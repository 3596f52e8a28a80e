/**
 * `npm run drill`: backup and restore in practice. A running demonstration portal with a picture is backed
 * up with encryption, stopped, and restored into a new folder; where PostgreSQL is available, also into a
 * database, and from there, without encryption, into another. Compares all rows, the login and the picture
 * each time, and prints durations.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFirst, checkNode, fail, ROOT, run } from '../scripts/run/step.mjs';
import { ask, login } from './support/api.mjs';
import { clusterMissing, makeCluster } from './support/cluster.mjs';
import { ports } from './support/ports.mjs';
import { BuiltServer } from './support/server.mjs';

/** A demo account that may upload pictures. */
const ACCOUNT = 'fishbase_editor';

checkNode();
await buildFirst();
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
const environment = (name, databaseUrl = '') => ({
  NODE_ENV: '',
  DATA_DIR: join(folder, name),
  DATABASE_URL: databaseUrl,
  SECRET: 'one secret of every server of the drill',
});

/** Runs a command of the server; exits with its output when it fails. */
async function command(file, args, env) {
  const { code, output } = await run(process.execPath, [join(ROOT, 'server/dist', file), ...args], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`${file} ended with ${code}:\n${output}`);
  return output.trim();
}

/** Uploads a picture; returns its key. */
async function sendPicture(server) {
  const { access: token } = await login(server.url, ACCOUNT);
  const path = `a/picture/${randomUUID()}/?use=fishbase&author=Teva&licence=cc-by`;
  const headers = { 'content-type': 'image/jpeg' };
  const bytes = readFileSync(join(ROOT, 'docs/pictures/species.jpg'));
  const { status, json, text } = await ask(server.url, 'PUT', path, { headers, token, bytes });
  if (status >= 400) throw new Error(`${path} answered ${status}: ${text}`);
  return json.key;
}

/** What people would see: login, list of cases, picture. */
async function visibleState(server, key) {
  await login(server.url, ACCOUNT);
  const digest = async (path) => {
    const response = await fetch(`${server.url}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
  };
  return {
    cases: await digest('/api/cw/caselist/?chunk=0'),
    picture: await digest(`/media/${key}/640.webp`),
  };
}

async function withRunningServer(name, port, env, work) {
  const server = new BuiltServer(name, port, env);
  await server.start();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Restores a backup, starts a server on it, and compares what it shows. */
async function checkRestored({ name, port, file, keyFile, env, before, key }) {
  const from = performance.now();
  const said = await command('restore.mjs', [file, ...(keyFile ? [keyFile] : [])], env);
  const after = await withRunningServer(name, port, env, (server) => visibleState(server, key));
  const seconds = (performance.now() - from) / 1000;
  for (const what of ['cases', 'picture'])
    if (after[what] !== before[what]) throw new Error(`${name}: the ${what} are not what they were`);
  console.log(`${name}: ${said} Back, with the same login and picture, after ${seconds.toFixed(1)} s.`);
}

/** An encrypted backup must not be restorable without its key. */
async function checkKeyNeeded(file) {
  const args = [join(ROOT, 'server/dist/restore.mjs'), file];
  const { code, output } = await run(process.execPath, args, { env: environment('no-key'), quiet: true });
  if (code === 0 || !output.includes('is encrypted'))
    throw new Error(`Without its key the backup was not refused (${code}):\n${output}`);
}

async function main() {
  const [port, database] = await ports(2, 0);
  const keyFile = join(folder, 'backup.key');
  const said = await command('backup-key.mjs', [keyFile], {});
  const recipients = said.split('BACKUP_RECIPIENTS=').at(-1);
  const home = { ...environment('home'), BACKUP_RECIPIENTS: recipients };
  let key = '';
  const before = await withRunningServer('home', port, home, async (server) => {
    key = await sendPicture(server);
    await command('backup.mjs', [], home);
    return visibleState(server, key);
  });
  const backups = join(folder, 'home/backups');
  const file = join(backups, readdirSync(backups)[0]);
  rmSync(join(folder, 'home/pgdata'), { recursive: true });
  await checkKeyNeeded(file);
  await checkRestored({ name: 'embedded', port, file, keyFile, env: environment('embedded'), before, key });

  const missing = clusterMissing();
  if (missing) return console.log(`PostgreSQL was not tried: ${missing}.`);
  const cluster = makeCluster(database);
  try {
    const env = environment('postgres', cluster.url);
    await checkRestored({ name: 'PostgreSQL', port, file, keyFile, env, before, key });
    const second = join(folder, 'second.jsonl.gz');
    await command('backup.mjs', [second], env);
    const last = environment('last');
    await checkRestored({ name: 'embedded again', port, file: second, env: last, before, key });
  } finally {
    cluster.remove();
  }
}

await main()
  .catch((error) => fail(`The drill failed.\n${error.stack}`))
  .finally(() => rmSync(folder, { recursive: true, force: true }));
