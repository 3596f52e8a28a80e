import { type CheckKind, checkChanges } from '@ciguawatch/shared/api/calls/sync';
import type { Feature } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { route } from '../../http/route';
import { sendCompressed } from '../../http/send-text';
import { changedSince, deletedSince } from './check';
import { parseUtc } from './watermark';

/** Lists what changed or was deleted since a device last asked. */
export const syncFeature: Feature = (app, deps) => {
  route(app, deps, checkChanges, async ({ params, query, request, reply }) => {
    const after = parseUtc(query.after ?? '');
    if (after === null) throw invalidFields({ after: 'date_invalid' });
    const ask = query.del === 'true' ? deletedSince : changedSince;
    const { ids, at } = await ask(deps.store, params.kind as CheckKind, after);
    reply.header('x-sync-at', at).header('cache-control', 'no-store');
    return sendCompressed(request, reply, JSON.stringify(ids));
  });
};
