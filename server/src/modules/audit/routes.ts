import { listAudit } from '@ciguawatch/shared/api/calls/audit';
import { holds } from '@ciguawatch/shared/contract/access';
import type { Area } from '../../deps';
import { HttpError, invalidFields } from '../../http/http-error';
import { person, route } from '../../http/route';
import { readHistory } from './history';
import { isAuditKind, READERS } from './readers';

/** History of one object. */
export const auditArea: Area = (app, deps) => {
  route(app, deps, listAudit, async (context) => {
    const who = person(context);
    const { kind = '', id } = context.query;
    if (!isAuditKind(kind)) throw invalidFields({ kind: 'unknown_choice' });
    const { access, byCountry } = READERS[kind];
    if (!holds(access, who.groups)) throw new HttpError(403, 'forbidden');
    context.reply.header('cache-control', 'private, no-store');
    return readHistory(deps.store, kind, Number(id), byCountry ? who.countries : null);
  });
};
