import type { CaseCreate } from '../../api/schemas/case';
import type { ErrorCode } from '../../contract/error-codes';

/** Why an attempt failed, as plain data for storage. */
export interface ItemError {
  code: ErrorCode;
  status: number;
  fields?: Record<string, ErrorCode>;
  /** current value on the server, with a conflict */
  current?: unknown;
}

/** A change by a person that the server has not stored yet. */
export interface OutboxItem {
  /** made on the device; the server stores it once, however often it is sent */
  uuid: string;
  /** name of a sender in `internal/calls` */
  call: string;
  params: unknown;
  body: unknown;
  state: 'queued' | 'sending' | 'refused';
  /** why the server refused it, or why the last attempt failed before the next one */
  error?: ItemError;
  /** account that it belongs to and is sent under; null for a report without an account */
  account: number | null;
  /** time of creation in milliseconds */
  created: number;
  /** milliseconds by which the device's clock was behind when queued; left out where it was right */
  ahead?: number;
  /** number of attempts so far without a response */
  tries: number;
  /** number of attempts with unknown result: so many copies may have reached the server */
  left?: number;
  /** time of the last failed attempt in milliseconds */
  tried?: number;
  /** earliest time of the next attempt in milliseconds */
  notBefore: number;
  /** description for lists, in the language in which it was entered */
  label?: string;
  /** file that the call sends as its body */
  file?: Blob;
  /** uuids of items that must be sent first; `arrived(uuid)` in the body stands for the response to one */
  after?: readonly string[];
}

/** An item to be queued; it replaces a waiting item with the same `uuid`. */
export interface NewItem {
  uuid?: string;
  call: string;
  params?: unknown;
  body: unknown;
  /** the logged-in account by default; null for none */
  account?: number | null;
  label?: string;
  file?: Blob;
  after?: readonly string[];
}

/**
 * An item that the server stored, kept for thirty days so that it can be printed, corrected or withdrawn.
 */
export interface SentItem {
  uuid: string;
  call: string;
  account: number | null;
  /** id given by the server, if any */
  id: number | null;
  answer: unknown;
  /** the body as sent, without the contact */
  body: unknown;
  /** time of sending in milliseconds */
  at: number;
  label?: string;
}

/**
 * Sends one item and returns the response of the server.
 * @throws ApiError
 */
export type Sender = (item: OutboxItem) => Promise<unknown>;

/** Body of a `report` item: the case, and the contact if the reporter left one. */
export interface ReportBody {
  case: CaseCreate;
  contact?: {
    cont_name?: string | null;
    cont_email?: string | null;
    cont_phone?: string | null;
    reminder_email?: string | null;
  } | null;
}
