import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { MetricsAccess } from './config/config';
import type { Deps } from './deps';
import { features } from './features';
import { ChangeHub } from './features/events/hub';
import { bundledTexts } from './features/i18n/bundled';
import { remoteFiles } from './features/i18n/text-files';
import { editsReader } from './first-view/edits';
import { firstPages } from './first-view/first-pages';
import { pageFilesFinder } from './first-view/page-files';
import { partsFinder } from './first-view/parts';
import { CachedAddresses } from './http/response-cache/cached-addresses';
import type { Metrics } from './metrics/metrics';
import { addMetricsRoute } from './metrics/serve';
import { addPageHeads } from './page-head/routes';
import { HeadSource } from './page-head/source';
import { nameTags } from './page-head/tags';
import { addBodies } from './plugins/bodies';
import { sendClientError } from './plugins/client-errors';
import { addCors } from './plugins/cors';
import { addErrors, sendError } from './plugins/errors';
import { addHelmet } from './plugins/helmet';
import { lateSchemas } from './plugins/late-schemas';
import { addOpenApi } from './plugins/openapi';
import { addRegistry } from './plugins/registry';
import { addRequestLog } from './plugins/request-log';
import { addStatic } from './plugins/static';
import { knownPages } from './registry/pages';
import { releasedRegistry } from './registry/releases';
import { offerFile, type RegistrySource, registryFile } from './registry/source';
import { contentSecurityPolicy } from './security/policy';

/** Options of the listening server process. Tests that use `inject` leave them out. */
export interface AppOptions {
  log?: Logger;
  /**
   * Counts the calls. The application itself serves `/metrics` only if a token is set and no port of its own.
   */
  metrics?: Metrics;
  /** Proxies (addresses or networks) whose `X-Forwarded-For` header gives the client's address. */
  trustProxy?: string[];
}

/** Builds the whole server as one Fastify application, ready for `listen` or, in tests, `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const schemas = lateSchemas();
  const app = fastify({
    ...(options.log && { loggerInstance: options.log as FastifyBaseLogger }),
    // A request id sent by a client is ignored: it could be chosen to mix log lines with those of another
    // request.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    bodyLimit: deps.config.bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    // `close` waits for calls in flight; `drain` in `shutdown.ts` closes the connections.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
    // Milliseconds: long enough to upload a picture over a slow connection, yet idle clients are cut.
    requestTimeout: 300_000,
    schemaController: { compilersFactory: schemas.compilersFactory },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
  });
  app.decorate('calls', []);
  app.decorate('guardedChanges', new Map());
  app.decorate('ahead', []);
  app.decorate('changes', new ChangeHub(deps.store.notices, deps.clock));
  app.decorate('compileSchemas', schemas.compileAll);
  app.decorate('faultSeen', (module) => options.metrics?.faultSeen(module));
  app.decorateRequest('who', null);
  const cachedAddresses = new CachedAddresses();
  app.decorate('cachedAddresses', cachedAddresses);
  app.addHook('onRequest', cachedAddresses.hook);
  addRequestLog(app);
  addErrors(app);
  addBodies(app);
  if (options.metrics) addMetrics(app, options.metrics, deps.config.metrics);
  await app.register(cookie);
  await addHelmet(app, deps.config);
  await addCors(app, deps.config);
  await addOpenApi(app, deps.config);
  const { portalDir, countries, defaultCountry, moduleReleases, demo, map, moduleOrigins } = deps.config;
  const registry = registrySource(deps, app);
  app.decorate('registrySource', registry);
  const remote = remoteFiles(moduleReleases);
  app.decorate('bundled', bundledTexts({ portalDir, registry, remote }));
  const heads = new HeadSource(deps);
  app.decorate('headTags', (...address) => heads.tags(...address));
  await app.register(async (api) => {
    for (const feature of features) await feature(api, deps);
  });
  addRegistry(app, registry);
  addPageHeads(app, deps, heads);
  const number = countries.emergency[defaultCountry];
  const parts = partsFinder({ portalDir, registry, remote, demo, emergency: number });
  await addStatic(app, portalDir, {
    knowsPage: knownPages(registry),
    first: firstPages({
      portalDir,
      parts,
      files: pageFilesFinder({ portalDir, registry, offer: offerFile(portalDir) }),
      edits: editsReader(deps.store, () => deps.clock.now(), deps.config.portalName),
      // A page opens while the database does not answer, too.
      head: (...address) => heads.tags(...address).catch(() => nameTags(deps.config.portalName)),
    }),
    policy: contentSecurityPolicy(map, moduleOrigins),
    emergency: number,
  });
  return app;
}

function addMetrics(app: FastifyInstance, metrics: Metrics, { port, token }: MetricsAccess): void {
  metrics.watch(app);
  if (token !== undefined && port === undefined) addMetricsRoute(app, metrics, token);
}

/** Where the registry comes from: a file of the build, or the `release.json` of modules hosted elsewhere. */
function registrySource({ config, clock }: Deps, app: FastifyInstance): RegistrySource {
  const { portalDir, moduleReleases: addresses } = config;
  const file = registryFile(portalDir);
  if (addresses.length === 0) return file;
  return releasedRegistry(file, { addresses, portalDir, clock, warn: (sentence) => app.log.warn(sentence) });
}
