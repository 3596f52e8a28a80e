import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { HttpError } from '../http/errors/http-error';
import { isEqualSecret } from '../security/hash';
import type { Metrics } from './metrics';

const METRICS_PATH = '/metrics';

const mayRead = (token: string | undefined, authorization: string | undefined): boolean =>
  token === undefined || isEqualSecret(authorization ?? '', `Bearer ${token}`);

/** Serves the metrics on the port of the API, for holders of the token. */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(token, request.headers.authorization)) throw new HttpError(401, 'token_missing');
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Serves only the metrics, on a separate port. */
export async function serveMetrics(metrics: Metrics, port: number, config: Config): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== METRICS_PATH) return response.writeHead(404).end();
    if (!mayRead(config.metrics.token, request.headers.authorization)) return response.writeHead(401).end();
    const text = await metrics.registry.metrics().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host: config.host }, resolve);
  });
  return server;
}
