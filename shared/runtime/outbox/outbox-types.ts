import type { CaseCreate } from '../../api/schemas/case';
import type { ErrorCode } from '../../contract/error-codes';

/** Why an attempt failed, in a form that a store can keep. */
export interface ItemError {
  code: ErrorCode;
  status: number;
  fields?: Record<string, ErrorCode>;
  /** what the server holds, with a conflict */
  current?: unknown;
}

/** Something a person did that has not reached the server yet. */
export interface OutboxItem {
  /** made on the device; the server stores it once however often it is sent */
  uuid: string;
  /** name of a sender of `outbox-calls` */
  call: string;
  params: unknown;
  body: unknown;
  state: 'queued' | 'sending' | 'refused';
  /** why it was refused, or why the last attempt failed and another will follow */
  error?: ItemError;
  /** account that it belongs to and goes under; null for a report of the public */
  account: number | null;
  /** milliseconds */
  created: number;
  /** attempts without a response, so far */
  tries: number;
  /** number of attempts with an unknown result: a copy may have reached the server */
  left?: number;
  /** when the last attempt failed, in milliseconds */
  tried?: number;
  /** not before this time, in milliseconds */
  notBefore: number;
  /** words for a list, in the language they were entered in */
  label?: string;
  /** the file that the call sends instead of a body */
  file?: Blob;
  /** items that must have arrived before; `arrived(uuid)` in the body stands for what was answered to one */
  after?: readonly string[];
}

/** What a person hands over; of a `uuid` that waits already, what will be sent is replaced. */
export interface NewItem {
  uuid?: string;
  call: string;
  params?: unknown;
  body: unknown;
  /** the signed-in account when left out; null for nobody */
  account?: number | null;
  label?: string;
  file?: Blob;
  after?: readonly string[];
}

/** An item that the server acknowledged, kept for thirty days so that it can be printed, corrected or withdrawn. */
export interface SentItem {
  uuid: string;
  call: string;
  account: number | null;
  /** number that the server gave, when it gave one */
  id: number | null;
  answer: unknown;
  /** what was sent, without contact data */
  body: unknown;
  /** milliseconds */
  at: number;
  label?: string;
}

/**
 * Sends one item and returns the response of the server.
 * @throws ApiError
 */
export type Sender = (item: OutboxItem) => Promise<unknown>;

/** Body of a `report` item: the case, and the contact when the reporter left one. */
export interface ReportBody {
  case: CaseCreate;
  contact?: { cont_name?: string | null; cont_email?: string | null; cont_phone?: string | null } | null;
}
