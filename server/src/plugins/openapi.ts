import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '../api-description/document';
import type { Config } from '../config/config';
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

/** Serves the description of all calls at `/api/docs/`, made from their definitions when it is first asked for. */
export async function addOpenApi(
  app: FastifyInstance,
  { portalName, publicUrl, publisher }: Config,
): Promise<void> {
  const portal = { name: portalName, version: VERSION, address: publicUrl, email: publisher.email };
  await app.register(swagger, {
    openapi: {},
    // The schemas of a route check and write; what is told of a call stands in its definition.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => describeApi(app.calls, portal),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: ownOnly,
    // Without it the page would ask another site to validate the description.
    uiConfig: { validatorUrl: null },
  });
}
