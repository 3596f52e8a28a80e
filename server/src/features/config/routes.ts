import { getConfig } from '@ciguawatch/shared/api/calls/public';
import type { Feature } from '../../deps';
import { Health } from '../../health/health';
import { temporaryFailure } from '../../http/errors/database-failure';
import { HttpError } from '../../http/errors/http-error';
import { route } from '../../http/route';
import { VERSION } from '../../version';

/** Settings that the portal loads before anything else, and whether the server is ready. */
export const configFeature: Feature = (app, deps) => {
  const { demo, defaultCountry, countries, publisher, map, moduleOrigins, offline, singleSignOn } =
    deps.config;

  route(app, deps, getConfig, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const now = new Date(deps.clock.now()).toISOString();
    return {
      demo,
      version: VERSION,
      now,
      default_country: defaultCountry,
      emergency: countries.emergency,
      numbers: countries.numbers,
      publisher,
      map,
      ...(singleSignOn && { single_sign_on: { name: singleSignOn.name } }),
      ...(!offline && { offline }),
      ...(moduleOrigins.length > 0 && { module_origins: moduleOrigins }),
    };
  });

  const health = Health.of(deps.store, deps.clock, deps.config.dataDir);
  app.get('/api/health/', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await health.check();
    } catch (error) {
      throw (
        temporaryFailure(error) ??
        new HttpError(503, 'unavailable', { message: 'The database does not answer.', retryAfter: 5 })
      );
    }
    return { status: 'ok', version: VERSION };
  });
};
