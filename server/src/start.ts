import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Clock, systemClock } from './clock';
import type { Config } from './config/config';
import { loadDemo, removeDemo } from './db/demo/load';
import { openStore } from './db/open';
import { prepare } from './db/prepare';
import { StartError } from './db/start-error';
import type { Store } from './db/store';
import type { Deps } from './deps';
import { allJobs, MAIL_JOB } from './jobs';
import { type Jobs, startJobs } from './jobs/job';
import { folderTransport, smtpTransport } from './mail/transport';
import { accessTokens } from './modules/auth/access-token';
import { loadDemoAccounts, removeDemoAccounts } from './modules/users/demo';
import { inviteFirstAdmin } from './modules/users/first-admin';
import { proxyAddresses } from './security/proxies';
import { openSecret } from './security/secret';

/** A running server. */
export interface Running {
  address: string;
  store: Store;
  /** Addresses of the demo accounts; empty in production. */
  demoAccounts: string[];
  stop(): Promise<void>;
}

/** Starts everything; throws `StartError` with one sentence when something is in the way. */
export async function start(config: Config, clock: Clock = systemClock): Promise<Running> {
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onError: (error) => console.error(`A database connection was lost: ${error.message}`),
  });
  let jobs: Jobs | undefined;
  let app: FastifyInstance | undefined;
  const stop = async (): Promise<void> => {
    await app?.close();
    await jobs?.stop();
    await store.close();
  };
  try {
    const secret = openSecret(config.secret, config.dataDir);
    const tokens = accessTokens(secret, config.session.access, clock);
    const deps: Deps = { store, config, clock, secret, tokens, mailWaiting: () => jobs?.poke(MAIL_JOB) };
    await prepare(store);
    const demoAccounts = await loadAccounts(deps);
    const transport = config.smtpUrl
      ? smtpTransport(config.smtpUrl, config.mailFrom)
      : folderTransport(join(config.dataDir, 'outbox'), config.mailFrom);
    app = await buildApp(deps, {
      logger: { level: config.production ? 'info' : 'error' },
      trustProxy: await proxyAddresses(config.trustedProxies),
    });
    const address = await listen(app, config);
    jobs = startJobs(allJobs({ store, config, clock, transport }), (job, error) =>
      console.error(`The job ${job} failed: ${error.message}`),
    );
    return { address, store, demoAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadAccounts(deps: Deps): Promise<string[]> {
  if (deps.config.demo) {
    await loadDemo(deps.store, deps.clock.now());
    return loadDemoAccounts(deps.store);
  }
  await removeDemoAccounts(deps.store);
  await removeDemo(deps.store);
  if (deps.config.adminEmail) await inviteFirstAdmin(deps, deps.config.adminEmail);
  return [];
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, host, port);
  }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use: stop the other program, or set PORT to a free port.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be opened by this account: set PORT to one above 1023.`);
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
