import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/step.mjs';
import { MODULES, PORTAL } from '../../shared/webpack/paths.mjs';
import { Nginx, scriptOf } from '../support/nginx.mjs';
import { ports } from '../support/ports.mjs';
import { BuiltServer } from '../support/server.mjs';

/** Emergency number on the page for an absent server, as in `server/packs/pf/country.json`. */
export const EMERGENCY = '15';

/** Links the commands of a module's image to where `keep-release.sh` finds them. */
function commands(folder) {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['flip-release', 'rollback-release', 'list-releases']) {
    copyFileSync(scriptOf(name), join(bin, name));
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

/** Starts everything; `stop` ends all processes. */
export async function startPortal(folder) {
  const [http, https, modules, api] = await ports(4, 0);
  const release = join(folder, 'release');
  for (const id of MODULES)
    execFileSync(process.execPath, [join(ROOT, 'scripts/release.mjs'), id, release], { cwd: ROOT });
  const root = join(folder, 'srv');
  mkdirSync(root);
  const moduleHost = new Nginx('start-module', `http://127.0.0.1:${modules}/`, {
    PATH: `${commands(folder)}:${process.env.PATH}`,
    PORT_MODULE: String(modules),
    MODULE_ROOT: root,
    MODULES_DIR: join(root, 'modules'),
    RELEASE_DIR: release,
    RUN_DIR: join(folder, 'run-module'),
  });
  const server = new BuiltServer('server', api, {
    NODE_ENV: '',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    PORTAL_DIR: PORTAL,
    PUBLIC_URL: `https://localhost:${https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    MODULE_RELEASES: MODULES.map((id) => `http://127.0.0.1:${modules}/modules/${id}/release.json`).join(),
  });
  const gateway = new Nginx('start-gateway', `http://127.0.0.1:${http}/`, {
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
