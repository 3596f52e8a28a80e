import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { contentSecurityPolicy } from '../security/policy';
import { withoutPageHeaders } from './page-headers';

/** Security headers of pages; responses of the API carry none of those that only pages obey. */
export async function addHelmet(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config.map, config.moduleOrigins),
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isApiCall(request.raw.url ?? '')) withoutPageHeaders(reply);
    else reply.header('permissions-policy', 'geolocation=(self), camera=(), microphone=()');
  });
}

/** Responses of calls are data, never documents. */
const isApiCall = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs');
