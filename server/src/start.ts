import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { backupBefore } from './backup/before-migration';
import { type Clock, systemClock } from './clock';
import type { Config } from './config/config';
import { applyConfirmingMethods } from './country/confirming-methods';
import { countriesInForce } from './country/in-force';
import { applyPublishing } from './country/publishing';
import { removeDemo } from './db/demo/load';
import { openStore, type StoreOptions, withoutTimeouts } from './db/open';
import { readCsv, referenceDir } from './db/reference/files';
import { prepare } from './db/start/prepare';
import { StartError } from './db/start/start-error';
import type { Store } from './db/store';
import type { Deps } from './deps';
import { accessTokens } from './features/auth/access-token';
import { BasemapMaker } from './features/basemap/maker';
import { retainCases } from './features/cases/housekeeping';
import { checkCountries } from './features/coverage/check-countries';
import { storeImportedMonths } from './features/coverage/imported-months';
import { storePortalStart } from './features/coverage/portal-start';
import { storeSilentMonths } from './features/coverage/silent-months';
import { outlineThread } from './features/locations/edit/outline/outline-thread';
import { loadPlaces } from './features/locations/load-places';
import { removeDemoPictures } from './features/pictures/demo-pictures';
import { applyFactorDemand } from './features/second-factor/demand';
import { removeDemoAccounts } from './features/users/demo';
import { inviteFirstAdmin } from './features/users/first-admin';
import { loadDemonstration } from './first-start/fill';
import { ALERT_JOB, allJobs, MAIL_JOB } from './jobs';
import { listWarmUpJob } from './jobs/ahead';
import { type Jobs, startJobs } from './jobs/job';
import { listen, listenForMetrics } from './listen';
import type { Log } from './log/log';
import { makeLogger } from './log/logger';
import { folderTransport, smtpTransport } from './mail/transport';
import { openMetrics } from './metrics/open';
import { limitSockets } from './plugins/sockets';
import { proxyAddresses } from './security/proxies';
import { openSecret } from './security/secret';
import { drain } from './shutdown';

/** A running server. */
export interface Running {
  address: string;
  store: Store;
  log: Log;
  /** Addresses of the demo accounts; empty in production. */
  demoAccounts: string[];
  /** Waits for the calls in flight, then closes the ports, the jobs and the database. */
  stop(): Promise<void>;
}

/**
 * Starts the database, the jobs and the portal.
 * @param isEnding whether the process was asked to stop meanwhile: the current step is finished, and none
 * follows
 * @throws StartError with one sentence that tells what prevents the start
 */
export async function start(
  config: Config,
  clock: Clock = systemClock,
  isEnding: () => boolean = () => false,
): Promise<Running> {
  const stopIfEnding = (): void => {
    if (isEnding()) throw new StartError('The server was asked to stop before it had started.');
  };
  stopIfEnding();
  // Before the database is opened or changed, so that a wrong setting stops the start without a trace.
  const trustProxy = await proxyAddresses(config.trustedProxies);
  const log = makeLogger(config);
  const options: StoreOptions = {
    ...config,
    onError: (err) => log.warn({ err }, 'a database connection was lost'),
    onOpenFiles: (files) =>
      log.warn(
        { files: files.slice(0, 5), count: files.length },
        'other accounts may read files of the data folder',
      ),
  };
  const store = await openStore(options);
  const metrics = openMetrics(config, store, clock);
  let jobs: Jobs | undefined;
  let app: FastifyInstance | undefined;
  let metricsServer: Server | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([app && drain(app), jobs?.stop()]);
    metricsServer?.close();
    await store.close();
  };
  try {
    stopIfEnding();
    const secret = openSecret(config.secret, config.dataDir);
    const tokens = accessTokens(secret, config.session.access, clock);
    const mailWaiting = () => jobs?.poke(MAIL_JOB);
    const casesChanged = () => jobs?.poke(ALERT_JOB);
    const charts = new BasemapMaker({ store, portalDir: config.portalDir, log });
    const outlines = outlineThread();
    const given: Deps = {
      store,
      config,
      clock,
      log,
      secret,
      tokens,
      charts,
      outlines,
      mailWaiting,
      casesChanged,
    };
    const demoAccounts = await withoutTimeouts(store, options, async (loading) => {
      await prepare(loading, backupBefore(config, clock.now()));
      stopIfEnding();
      return loadAccounts({ ...given, store: loading });
    });
    stopIfEnding();
    const countries = await countriesInForce(store.read, config.countries);
    const deps: Deps = { ...given, config: { ...config, countries } };
    await applyPublishing(store, countries, log);
    await applyConfirmingMethods(store, countries.numbers);
    await applyFactorDemand(store, config.secondFactorRoles, clock.now());
    await retainCases(deps);
    stopIfEnding();
    const places = await loadPlaces(store.read);
    checkCountries(places, config);
    // At every start, because earlier versions marked the whole span of an import as covered, with its silent
    // months.
    await store.tx((trx) => storeImportedMonths(trx, 'haedat'));
    await store.tx((trx) => storeSilentMonths(trx, readCsv(referenceDir(), 'silent_islands.csv')));
    await storePortalStart(store, places, { ...portalSettings(config), now: clock.now() });
    const transport = config.smtpUrl
      ? smtpTransport(config.smtpUrl, { from: config.mailFrom, bounces: config.mailBounces })
      : folderTransport(join(config.dataDir, 'outbox'), config.mailFrom);
    app = await buildApp(deps, {
      log,
      ...(metrics && { metrics }),
      trustProxy,
    });
    limitSockets(app.server, trustProxy);
    const address = await listen(app, config);
    app.compileSchemas().catch((err: unknown) => log.error({ err }, 'a schema cannot be compiled'));
    if (metrics) metricsServer = await listenForMetrics(metrics, config);
    const allOtherJobs = allJobs({
      store,
      config: deps.config,
      clock,
      transport,
      charts,
      secret,
      mailWaiting,
    });
    jobs = startJobs([listWarmUpJob(app), ...allOtherJobs], {
      done: (job, seconds) => metrics?.done(job, seconds),
      failed: (job, err, seconds) => {
        log.error({ err, job }, 'a job failed');
        metrics?.failed(job, err, seconds);
      },
    });
    return { address, store, log, demoAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const portalSettings = ({ observedSince: since, defaultCountry }: Config) => ({ since, defaultCountry });

async function loadAccounts(deps: Deps): Promise<string[]> {
  if (deps.config.demo) return loadDemonstration(deps.store, deps.clock.now(), deps.config.mediaDir);
  await removeDemoAccounts(deps.store);
  await removeDemoPictures(deps.store);
  await removeDemo(deps.store);
  if (deps.config.adminEmail) await inviteFirstAdmin(deps, deps.config.adminEmail);
  return [];
}
