import type { Call, VersionedCall } from '@ciguawatch/shared/api/call';
import { approvalWaits } from '@ciguawatch/shared/api/schemas/accounts/approval';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Deps } from '../deps';
import { accountOfRequest } from '../features/auth/account-of-request';
import { personalTokenOf } from '../features/auth/personal-token';
import { tokenAccount } from '../features/auth/token-account';
import { isPublicRead, openToOtherSites } from '../plugins/cors';
import type { Asked } from './asked';
import { readBackStripper } from './body/strip-read-back';
import { HttpError } from './errors/http-error';
import { versionOf } from './if-match';
import { jsonSchema } from './json-schema';
import type { Operator } from './operator';
import { registerCall } from './registered';
import { addLicenseLink } from './terms';

/** Input of a handler, checked against the schemas of its call. */
export interface Context<B> {
  /** Path parameters, as text. */
  params: Record<string, string>;
  /** Query values, as text. */
  query: Record<string, string | undefined>;
  body: B;
  /** Null without an account; never null where the call needs one. */
  who: Operator | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Input of a handler whose call changes an object with a version. */
export interface VersionedContext<B> extends Context<B> {
  /** Version from `If-Match`. */
  version: number;
}

/** Options of a call that are not part of its definition. */
export interface RouteOptions<R = unknown> {
  /** Largest body in bytes; the server's limit when left out. */
  bodyLimit?: number;
  /**
   * The object as the sender reads it, with the access of its GET. Every PATCH of a versioned object has one,
   * so that a client may send back what it read.
   * @throws HttpError as the GET
   */
  current?(asked: Asked): Promise<R>;
}

/**
 * Registers a call of `shared/api`: path, access, validation and serialisation of the response come from its
 * definition. Handlers throw `HttpError` for anything but success; a handler that sends bytes by `reply.send`
 * returns the reply.
 */
export function route<P, B, R>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, B, R>,
  handler: (context: Context<B>) => Promise<R | FastifyReply>,
  options?: RouteOptions<R>,
): void;
/** Registers a call that changes an object with a version: `If-Match` is required. */
export function route<P, B, R>(
  app: FastifyInstance,
  deps: Deps,
  call: VersionedCall<P, B, R>,
  handler: (context: VersionedContext<B>) => Promise<R | FastifyReply>,
  options?: RouteOptions<R>,
): void;
export function route<P, B, R>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, B, R> | VersionedCall<P, B, R>,
  handler: (context: VersionedContext<B>) => Promise<R | FastifyReply>,
  options: RouteOptions<R> = {},
): void {
  const url = `/api/${call.route}`;
  registerCall(app, call);
  const bodyLimit = options.bodyLimit ?? call.bytes?.max;
  const stripReadBack = readBackStripper(call, options.current);
  const add = (scope: FastifyInstance): unknown =>
    scope.route({
      method: call.method as HTTPMethods,
      url,
      ...(bodyLimit && { bodyLimit }),
      schema: {
        ...(call.params && { params: jsonSchema(call.params, 'input') }),
        ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
        ...(call.body && { body: jsonSchema(call.body, 'input') }),
        response: {
          [call.status ?? 200]: jsonSchema(call.answer, 'output'),
          ...(call.mayWait && { 202: jsonSchema(approvalWaits, 'output') }),
        },
      },
      // Before the body is read, so that bodies of strangers are not parsed in vain.
      onRequest: async (request, reply) => {
        if (isPublicRead(call)) openToOtherSites(addLicenseLink(reply, deps.config.publicUrl));
        request.who = await allowedAccount(deps, call, request);
      },
      preValidation: async (request) => {
        if (call.ifMatch) versionOf(request);
        if (call.body && request.body === undefined) request.body = {};
        await stripReadBack(request);
      },
      handler: async (request, reply) => {
        if (call.status) reply.code(call.status);
        return handler({
          params: (request.params ?? {}) as Record<string, string>,
          query: (request.query ?? {}) as Record<string, string | undefined>,
          body: request.body as B,
          who: request.who,
          version: call.ifMatch ? versionOf(request) : 0,
          request,
          reply,
        });
      },
    });
  if (call.bytes) void app.register(async (scope) => void add(fileScope(scope, call.bytes?.types ?? [])));
  else add(app);
}

/** A scope that accepts files only, read into memory as they are. */
function fileScope(scope: FastifyInstance, types: readonly string[]): FastifyInstance {
  scope.removeAllContentTypeParsers();
  for (const type of types) {
    const matching = type.endsWith('/*') ? new RegExp(`^${type.slice(0, -1)}[a-z0-9.+-]+$`) : type;
    scope.addContentTypeParser(matching, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  }
  return scope;
}

async function allowedAccount(
  deps: Deps,
  call: Pick<Call, 'name' | 'access' | 'enrolling'>,
  request: FastifyRequest,
): Promise<Operator | null> {
  const token = personalTokenOf(request);
  if (token !== undefined) return tokenAccount(deps, call, token);
  const who = await accountOfRequest(deps, request, call.access === 'open', call.enrolling);
  if (meetsAccess(call.access, who?.groups ?? null)) return who;
  throw who ? new HttpError(403, 'forbidden', { user: who.id }) : new HttpError(401, 'token_missing');
}

/**
 * The account of a call that needs one.
 * @throws HttpError 401
 */
export function requireOperator(context: Pick<Asked, 'who'>): Operator {
  if (!context.who) throw new HttpError(401, 'token_missing');
  return context.who;
}
