import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Area } from '../../deps';
import { KeptAnswers } from '../../http/cached-answer/kept-answers';
import { sendCompressed } from '../../http/cached-answer/send-compressed';
import { sendKept } from '../../http/cached-answer/send-kept';
import { type TableState, tableState } from '../../http/cached-answer/table-version';
import { notFound } from '../../http/http-error';
import { route } from '../../http/route';
import { watermark } from '../sync/watermark';
import { readLocations } from './read';

/** Countries, archipelagos, islands and localities. */
export const locationsArea: Area = (app, deps) => {
  const answers = new KeptAnswers<TableState>({
    state: tableState(deps.store, 'location'),
    version: (_key, { version }) => version,
    make: async (key, { version }) => ({
      version,
      text: await readLocations(deps.store.read, { geom: key === 'outlines', ids: null }),
    }),
    headers: ({ at }) => ({ 'x-sync-at': at }),
  });
  route(app, deps, listLocations, async ({ query, request, reply }) => {
    const geom = query.geom === 'true';
    if (query.ids !== undefined) {
      reply.header('x-sync-at', await watermark(deps.store));
      const ids = query.ids.split(',').map(Number);
      reply.header('cache-control', 'public, no-cache');
      return sendCompressed(request, reply, await readLocations(deps.store.read, { geom, ids }));
    }
    if (!(await sendKept(request, reply, answers, geom ? 'outlines' : 'names'))) throw notFound();
    return reply;
  });
};
