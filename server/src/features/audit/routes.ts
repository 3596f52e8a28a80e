import { auditLog, exportAudit, listAudit } from '@ciguawatch/shared/api/calls/audit';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import type { Feature } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { requireOperator, route } from '../../http/route';
import { exportLines } from './export';
import { readHistory } from './history';
import { auditPage } from './lines';
import { isAuditKind, READERS } from './readers';

/** History of one object, and the trail of everything that the caller's roles may read. */
export const auditFeature: Feature = (app, deps) => {
  route(app, deps, listAudit, async (context) => {
    const who = requireOperator(context);
    const { kind = '', id = '' } = context.query;
    if (!isAuditKind(kind)) throw invalidFields({ kind: 'unknown_choice' });
    const { access, byCountry } = READERS[kind];
    if (!meetsAccess(access, who.groups)) throw new HttpError(403, 'forbidden');
    context.reply.header('cache-control', 'private, no-store');
    return readHistory(deps.store, kind, id, byCountry ? who.countries : null);
  });

  route(app, deps, auditLog, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return auditPage(deps.store.read, requireOperator(context), context.query);
  });

  route(app, deps, exportAudit, (context) =>
    exportLines(deps, requireOperator(context), context.body, context.reply),
  );
};
