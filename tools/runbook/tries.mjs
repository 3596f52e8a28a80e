import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { ROOT, run } from '../../scripts/run/step.mjs';
import { BuiltServer } from '../support/server.mjs';

/** Tries a block; returns the last lines of its output, or null. */
export async function tries(kind, text, house) {
  if (kind === 'sh') return shell(text, house);
  if (kind === 'nginx') return tryProxy(text, house);
  if (text.startsWith('[Unit]')) return checkUnitFile(text, house);
  return trySettings(text, house);
}

/** Runs lines as in a terminal, with environment variables for the database commands. */
async function shell(text, { database, env }) {
  const pg = { PGHOST: '127.0.0.1', PGPORT: String(database), PGUSER: 'postgres' };
  const { code, output } = await run('bash', ['-euo', 'pipefail', '-c', text], {
    env: { ...pg, ...env },
    quiet: true,
  });
  assert.equal(code, 0, `${text}\nended with ${code}:\n${output}`);
  assert.ok(!/^\s*$/.test(output) || /psql|create/.test(text), `${text}\nsaid nothing`);
  return output.trim().split('\n').slice(-3).join('\n');
}

/**
 * Starts a server with the settings of a file, with ports and folders replaced by those of this machine.
 */
async function trySettings(text, house) {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => /^(\w+)=(.*)$/.exec(line));
  assert.ok(lines.every(Boolean), 'a line is no setting');
  const given = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  const own = {
    DATA_DIR: join(house.folder, 'data'),
    DATABASE_URL: given.DATABASE_URL.replace('localhost:5432', `127.0.0.1:${house.database}`),
  };
  const server = new BuiltServer('server', house.api, { ...given, PORT: String(house.api), ...own });
  house.stop.push(() => server.stop());
  await server.start();
  Object.assign(house.env, { ...given, ...own, PUBLIC_URL: server.url, PORT: String(house.api) });
  return `a server in production answers at ${server.url}`;
}

/** Lets systemd check the unit file, with this machine's Node.js. */
function checkUnitFile(text, { folder }) {
  const file = join(folder, 'ciguawatch.service');
  const here = text
    .replace('/usr/bin/node', process.execPath)
    .replace('User=ciguawatch', 'User=root')
    .replace('WorkingDirectory=/opt/ciguawatch', `WorkingDirectory=${ROOT}`);
  writeFileSync(file, here);
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
    encoding: 'utf8',
  });
  if (error) return 'systemd is not installed here: not read';
  assert.equal(
    stderr
      .split('\n')
      .filter((line) => line.includes('ciguawatch.service'))
      .join('\n'),
    '',
  );
  assert.equal(status, 0, stderr);
  return null;
}

/** Starts nginx with the block, and sends a request to the server through it. */
async function tryProxy(text, house) {
  const { folder, https, api } = house;
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=ciguawatch.example.org', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const here = text
    .replace('listen 443', `listen ${https}`)
    .replace('/etc/ssl/ciguawatch/cert.pem', cert)
    .replace('/etc/ssl/ciguawatch/key.pem', key)
    .replace('127.0.0.1:8080', `127.0.0.1:${api}`);
  const home = join(folder, 'nginx');
  mkdirSync(home);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${home}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${here}\n}\n`,
  );
  execFileSync('nginx', ['-e', 'stderr', '-c', file], { stdio: 'ignore' });
  house.stop.push(() =>
    execFileSync('nginx', ['-e', 'stderr', '-c', file, '-s', 'quit'], { stdio: 'ignore' }),
  );
  const response = await asked(`https://127.0.0.1:${https}/api/health/`);
  assert.equal(response.status, 200);
  assert.ok(response.headers['strict-transport-security'], 'HSTS of the server');
  return null;
}

const asked = (address) =>
  new Promise((resolve, reject) => {
    const agent = new Agent({ rejectUnauthorized: false });
    request(address, { agent, headers: { host: 'ciguawatch.example.org' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
