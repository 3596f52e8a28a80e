import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Area } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendCompressed } from '../../http/cached-answer/send-compressed';
import { sendReady } from '../../http/cached-answer/send-ready';
import { tableVersion } from '../../http/cached-answer/table-version';
import { route } from '../../http/route';
import { watermark } from '../sync/watermark';
import { readLocations } from './read';

/** Countries, archipelagos, islands and localities. */
export const locationsArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  route(app, deps, listLocations, async ({ query, request, reply }) => {
    const geom = query.geom === 'true';
    reply.header('x-sync-at', await watermark(deps.store));
    if (query.ids !== undefined) {
      const ids = query.ids.split(',').map(Number);
      reply.header('cache-control', 'public, no-cache');
      return sendCompressed(request, reply, await readLocations(deps.store.read, { geom, ids }));
    }
    const version = await tableVersion(deps.store, 'location');
    const ready = await answers.get(geom ? 'outlines' : 'names', version, async () => ({
      version,
      text: await readLocations(deps.store.read, { geom, ids: null }),
    }));
    return sendReady(request, reply, ready);
  });
};
