import type { FastifyInstance } from 'fastify';

/**
 * Sends each response with the id of its log lines, and logs each API call with its route
 * (`/api/cw/case/:id/`), never the address, since queries and ids may be personal.
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
