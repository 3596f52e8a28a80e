import { countCall } from '@ciguawatch/shared/api/calls/work/work';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { call } from '@ciguawatch/shared/runtime/http/call';
import type { Counter } from './declared-work';

/** Calls one counter; rejects without a response, or when it contains no number. */
export type FetchCount = (counter: Counter, signal: AbortSignal) => Promise<WaitingWork>;

export const fetchCount: FetchCount = async ({ address, access }, signal) => {
  const { count, urgent, since } = await call(countCall(address, access), { params: undefined, signal });
  // The address comes from a declaration, so the response may be anything.
  if (!Number.isInteger(count)) throw new Error(`${address} answers no count`);
  return { count, urgent: urgent === true, ...(typeof since === 'string' && { since }) };
};
