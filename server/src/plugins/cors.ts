import { scopesOf } from '@ciguawatch/shared/contract/access/token-scopes';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config';
import { type AnyCall, callsOf } from '../http/registered';

const EXPOSED_HEADERS = [
  'X-Columns',
  'X-Chunks',
  'X-Next',
  'X-Sync-At',
  'X-Behind',
  'ETag',
  'Link',
  'Retry-After',
  'X-Request-Id',
];
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'If-Match',
  'If-None-Match',
  'X-CSRFToken',
  'X-Session',
];

const PREFLIGHT_SECONDS = 86_400;

/** Whether a call reads what everybody may read: those that a token of the scope `public` opens, and no others. */
export const isPublicRead = ({ name }: Pick<AnyCall, 'name'>): boolean => scopesOf(name).includes('public');

/**
 * Lets pages of any site read a response, without cookies: a browser refuses `*` to requests that carry some. A
 * configured site keeps the headers of its own.
 */
export function openToOtherSites(reply: FastifyReply): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (reply.hasHeader('access-control-allow-origin')) return;
  reply
    .removeHeader('access-control-allow-credentials')
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
}

/**
 * Lets every site read what is public, and the configured ones call the whole API. `OPTIONS` is also a call of the
 * specification (form parameters), so only a real preflight with both of its headers is handled here.
 */
export async function addCors(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length > 0) await addConfigured(app, config.corsOrigins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin, 'access-control-request-method': asked } = request.headers;
    if (request.method !== 'OPTIONS' || !origin || !asked) return undefined;
    const reads = callsOf(app.calls, request.url).filter(isPublicRead);
    if (!reads.some(({ method }) => method === asked)) return undefined;
    openToOtherSites(reply);
    return reply
      .header('access-control-allow-methods', reads.map(({ method }) => method).join(', '))
      .header('access-control-allow-headers', 'If-None-Match')
      .header('access-control-max-age', String(PREFLIGHT_SECONDS))
      .code(204)
      .send();
  });
}

async function addConfigured(app: FastifyInstance, origins: string[]): Promise<void> {
  const base: FastifyCorsOptions = {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
  };
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, 'access-control-request-method': asked } = request.headers;
      done(null, { ...base, preflight: request.method === 'OPTIONS' && Boolean(origin && asked) });
    },
  });
}
