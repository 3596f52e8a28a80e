import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { headersOf } from '../../src/api-description/headers';
import { refusalsOf } from '../../src/api-description/refusals/refusals';
import { type AnyCall, callsOf } from '../../src/http/registered';

/** Headers that a program reads; a call that sends one says so. */
const TOLD = ['etag', 'x-columns', 'x-chunks', 'x-sync-at', 'x-behind', 'x-next', 'x-count'];

/** The call of an address: where several fit, the one that names more of it. */
function callOf(app: FastifyInstance, method: string, path: string): AnyCall | undefined {
  const fitting = callsOf(app.calls, path).filter((call) => call.method === method);
  const parameters = ({ route }: AnyCall): number => route.split(':').length;
  return fitting.toSorted((one, other) => parameters(one) - parameters(other))[0];
}

/**
 * Compares a response with the description of its call.
 * @throws Error when it refuses with a code, or has a header, that the description lacks
 */
export function checkDescribed(
  app: FastifyInstance,
  [method, path]: readonly [method: string, path: string],
  { statusCode, body, headers }: LightMyRequestResponse,
): void {
  const call = callOf(app, method, path);
  if (!call) return;
  if (statusCode < 400) {
    const known = headersOf(call).map((name) => name.toLowerCase());
    const untold = TOLD.filter((name) => headers[name] !== undefined && !known.includes(name));
    if (untold.length > 0) throw new Error(`The description of ${call.name} lacks the headers ${untold}.`);
    return;
  }
  const { code } = JSON.parse(body) as { code: string };
  const codes: readonly string[] = new Map(refusalsOf(call)).get(statusCode) ?? [];
  if (!codes.includes(code)) throw new Error(`The description of ${call.name} lacks ${statusCode} ${code}.`);
}
