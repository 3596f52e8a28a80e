import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeApi } from '../api-description/document';
import type { Config } from '../config/config';
import { sendTagged } from '../http/send-text';
import { VERSION } from '../version';
import { openToOtherSites } from './cors';
import { docsStyle } from './docs-style';
import { withoutPageHeaders } from './page-headers';

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

/** Address of the list of all calls; `/api/docs/` itself is the first page, among the plain pages. */
const LIST = '/api/docs/calls';

/**
 * Serves the description of all calls, made from their definitions when it is first asked for: for programs as
 * `/api/docs/json` and `/api/docs/yaml`, for people at `/api/docs/calls/`.
 */
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
    routePrefix: LIST,
    staticCSP: true,
    transformStaticCSP: ownOnly,
    // Without it the page would ask another site to validate the description.
    uiConfig: { validatorUrl: null, docExpansion: 'none', defaultModelsExpandDepth: 0 },
    theme: {
      title: portalName,
      css: [{ filename: 'portal.css', content: docsStyle(portalName) }],
    },
  });
  let json: string | undefined;
  let yaml: string | undefined;
  app.get('/api/docs/json', { schema: { hide: true } }, async (request, reply) => {
    forPrograms(reply);
    json ??= JSON.stringify(app.swagger());
    return sendTagged(request, reply, json);
  });
  app.get('/api/docs/yaml', { schema: { hide: true } }, async (_request, reply) => {
    forPrograms(reply).type('application/yaml; charset=utf-8');
    yaml ??= app.swagger({ yaml: true });
    return reply.send(yaml);
  });
}

/** Lets pages of any site read the description. */
function forPrograms(reply: FastifyReply): FastifyReply {
  withoutPageHeaders(reply);
  openToOtherSites(reply);
  return reply;
}
