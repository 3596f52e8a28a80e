import type { FastifyInstance } from 'fastify';

/**
 * Answers each request with the id that its log lines carry, and writes one line per API call. The line
 * names the route (`/api/cw/case/:id/`), never the address: queries and ids are not for a log.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/')) return;
    const { method } = request;
    request.log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
}
