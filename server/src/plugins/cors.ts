import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const EXPOSED_HEADERS = [
  'X-Columns',
  'X-Chunks',
  'X-Next',
  'X-Sync-At',
  'ETag',
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

/**
 * Lets the configured sites call the API. `OPTIONS` is also a call of the specification (form parameters), so
 * only a real preflight with both of its headers is handled here.
 */
export async function addCors(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  const base: FastifyCorsOptions = {
    origin: config.corsOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: 86_400,
  };
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin, 'access-control-request-method': asked } = request.headers;
      done(null, { ...base, preflight: request.method === 'OPTIONS' && Boolean(origin && asked) });
    },
  });
}
