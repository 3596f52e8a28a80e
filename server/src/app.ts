import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { MetricsAccess } from './config/config';
import type { Deps } from './deps';
import { features } from './features';
import { bundledTexts } from './features/i18n/bundled';
import { remoteFiles } from './features/i18n/text-files';
import { editsOf } from './first-view/edits';
import { firstPages } from './first-view/first-pages';
import { pageFilesFinder } from './first-view/page-files';
import { partsFinder } from './first-view/parts';
import { AtHand } from './http/response-cache/at-hand';
import type { Metrics } from './metrics/metrics';
import { addMetricsRoute } from './metrics/serve';
import { addBodies } from './plugins/bodies';
import { answerClientError } from './plugins/client-errors';
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

/** What only the process that listens decides. */
export interface AppOptions {
  log?: Logger;
  /** Counts the calls; they are answered here only where the configuration has a token and no port for them. */
  metrics?: Metrics;
  /** Addresses whose X-Forwarded-For is believed. */
  trustProxy?: string[];
}

/** The whole server as one application, ready for `listen` or `inject`. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const schemas = lateSchemas();
  const app = fastify({
    ...(options.log && { loggerInstance: options.log as FastifyBaseLogger }),
    // Made here: an id from outside could be used to hide among the lines of another call.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    bodyLimit: deps.config.bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    // Calls in flight are answered before the end; `drain` sees to the connections.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
    // Long enough for a picture on a weak connection, not for one that only holds a place.
    requestTimeout: 300_000,
    schemaController: { compilersFactory: schemas.compilersFactory },
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true },
    },
  });
  app.decorate('calls', []);
  app.decorate('guardedChanges', new Map());
  app.decorate('ahead', []);
  app.decorate('compileSchemas', schemas.compileAll);
  app.decorate('faultSeen', (module) => options.metrics?.faultSeen(module));
  app.decorateRequest('who', null);
  const atHand = new AtHand();
  app.decorate('atHand', atHand);
  app.addHook('onRequest', atHand.hook);
  addRequestLog(app);
  addErrors(app);
  addBodies(app);
  if (options.metrics) addMetrics(app, options.metrics, deps.config.metrics);
  await app.register(cookie);
  await addHelmet(app, deps.config);
  await addCors(app, deps.config);
  await addOpenApi(app);
  const { portalDir, countries, defaultCountry, moduleReleases, demo, map, moduleOrigins } = deps.config;
  const registry = registrySource(deps, app);
  app.decorate('registrySource', registry);
  const remote = remoteFiles(moduleReleases);
  app.decorate('bundled', bundledTexts({ portalDir, registry, remote }));
  await app.register(async (api) => {
    for (const feature of features) await feature(api, deps);
  });
  addRegistry(app, registry);
  const number = countries.emergency[defaultCountry];
  const parts = partsFinder({ portalDir, registry, remote, demo, emergency: number });
  await addStatic(app, portalDir, {
    knowsPage: knownPages(registry),
    first: firstPages({
      portalDir,
      parts,
      files: pageFilesFinder({ portalDir, registry, offer: offerFile(portalDir) }),
      edits: editsOf(deps.store, () => deps.clock.now()),
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

/** The registry of the disk, or, where modules are hosted apart, what they answer. */
function registrySource({ config, clock }: Deps, app: FastifyInstance): RegistrySource {
  const { portalDir, moduleReleases: addresses } = config;
  const file = registryFile(portalDir);
  if (addresses.length === 0) return file;
  return releasedRegistry(file, { addresses, portalDir, clock, warn: (sentence) => app.log.warn(sentence) });
}
