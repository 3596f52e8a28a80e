import { countCall } from '@ciguawatch/shared/api/calls/work/work';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { call } from '@ciguawatch/shared/runtime/http/call';
import type { Counter } from './declared-work';

/** Asks one counter; rejects when there is no response, or none with a number. */
export type FetchCount = (counter: Counter, signal: AbortSignal) => Promise<WaitingWork>;

export const fetchCount: FetchCount = async ({ address, access }, signal) => {
  const { count, urgent } = await call(countCall(address, access), { params: undefined, signal });
  // The address comes from a declaration: what answers there may be something else.
  if (!Number.isInteger(count)) throw new Error(`${address} answers no count`);
  return { count, urgent: urgent === true };
};
