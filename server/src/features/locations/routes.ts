import { listCountries, listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Feature } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { ResponseCache } from '../../http/response-cache/response-cache';
import { sendCached } from '../../http/response-cache/send-cached';
import { route } from '../../http/route';
import { sendCompressed } from '../../http/send-text';
import { publicWatermark, watermark } from '../sync/watermark';
import { isPackedForm, packPlaces } from './packed';
import { countriesText, readLocations } from './read';

/** Countries, archipelagos, islands and localities, open to everybody. */
export const locationsFeature: Feature = (app, deps) => {
  const cache = new ResponseCache(latestVersions(deps.store), {
    version: (_form, { location }) => location,
    make: async (form) => {
      const text = await readLocations(deps.store.read, { geom: form === 'outlines', ids: null });
      return isPackedForm(form) ? packPlaces(text, form) : text;
    },
    headers: ({ at }) => ({ 'x-sync-at': publicWatermark(at) }),
  });
  app.ahead.push(
    () => cache.current('packed'),
    () => cache.current('boxes'),
  );
  route(app, deps, listLocations, async ({ query, request, reply }) => {
    const geom = query.geom === 'true';
    if (query.ids !== undefined) {
      reply.header('x-sync-at', publicWatermark(await watermark(deps.store)));
      const ids = query.ids.split(',').map(Number);
      reply.header('cache-control', 'public, no-cache');
      return sendCompressed(request, reply, await readLocations(deps.store.read, { geom, ids }));
    }
    const form = geom ? 'outlines' : isPackedForm(query.format) ? query.format : 'names';
    if (!(await sendCached(request, reply, cache, form))) throw notFound();
    return reply;
  });

  const countries = new ResponseCache(latestVersions(deps.store), {
    version: (_key, { location }) => location,
    make: async () => countriesText(await readLocations(deps.store.read, { geom: false, ids: null })),
    headers: () => ({}),
  });
  route(app, deps, listCountries, async ({ request, reply }) => {
    if (!(await sendCached(request, reply, countries, 'all'))) throw notFound();
    return reply;
  });
};
