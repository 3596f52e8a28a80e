import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Asked } from '../asked';
import { HttpError, invalidFields } from '../errors/http-error';
import { versionOf } from '../if-match';
import type { AnyCall } from '../registered';
import { hasReadBack, withoutReadBack } from './read-back';

/** Reads the object of a request as its sender reads it. */
type Current = (asked: Asked) => Promise<unknown>;

/**
 * Step before the validation of a PATCH: takes what the body only repeats out of it. Reads the object only
 * for bodies that would be refused otherwise, and leaves a missing or forbidden object to the call itself.
 * @throws Error for a PATCH of a versioned object without `current`
 */
export function readBackStripper(
  call: AnyCall,
  current: Current | undefined,
): (request: FastifyRequest) => Promise<void> {
  const { body: change, answer, params } = call;
  if (call.method !== 'PATCH' || !call.ifMatch || !change) return async () => {};
  if (!current) throw new Error(`${call.name} must say how its object is read.`);
  return async (request) => {
    const { body, who } = request;
    if (!hasReadBack(body, change, answer)) return;
    const asked = z.safeParse(params as z.core.$ZodType, request.params);
    if (!asked.success) return;
    const read = await current({ params: asked.data as Record<string, string>, who }).catch((thrown) => {
      if (thrown instanceof HttpError) return null;
      throw thrown;
    });
    if (typeof read !== 'object' || read === null) return;
    // An outdated copy is the call's own conflict, whatever it repeats.
    const isCurrent = (read as { version?: unknown }).version === versionOf(request);
    const stripped = withoutReadBack(body, isCurrent ? read : body, change, answer);
    if (Object.keys(stripped.faults).length > 0) throw invalidFields(stripped.faults);
    request.body = stripped.body;
  };
}
