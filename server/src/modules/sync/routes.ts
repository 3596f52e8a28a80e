import { type CheckKind, checkChanges } from '@ciguawatch/shared/api/calls/sync';
import type { Area } from '../../deps';
import { invalidFields } from '../../http/http-error';
import { route } from '../../http/route';
import { changedSince, goneSince } from './check';
import { asUtc, isStamp } from './watermark';

/** What changed and what went since a client last asked. */
export const syncArea: Area = (app, deps) => {
  route(app, deps, checkChanges, async ({ params, query, reply }) => {
    const after = query.after ?? '';
    if (!isStamp(after)) throw invalidFields({ after: 'date_invalid' });
    const ask = query.del === 'true' ? goneSince : changedSince;
    const { ids, at } = await ask(deps.store, params.kind as CheckKind, asUtc(after));
    reply.header('x-sync-at', at).header('cache-control', 'no-store');
    return ids;
  });
};
