import { getConfig } from '@ciguawatch/shared/api/calls/public';
import type { Area } from '../../deps';
import { HttpError } from '../../http/http-error';
import { route } from '../../http/route';
import { VERSION } from '../../version';

/** What the portal must know before anything else, and whether the server is ready. */
export const configArea: Area = (app, deps) => {
  const { demo, defaultCountry, emergency, publisher, map } = deps.config;

  route(app, deps, getConfig, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    const now = new Date(deps.clock.now()).toISOString();
    return { demo, version: VERSION, now, default_country: defaultCountry, emergency, publisher, map };
  });

  app.get('/api/health/', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deps.store.read.selectFrom('setting').select('key').limit(1).execute();
    } catch {
      throw new HttpError(503, 'server_error', { message: 'The database does not answer.' });
    }
    return { status: 'ok', version: VERSION };
  });
};
