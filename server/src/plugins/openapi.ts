import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version';

/** The style that the script of the page adds to it, as the browser's complaint names it. */
const STYLE_HASH = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/**
 * Policy of the documentation page without the foreign sites that the library allows, and without forced
 * https, which a portal on a local network lacks; with the style that the library's policy forgets.
 */
const ownOnly = (header: string): string =>
  header
    .replace(/upgrade-insecure-requests;?/, '')
    .replace(/ (https:|validator\.swagger\.io)(?=[ ;]|$)/g, '')
    .replace(/style-src 'self'/, `$& ${STYLE_HASH}`);

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
