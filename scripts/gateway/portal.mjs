import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MODULES, PORTAL } from '../../shared/build/paths.mjs';
import { ROOT } from '../run/step.mjs';
import { ports } from '../soak/ports.mjs';
import { SoakServer } from '../soak/server.mjs';

const here = (name) => join(ROOT, 'shell/nginx', name);
/** Number that the page of an absent server names. */
export const EMERGENCY = '15';

/** The commands of a module's image, where `keep-release.sh` finds them. */
function commands(folder) {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['flip-release', 'rollback-release', 'list-releases']) {
    copyFileSync(here(`${name}.sh`), join(bin, name));
    chmodSync(join(bin, name), 0o755);
  }
  return bin;
}

function certificate(folder) {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  return { TLS_CERT: cert, TLS_KEY: key };
}

/** An nginx started by one of the scripts of the images. */
export class Nginx {
  #child = null;
  #log = '';

  constructor(script, address, env) {
    this.script = script;
    this.address = address;
    this.env = env;
  }

  async start() {
    const child = spawn('sh', [here(this.script)], { env: { ...process.env, ...this.env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#log += text));
    this.#child = child;
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(50)) {
      if (child.exitCode !== null) throw new Error(`${this.script} ended: ${this.#log}`);
      const answer = await fetch(this.address, { redirect: 'manual' }).catch(() => null);
      if (answer) return;
    }
    throw new Error(`${this.script} did not answer: ${this.#log}`);
  }

  async stop() {
    if (this.#child?.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Starts all of it; `stop` leaves nothing running. */
export async function startPortal(folder) {
  const [http, https, modules, api] = await ports(4, 0);
  const release = join(folder, 'release');
  for (const id of MODULES)
    execFileSync(process.execPath, [join(ROOT, 'scripts/release.mjs'), id, release], { cwd: ROOT });
  const root = join(folder, 'srv');
  mkdirSync(root);
  const moduleHost = new Nginx('start-module.sh', `http://127.0.0.1:${modules}/`, {
    PATH: `${commands(folder)}:${process.env.PATH}`,
    PORT_MODULE: String(modules),
    MODULE_ROOT: root,
    MODULES_DIR: join(root, 'modules'),
    RELEASE_DIR: release,
    RUN_DIR: join(folder, 'run-module'),
  });
  const server = new SoakServer('server', api, {
    NODE_ENV: '',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    PORTAL_DIR: PORTAL,
    PUBLIC_URL: `https://localhost:${https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    EMERGENCY_NUMBERS: `4:${EMERGENCY}`,
    MODULE_RELEASES: MODULES.map((id) => `http://127.0.0.1:${modules}/modules/${id}/release.json`).join(),
  });
  const gateway = new Nginx('start-gateway.sh', `http://127.0.0.1:${http}/`, {
    ...certificate(folder),
    PORT_HTTP: String(http),
    PORT_HTTPS: String(https),
    HTTPS_SUFFIX: `:${https}`,
    SERVER: `127.0.0.1:${api}`,
    MODULE: `127.0.0.1:${modules}`,
    DNS: '',
    WEB_ROOT: PORTAL,
    RUN_DIR: join(folder, 'run-gateway'),
    EMERGENCY,
  });
  const stop = async () => {
    await gateway.stop();
    await moduleHost.stop();
    await server.stop();
  };
  try {
    await moduleHost.start();
    await server.start();
    await gateway.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { http: `http://localhost:${http}`, https: `https://localhost:${https}`, server, moduleHost, stop };
}
