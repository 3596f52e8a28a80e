import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { discardRestOfBody } from '../http/body/rest-of-body';
import { faultsByField } from '../http/body/validation';
import { temporaryFailure } from '../http/errors/database-failure';
import { HttpError } from '../http/errors/http-error';
import { type SecurityEvent, securityEvent } from '../security/events';

/** SQLSTATEs caused by a value of the request: NUL in a text, number or date out of range. */
const VALUE_ERROR_CODES = new Set(['22021', '22P05', '22003', '22008', '22007', '22P02']);

/** Names of the parts of a request, by Fastify's terms. */
const REQUEST_PARTS: Record<string, string> = {
  body: 'The body',
  querystring: 'The query',
  params: 'The address',
  headers: 'A header',
};

/** Error codes that are security events; an expired access token is not. */
const EVENT_OF_CODE: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_login: 'login_failed',
  factor_wrong: 'factor_failed',
  sso_failed: 'login_failed',
  passkey_refused: 'factor_failed',
  passkey_unknown: 'factor_failed',
  too_many_requests: 'locked_out',
  login_held: 'locked_out',
  token_reused: 'token_reused',
  csrf_invalid: 'refused',
  forbidden: 'refused',
  country_forbidden: 'refused',
  email_unknown: 'reset_refused',
  reset_token_invalid: 'reset_refused',
};

/** Gives all errors one format that reveals nothing about the server's inside. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.statusCode === 413) await discardRestOfBody(request.raw);
    return sendError(error, request, reply);
  });
}

/** Sends an error response; also for addresses that the router cannot parse. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const httpError = toHttpError(error as FastifyError);
  logError(error, httpError, request);
  const { retryAfter, allow } = httpError.details;
  // The router refuses an unreadable address before any hook has run.
  reply.header('x-request-id', request.id);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (allow) reply.header('allow', allow.join(', '));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply
    .code(httpError.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(httpError.body()));
}

/** Logs neither URL nor body, which may contain personal data; route and request id identify the call. */
function logError(error: Error, known: HttpError, request: FastifyRequest): void {
  const event = EVENT_OF_CODE[known.code];
  const { user } = known.details;
  if (event) securityEvent(request, event, { code: known.code, ...(user !== undefined && { user }) });
  if (known.status < 500) return;
  const line = { err: error, method: request.method, route: request.routeOptions.url };
  if (known.status === 503) request.log.warn(line, known.message);
  else request.log.error(line, 'a call failed');
}

function toHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.validation) {
    const fields = faultsByField(error.validation);
    const where = REQUEST_PARTS[error.validationContext ?? ''] ?? 'The request';
    const hasFields = Object.keys(fields).length > 0;
    return new HttpError(400, 'invalid_body', {
      message: `${where} does not fit the call.`,
      ...(hasFields && { fields }),
    });
  }
  const passing = temporaryFailure(error);
  if (passing) return passing;
  if (VALUE_ERROR_CODES.has(error.code))
    return new HttpError(400, 'invalid_body', { message: 'A value cannot be stored.' });
  return byStatus(error);
}

function byStatus(error: FastifyError): HttpError {
  switch (error.statusCode) {
    case 413:
      return new HttpError(413, 'body_too_large');
    case 415:
      return new HttpError(415, 'unsupported_media_type', { message: 'Send JSON.' });
    // The file server responds with 403 to an address outside of the portal's folder.
    case 403:
    case 404:
      return new HttpError(404, 'not_found');
    default:
      break;
  }
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500)
    return new HttpError(500, 'server_error', { message: 'The server failed.' });
  const json = error instanceof SyntaxError || /JSON/.test(error.code ?? '');
  return json
    ? new HttpError(400, 'invalid_json', { message: 'The body is not valid JSON.' })
    : new HttpError(status, 'invalid_body', { message: 'The request cannot be read.' });
}
