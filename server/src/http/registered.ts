import type { Call } from '@ciguawatch/shared/api/call';
import type { FastifyInstance } from 'fastify';

/** Definition of a call without its type parameters. */
export type AnyCall = Pick<
  Call,
  'name' | 'method' | 'route' | 'access' | 'summary' | 'status' | 'bytes' | 'enrolling' | 'mayWait'
> & {
  ifMatch?: true;
  params?: object;
  query?: object;
  body?: object;
  answer: object;
};

/** Adds a call to the list of those the application serves. */
export function registerCall(app: FastifyInstance, call: object): void {
  app.calls.push(call as AnyCall);
}

/** The calls with this path, with or without a query. */
export function callsOf(calls: readonly AnyCall[], path: string): AnyCall[] {
  const pathOfCall = path
    .replace(/\?.*$/s, '')
    .replace(/^\/api\//, '')
    .replace(/\/+$/, '');
  return calls.filter((call) => pathPattern(call.route).test(pathOfCall));
}

/** Methods of the calls with this path; empty when there is none. */
export const methodsOf = (calls: readonly AnyCall[], path: string): string[] =>
  callsOf(calls, path).map(({ method }) => method);

function pathPattern(route: string): RegExp {
  const parts = route.replace(/\/+$/, '').split('/');
  return new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}$`);
}
