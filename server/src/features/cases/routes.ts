import * as calls from '@ciguawatch/shared/api/calls/cases';
import { caseCreate, casePatch } from '@ciguawatch/shared/api/schemas/case';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Feature } from '../../deps';
import { clientKey } from '../../http/client-key';
import { invalidFields } from '../../http/errors/http-error';
import { type Context, route } from '../../http/route';
import { formWords } from '../forms/form-words';
import { parametersOf } from '../forms/parameters';
import { ReportLimit } from './arriving/report-limit';
import { createContact } from './contact';
import { createCase } from './create/create';
import { REPORT_BYTES } from './create/report-bytes';
import { Places } from './places';
import { readWithdrawalStatus } from './sent/read-withdrawal-status';
import { ReceiptCodeLimit } from './sent/receipt-code-limit';
import { receiptFaults } from './sent/receipt-faults';
import { withdrawReport } from './sent/withdraw';

/** Calls of reporters, open to everybody. */
export const reportFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const reports = new ReportLimit(deps, 'report', deps.config.limits.reportAddress);
  const contacts = new ReportLimit(deps, 'contact', deps.config.limits.contactAddress);

  const withdrawals = new ReportLimit(deps, 'withdraw', deps.config.limits.withdrawAddress);
  const tries = new ReceiptCodeLimit(deps);

  route(app, deps, calls.formCase, async ({ request, reply }) => {
    const words = await formWords({ store: deps.store, bundled: app.bundled }, request, reply);
    reply.header('cache-control', 'public, no-cache');
    const actions = { POST: parametersOf(caseCreate, words), PATCH: parametersOf(casePatch, words) };
    return { name: 'case', actions };
  });

  const small = { bodyLimit: Math.min(REPORT_BYTES, deps.config.bodyLimit) };

  route(
    app,
    deps,
    calls.createContact,
    async (context) => {
      await take(contacts, context, context.body.case_uuid);
      return { id: await createContact(deps.store, context.body, deps.clock.now()) };
    },
    small,
  );

  route(
    app,
    deps,
    calls.createCase,
    async (context) => {
      const busy = await take(reports, context, context.body.case_uuid);
      const { who } = context;
      const network = clientKey(context.request);
      const sender = { user: who?.id ?? null, token: who?.token?.name, busy, network };
      return { id: await createCase(deps, places, context.body, sender) };
    },
    small,
  );

  route(app, deps, calls.withdrawCase, async (context) => {
    const { body, request, who } = context;
    const faults = receiptFaults(body);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    if (body.case_uuid !== undefined) await take(withdrawals, context, body.case_uuid);
    return tries.spend(clientKey(request), () => withdrawReport(deps, body, who?.id ?? null));
  });

  route(app, deps, calls.readWithdrawal, async ({ body, request }) => {
    const faults = receiptFaults(body);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    return tries.spend(clientKey(request), () => readWithdrawalStatus(deps, body));
  });
};

/** Counts a public report; editors who enter a pile of paper forms are exempt. */
async function take(limit: ReportLimit, { who, request }: Context<unknown>, uuid: string): Promise<boolean> {
  if (who?.groups.includes(ROLE.cases_editor)) return false;
  return limit.check(clientKey(request), uuid);
}
