import * as calls from '@ciguawatch/shared/api/calls/accounts/managed';
import type { Feature } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { requireOperator, route } from '../../../http/route';
import { eraseAccount } from './erase';
import { exportAccount } from './export';
import { failedMails } from './failed-mails';
import { endSessionsOf, passwordDemander } from './lock-out';

/** What a manager does for, or against, an account beyond changing its values. */
export const managedAccountsFeature: Feature = (app, deps) => {
  const demandPassword = passwordDemander(deps);
  route(app, deps, calls.endUserSessions, async (context) =>
    endSessionsOf(deps, requireOperator(context), Number(context.params.id)),
  );
  route(app, deps, calls.demandPassword, async (context) =>
    demandPassword(requireOperator(context), Number(context.params.id)),
  );
  route(app, deps, calls.listFailedMails, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return failedMails(deps, requireOperator(context), Number(context.params.id));
  });
  route(app, deps, calls.exportUser, async (context) => {
    const { id = '' } = context.params;
    const file = await exportAccount(deps, requireOperator(context), Number(id));
    return context.reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .headers(attachment(`account-${id}.json`))
      .send(file);
  });
  route(app, deps, calls.eraseUser, async (context) =>
    eraseAccount(deps, requireOperator(context), Number(context.params.id)),
  );
};
