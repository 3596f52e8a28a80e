import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version';

/**
 * The policy of the page, without the other sites that the library lets in. A portal on a local network is served
 * without https.
 */
const ownOnly = (header: string): string =>
  header
    .replace(/upgrade-insecure-requests;?/, '')
    .replace(/ (https:|validator\.swagger\.io)(?=[ ;]|$)/g, '');

/** The description of every call at `/api/docs/`, made from the same schemas that check them. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Ciguawatch',
        version: VERSION,
        description: 'Calls of the ciguatera surveillance portal.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: ownOnly,
    // Else the page asks another site whether the description is valid.
    uiConfig: { validatorUrl: null },
  });
}
