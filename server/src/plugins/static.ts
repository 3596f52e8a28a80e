import { mkdirSync } from 'node:fs';
import { posix } from 'node:path';
import { isServerPath } from '@ciguawatch/shared/contract/server-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstPages } from '../first-view/first-pages';
import { firstLanguageOf, sendFirst } from '../first-view/send-first';
import { HttpError } from '../http/errors/http-error';
import { methodsOf } from '../http/registered';
import { addVary } from '../http/vary';
import type { KnowsPage } from '../registry/pages';
import type { Policy } from '../security/policy';
import { withoutPageHeaders } from './page-headers';

const HASHED_FILE = /[.-][0-9a-f]{8,}\.[a-z0-9.]+$/i;
const YEAR_SECONDS = 31_536_000;
/** The portal's page and its compressed copies. */
const PAGE_FILE = /(^|[\\/])index\.html(\.(br|gz))?$/;
/** An emergency number that is valid within a header. */
const HEADER_SAFE_NUMBER = /^\+?[\d ]{1,20}$/;

/** Release records of deployments, which are not served. */
const RELEASE_RECORDS = /^\/releases(\/|$)/i;

/** What is known of pages besides their files. */
interface Pages {
  knowsPage: KnowsPage;
  /** pages with a first view or preloads */
  first: FirstPages;
  policy: Policy;
  /**
   * Emergency number for the page itself, which shows it when nothing else loads. It is sent as
   * `Server-Timing`, the only header that a page can read of itself.
   */
  emergency: string | undefined;
}

/**
 * Serves the built portal. Files are looked up per request, so that a replaced module is served at once. A
 * missing file is a 404, never the portal page in place of a script. An unknown page address gets the portal
 * page, which shows the message, with status 404.
 */
export async function addStatic(
  app: FastifyInstance,
  portalDir: string,
  { knowsPage, first, policy, emergency }: Pages,
): Promise<void> {
  const timing = emergency && HEADER_SAFE_NUMBER.test(emergency) ? `emergency;desc="${emergency}"` : null;
  mkdirSync(portalDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: portalDir,
    preCompressed: true,
    cacheControl: false,
    // Home is handled below, because it may have a first view; the rules for search engines name the sitemap too.
    allowedPath: (path) => path !== '/' && path !== '/robots.txt' && !RELEASE_RECORDS.test(plainPath(path)),
    setHeaders: (reply, path) => {
      const hashed = HASHED_FILE.test(path.replace(/\.(br|gz)$/, ''));
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      addVary(reply, 'Accept-Encoding');
      if (timing && PAGE_FILE.test(path)) reply.header('server-timing', timing);
      if (hashed || path.includes('.json')) withoutPageHeaders(reply);
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isRoute(request)) throw missingFileError(app, request);
    if (await knowsPage(pathOf(request))) {
      const page = await first(pathOf(request), searchOf(request), firstLanguageOf(request));
      if (!page) return reply.code(200).sendFile('index.html');
      if (timing) reply.header('server-timing', timing);
      return sendFirst(request, reply, page, policy);
    }
    // Without ETag and date: a browser that revalidates would keep the status it has stored.
    return reply.code(404).sendFile('index.html', { etag: false, lastModified: false });
  });
}

/** Whether an address may be that of a screen. */
function isRoute(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !isServerPath(pathOf(request));
}

function missingFileError(app: FastifyInstance, request: FastifyRequest): HttpError {
  const allow = methodsOf(app.calls, pathOf(request));
  if (allow.length > 0) return new HttpError(405, 'method_not_allowed', { allow });
  return new HttpError(404, 'not_found', { message: 'Nothing is here.' });
}

/**
 * The decoded path, so that `/%6dodules/` counts as `/modules/`; the router has refused what cannot be
 * decoded.
 */
const pathOf = (request: FastifyRequest): string => plainPath(request.url.split(/[?#]/)[0] ?? '/');

/** The query with its question mark; empty without one. */
const searchOf = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';

const plainPath = (path: string): string => posix.normalize(decodeURIComponent(path)).replace(/^\/+/, '/');
