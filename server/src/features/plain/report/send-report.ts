import { createHash } from 'node:crypto';
import * as calls from '@ciguawatch/shared/api/calls/cases';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { ErrorBody } from '@ciguawatch/shared/contract/error-codes';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Outcome of sending: number of the case, or why it was refused. */
export type SendOutcome =
  | { ok: true; id: number; isCorrection: boolean }
  | { ok: false; status: number; error: ErrorBody; retryAfter: number | null };

interface Report {
  values: ReportValues;
  uuid: string;
  /** receipt codes of this report and of the earlier one of the same meal */
  proof: Partial<Pick<CaseCreate, 'receipt_code' | 'same_meal_code'>>;
  /** identifier of the earlier report of the same meal */
  sameMealAs: string | undefined;
  /** language of the page, for reminders */
  language: string;
  /** identifier of the report that this one corrects, with the same receipt code */
  corrects: string | undefined;
  /** token for programs, where the report is of its account */
  token?: string;
}

interface ApiResponse {
  status: number;
  body: { id: number } & ErrorBody;
  retryAfter: number | null;
}

/** An identifier derived from the content, so that sending the same correction again is a repeat. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Sends a report through the API's own calls in this process, so that schema, limits and audit are the same.
 * A stored report that was changed since is sent as a correction of it, as in the portal.
 */
export async function sendReport(
  app: FastifyInstance,
  request: Pick<FastifyRequest, 'ip'>,
  { values, uuid, proof, sameMealAs, corrects, language, token }: Report,
): Promise<SendOutcome> {
  const post = async ({ route }: { route: string }, payload: object): Promise<ApiResponse> => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${route}`,
      payload,
      remoteAddress: request.ip,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    const after = response.headers['retry-after'];
    return {
      status: response.statusCode,
      body: response.json(),
      retryAfter: after === undefined ? null : Number(after),
    };
  };
  const under = async (id: string, ties: object): Promise<ApiResponse> => {
    const contact = contactBody(values, id);
    const contactResponse = contact && (await post(calls.createContact, contact));
    if (contactResponse && contactResponse.status >= 300) return contactResponse;
    return post(calls.createCase, {
      ...createBody(values, id),
      ...(contactResponse && { contact_id: contactResponse.body.id }),
      ...proof,
      ...(values.ask_again && { recovery_language: language }),
      ...ties,
    });
  };
  const ties = {
    ...(sameMealAs !== undefined && { same_meal_as: sameMealAs }),
    ...(corrects !== undefined && { corrects }),
  };
  const first = await under(uuid, ties);
  if (first.body.code !== 'uuid_reused') return outcome(first, corrects !== undefined);
  const corrected = uuidOf(
    `${uuid} ${JSON.stringify([createBody(values, uuid), contactBody(values, uuid)])}`,
  );
  return outcome(await under(corrected, { corrects: uuid }), true);
}

const outcome = ({ status, body, retryAfter }: ApiResponse, isCorrection: boolean): SendOutcome =>
  status < 300 ? { ok: true, id: body.id, isCorrection } : { ok: false, status, error: body, retryAfter };
