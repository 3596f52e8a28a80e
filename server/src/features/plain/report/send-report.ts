import { createHash } from 'node:crypto';
import * as calls from '@ciguawatch/shared/api/calls/cases';
import { contactBody, createBody } from '@ciguawatch/shared/api/report/report-body';
import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import type { ErrorBody } from '@ciguawatch/shared/contract/error-codes';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What became of a report: its number, or why it was not taken. */
export type Sent =
  | { ok: true; id: number; isCorrection: boolean }
  | { ok: false; status: number; error: ErrorBody; retryAfter: number | null };

interface Report {
  values: ReportValues;
  uuid: string;
  /** its receipt code, and that of what it is at one table with */
  proof: Partial<Pick<CaseCreate, 'receipt_code' | 'same_meal_code'>>;
  /** the report that this one is at one table with */
  sameMealAs: string | undefined;
}

interface Answer {
  status: number;
  body: { id: number } & ErrorBody;
  retryAfter: number | null;
}

/** An identifier that the same correction of the same report always has, so that it too is stored once. */
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
 * Stores a report by the very calls of the API, in this process: schema, limits, suspicion, audit and the rule that a
 * report is stored once are theirs. One that was stored already and was changed since goes as a correction of it, as
 * the application sends it.
 */
export async function sendReport(
  app: FastifyInstance,
  request: Pick<FastifyRequest, 'ip'>,
  { values, uuid, proof, sameMealAs }: Report,
): Promise<Sent> {
  const post = async ({ route }: { route: string }, payload: object): Promise<Answer> => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/${route}`,
      payload,
      remoteAddress: request.ip,
    });
    const after = response.headers['retry-after'];
    return {
      status: response.statusCode,
      body: response.json(),
      retryAfter: after === undefined ? null : Number(after),
    };
  };
  const under = async (id: string, ties: object): Promise<Answer> => {
    const contact = contactBody(values, id);
    const held = contact && (await post(calls.createContact, contact));
    if (held && held.status >= 300) return held;
    return post(calls.createCase, {
      ...createBody(values, id),
      ...(held && { contact_id: held.body.id }),
      ...proof,
      ...ties,
    });
  };
  const meal = sameMealAs === undefined ? {} : { same_meal_as: sameMealAs };
  const first = await under(uuid, meal);
  if (first.body.code !== 'uuid_reused') return outcome(first, false);
  const corrected = uuidOf(
    `${uuid} ${JSON.stringify([createBody(values, uuid), contactBody(values, uuid)])}`,
  );
  return outcome(await under(corrected, { corrects: uuid }), true);
}

const outcome = ({ status, body, retryAfter }: Answer, isCorrection: boolean): Sent =>
  status < 300 ? { ok: true, id: body.id, isCorrection } : { ok: false, status, error: body, retryAfter };
