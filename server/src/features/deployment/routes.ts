import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDeployment, tellModuleFault } from '@ciguawatch/shared/api/calls/deployment/deployment';
import { API_VERSION, CONTRACT, MODULE_IDS } from '@ciguawatch/shared/contract/module';
import { lastBackup } from '../../backup/backups';
import type { Feature } from '../../deps';
import { clientKey } from '../../http/client-key';
import { Limiter } from '../../http/limiter';
import { route } from '../../http/route';
import { VERSION } from '../../version';
import { countFault } from './count-fault';
import { readModule } from './read-deployment';

/** Largest number of failures reported by one address, per window. */
const MAX_FAULTS_PER_ADDRESS = { max: 30, seconds: 3600 };

/**
 * Releases in service and their failures. Deploying and going back are commands on the server, never calls.
 */
export const deploymentFeature: Feature = (app, deps) => {
  const limit = new Limiter(deps, 'module-fault', MAX_FAULTS_PER_ADDRESS);
  route(app, deps, tellModuleFault, async ({ body, request }) => {
    await limit.take(clientKey(request));
    await countFault(deps.store, body, deps.clock.now());
    app.faultSeen(body.module);
    return {};
  });

  route(app, deps, getDeployment, async ({ reply }) => {
    reply.header('cache-control', 'private, no-store');
    const text = (await app.registrySource())?.text ?? '{}';
    const { modules } = JSON.parse(text) as { modules?: unknown };
    return {
      at: new Date(deps.clock.now()).toISOString(),
      server: VERSION,
      database: deps.store.engine,
      contract: CONTRACT,
      api: API_VERSION,
      shell: await shellBuild(deps.config.portalDir),
      backup: await lastBackup(deps.config.backup.folder),
      mail: deps.config.smtpUrl === undefined ? ('files' as const) : ('server' as const),
      modules: await Promise.all(MODULE_IDS.map((id) => readModule(deps, id, modules))),
    };
  });
};

/** Build of the shell that this server serves; null when there is none. */
async function shellBuild(portalDir: string): Promise<string | null> {
  try {
    const found = JSON.parse(await readFile(join(portalDir, 'latest-build.json'), 'utf8')) as {
      build?: unknown;
    };
    return typeof found.build === 'string' ? found.build : null;
  } catch {
    return null;
  }
}
