import { listLocations } from '@ciguawatch/shared/api/calls/locations';
import type { Area } from '../../deps';
import { KeptAnswers } from '../../http/cached-answer/kept-answers';
import { sendCompressed } from '../../http/cached-answer/send-compressed';
import { sendKept } from '../../http/cached-answer/send-kept';
import { type TableState, tableState } from '../../http/cached-answer/table-version';
import { notFound } from '../../http/http-error';
import { route } from '../../http/route';
import { watermark } from '../sync/watermark';
import { isPacked, packPlaces } from './packed';
import { readLocations } from './read';

/** Countries, archipelagos, islands and localities. */
export const locationsArea: Area = (app, deps) => {
  const answers = new KeptAnswers<TableState>({
    state: tableState(deps.store, 'location'),
    version: (_key, { version }) => version,
    make: async (form, { version }) => {
      const text = await readLocations(deps.store.read, { geom: form === 'outlines', ids: null });
      return { version, text: isPacked(form) ? packPlaces(text, form) : text };
    },
    headers: ({ at }) => ({ 'x-sync-at': at }),
  });
  app.ahead.push(
    () => answers.current('packed'),
    () => answers.current('boxes'),
  );
  route(app, deps, listLocations, async ({ query, request, reply }) => {
    const geom = query.geom === 'true';
    if (query.ids !== undefined) {
      reply.header('x-sync-at', await watermark(deps.store));
      const ids = query.ids.split(',').map(Number);
      reply.header('cache-control', 'public, no-cache');
      return sendCompressed(request, reply, await readLocations(deps.store.read, { geom, ids }));
    }
    const form = geom ? 'outlines' : isPacked(query.format) ? query.format : 'names';
    if (!(await sendKept(request, reply, answers, form))) throw notFound();
    return reply;
  });
};
