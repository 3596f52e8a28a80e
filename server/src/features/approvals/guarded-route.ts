import type { Call, VersionedCall } from '@ciguawatch/shared/api/call';
import type { DoubtKind } from '@ciguawatch/shared/domain/outline/doubt';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import {
  type Context,
  type RouteOptions,
  requireOperator,
  route,
  type VersionedContext,
} from '../../http/route';
import { ApprovalRequiredError, guardedStore } from './guard';
import { queueApproval } from './queue-approval';

/** A change as it was sent. */
interface SentChange<B = unknown> {
  who: Operator;
  /** Path parameters, as text. */
  params: Record<string, string>;
  body: B;
  /** From `If-Match`; 0 for calls without a version. */
  version: number;
  /** Questions about an outline that the approver confirmed beyond those of the author; none when it is sent. */
  confirmed?: readonly DoubtKind[];
}

/** A change that may show hidden values, and how to make it. */
export interface GuardedChange<B = unknown, R = unknown> {
  call: Pick<Call, 'name' | 'access'>;
  /** Makes the change in one transaction of the given store; called again on approval. */
  make(deps: Deps, sent: SentChange<B>): Promise<R>;
  /** Called after the transaction was committed. */
  made?(): void;
}

/**
 * Registers a call that may show hidden values. It runs at once if it shows none; otherwise it is rolled back
 * and stored for a second person (202 `awaits_approval`).
 * @param tell sets headers of the response
 */
export function guardedRoute<P, B, R>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, B, R> | VersionedCall<P, B, R>,
  change: Omit<GuardedChange<B, R>, 'call'>,
  tell: (reply: FastifyReply, result: R | null) => void,
  options?: RouteOptions<R>,
): void {
  const guarded: GuardedChange<B, R> = { ...change, call };
  app.guardedChanges.set(call.name, guarded as GuardedChange);
  const handler = async (context: Context<B> | VersionedContext<B>): Promise<R | FastifyReply> => {
    const { params, body, reply } = context;
    const sentChange = {
      who: requireOperator(context),
      params,
      body,
      version: 'version' in context ? context.version : 0,
    };
    tell(reply, null);
    try {
      const result = await guarded.make({ ...deps, store: guardedStore(deps.store) }, sentChange);
      guarded.made?.();
      tell(reply, result);
      return result;
    } catch (thrown) {
      if (!(thrown instanceof ApprovalRequiredError)) throw thrown;
      const current = await queueApproval(deps, call.name, sentChange, thrown.opening);
      const message = `${current.opens} public rows would show more: this waits for a second person.`;
      return reply.code(202).send({ code: 'awaits_approval', message, current });
    }
  };
  route(app, deps, call as Call<P, B, R>, handler, options);
}
