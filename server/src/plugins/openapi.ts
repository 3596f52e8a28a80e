import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version';

/**
 * Policy of the documentation page without the foreign sites that the library allows, and without forced
 * https, which a portal on a local network lacks.
 */
const ownOnly = (header: string): string =>
  header
    .replace(/upgrade-insecure-requests;?/, '')
    .replace(/ (https:|validator\.swagger\.io)(?=[ ;]|$)/g, '');

/** Serves the description of all calls at `/api/docs/`, made from the schemas that check them. */
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
    // Without it the page would ask another site to validate the description.
    uiConfig: { validatorUrl: null },
  });
}
