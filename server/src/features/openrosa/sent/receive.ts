import { groupedReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { personalTokenOf } from '../../auth/personal-token';
import type { Lists } from '../../plain/frame/lists';
import { formValues } from '../../plain/report/form-values';
import { type SendOutcome, sendReport } from '../../plain/report/send-report';
import { ownText } from '../form/form-words';
import { faultsOfResponse, refusedSentence } from './fault-sentences';
import { formOfInstance } from './form-of-instance';
import { readInstance } from './read-instance';
import { receiptOf } from './receipt-of';
import { Refusal, refusal, type Sentence, tooLarge } from './refusal';

/** Why the API did not take a report, in words. */
function refusalOf({ status, error, retryAfter }: SendOutcome & { ok: false }): Refusal {
  if (status === 429) {
    const seconds = retryAfter ?? 60;
    const count = Math.ceil(seconds / 60);
    return new Refusal(429, (language) => ownText(language, 'busy', { count }), seconds);
  }
  if (status === 413) return tooLarge();
  if (status === 401) return refusal(401, 'tokenWrong');
  if (error.code === 'token_scope') return refusal(403, 'tokenScope');
  if (status >= 500) return refusal(503, 'failed');
  return new Refusal(status, refusedSentence(faultsOfResponse(error.fields ?? {})));
}

/**
 * Stores a filled in form as the report of the public, or of the account whose token the request carries.
 * @returns what the reporter is told, with the receipt code
 * @throws Refusal
 */
export async function receiveInstance(
  app: FastifyInstance,
  { secret }: Pick<Deps, 'secret'>,
  request: FastifyRequest,
  xml: string,
  lists: Lists,
): Promise<Sentence> {
  const instance = readInstance(xml);
  const values = formValues(formOfInstance(instance, lists), false);
  const { uuid, replaces } = instance;
  const code = receiptOf(secret, uuid, values);
  const token = personalTokenOf(request);
  const outcome = await sendReport(app, request, {
    ...{ values, uuid, proof: { receipt_code: code }, language: 'fr_FR' },
    ...{ sameMealAs: undefined, corrects: replaces },
    ...(token !== undefined && { token }),
  });
  if (!outcome.ok) throw refusalOf(outcome);
  const { id, isCorrection } = outcome;
  const told = { id, code: groupedReceiptCode(code) };
  return (language) => ownText(language, isCorrection ? 'corrected' : 'stored', told);
}
