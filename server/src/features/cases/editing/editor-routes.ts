import { redactCase as redactCaseCall } from '@ciguawatch/shared/api/calls/audit';
import * as calls from '@ciguawatch/shared/api/calls/cases';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import type { Asked } from '../../../http/asked';
import { clientKey } from '../../../http/client-key';
import { invalidFields, notFound } from '../../../http/errors/http-error';
import { requireOperator, route } from '../../../http/route';
import { guardedRoute } from '../../approvals/guarded-route';
import { audit } from '../../audit/audit';
import { readContact } from '../contact';
import { REPORT_BYTES } from '../create/report-bytes';
import { findCase } from '../find';
import { fullCase } from '../full';
import { readCaseListRequest } from '../list/case-list-request';
import { Names } from '../list/names';
import { patchCase } from '../patch';
import { Places } from '../places';
import { deleteCase, restoreCase } from '../remove';
import { receiptHmac } from '../sent/proof';
import { ReceiptCodeLimit } from '../sent/receipt-code-limit';
import { receiptFaults } from '../sent/receipt-faults';
import { caseOfReceipt } from './case-of-receipt';
import { redactCase } from './redact';
import { findRelatedCases } from './related';
import { swapCases } from './swap';

/** Cases contain health data of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/**
 * Sets the headers for a changed case; `null` when the change waits for approval and there is no new version.
 */
function setHeaders(reply: FastifyReply, changed: { version: number } | null): void {
  noStore(reply);
  if (changed) reply.header('etag', `"${changed.version}"`);
}

/** Calls about single cases in full, for editors of their country. */
export const caseEditorFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const names = new Names(deps.store);

  const readCase = async (context: Asked) =>
    fullCase(
      await findCase(deps.store.read, Number(context.params.id), requireOperator(context)),
      await places.current(),
    );

  route(app, deps, calls.getCase, async (context) => {
    const full = await readCase(context);
    noStore(context.reply).header('etag', `"${full.version}"`);
    return full;
  });

  const tries = new ReceiptCodeLimit(deps);
  route(app, deps, calls.findCase, async (context) => {
    const faults = receiptFaults(context.body);
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    const receipt = receiptHmac(deps, context.body.receipt_code);
    noStore(context.reply);
    return tries.spend(clientKey(context.request), async () => ({
      id: await caseOfReceipt(deps.store, requireOperator(context), receipt),
    }));
  });

  guardedRoute(
    app,
    deps,
    calls.patchCase,
    {
      make: async (through, { who, params, body, version }) =>
        patchCase(through, await places.current(), who, Number(params.id), body, version),
    },
    setHeaders,
    { bodyLimit: Math.min(REPORT_BYTES, deps.config.bodyLimit), current: readCase },
  );

  guardedRoute(
    app,
    deps,
    calls.deleteCase,
    {
      make: async (through, { who, params, version }) => {
        await deleteCase(through, await places.current(), who, Number(params.id), version);
        return {};
      },
    },
    noStore,
  );

  guardedRoute(
    app,
    deps,
    calls.restoreCase,
    {
      make: async (through, { who, params, version }) =>
        restoreCase(through, await places.current(), who, Number(params.id), version),
    },
    setHeaders,
  );

  guardedRoute(
    app,
    deps,
    calls.swapCases,
    {
      make: async (through, { who, params, body, version }) =>
        swapCases(through, await places.current(), who, Number(params.id), body, version),
    },
    setHeaders,
  );

  route(app, deps, redactCaseCall, async (context) => {
    await redactCase(deps, requireOperator(context), Number(context.params.id), context.body);
    return {};
  });

  route(app, deps, calls.getRelatedCases, async (context) => {
    const who = requireOperator(context);
    const row = await findCase(deps.store.read, Number(context.params.id), who);
    noStore(context.reply);
    const known = await names.current(await places.current());
    const list = await readCaseListRequest(deps, known, who, context.query, context.query.deleted === 'true');
    return findRelatedCases(deps.store, who, row, list);
  });

  route(app, deps, calls.getCaseContact, async (context) => {
    const who = requireOperator(context);
    const row = await findCase(deps.store.read, Number(context.params.id), who);
    const contact = await readContact(deps.store, row.contact_id);
    if (!contact) throw notFound('This case has no contact.');
    const seen = {
      user: who.id,
      kind: 'case' as const,
      object_id: row.id,
      action: 'read_contact' as const,
      country: row.case_country,
    };
    await deps.store.tx((trx) => audit(trx, { ...seen, at: deps.clock.now() }));
    noStore(context.reply);
    return contact;
  });
};
