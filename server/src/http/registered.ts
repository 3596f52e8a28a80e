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
export function register(app: FastifyInstance, call: object): void {
  app.calls.push(call as AnyCall);
}

/** Methods of the calls with this path; empty when there is none. */
export function methodsOf(calls: readonly AnyCall[], path: string): string[] {
  const pathOfCall = path.replace(/^\/api\//, '').replace(/\/+$/, '');
  return calls.filter((call) => pathPattern(call.route).test(pathOfCall)).map((call) => call.method);
}

function pathPattern(route: string): RegExp {
  const parts = route.replace(/\/+$/, '').split('/');
  return new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}$`);
}
