import { isRecord } from '../../contract/check';
import { clock } from '../page/clock';
import { session } from '../session/session';
import { newUuid } from '../storage/local-storage';
import { outbox } from './outbox';
import type { OutboxItem } from './outbox-types';

const FORMAT = 'ciguawatch-outbox';
const VERSION = 1;

/** Thrown for a file that is not an exported outbox; the message is a key of the namespace `errors`. */
class OutboxFileError extends Error {
  override name = 'OutboxFileError';
}

/**
 * Exports the given waiting items, or all, as a file that any device can open and send; items of other
 * accounts are left out.
 */
export function exportFile(uuids?: readonly string[]): Blob {
  // Pictures cannot be exported in such a file, nor items that wait for one: they stay on this device.
  const own = outbox.items.filter(
    (item) =>
      !outbox.foreign(item) && !item.file && !item.after?.length && (uuids?.includes(item.uuid) ?? true),
  );
  const kept = own.map(({ uuid, call, params, body, created, label }) => ({
    uuid,
    call,
    params,
    body,
    created,
    label,
  }));
  return new Blob([JSON.stringify({ format: FORMAT, version: VERSION, items: kept }, null, 2)], {
    type: 'application/json',
  });
}

/** Whether a body has the shape of a report; the server validates its content. */
function isBody(call: string, body: unknown): boolean {
  if (call !== 'report') return body !== undefined;
  const report = isRecord(body) && isRecord(body.case) ? body.case : {};
  return typeof report.case_uuid === 'string' && typeof report.case_eventtime === 'string';
}

/**
 * Imports the items of such a file for the current account.
 * @returns how many were new on this device
 * @throws OutboxFileError
 */
export const importFile = async (text: string): Promise<number> =>
  outbox.takeIn(itemsOf(text, session.user?.id ?? null));

function itemsOf(text: string, account: number | null): OutboxItem[] {
  let read: { format?: unknown; version?: unknown; items?: unknown };
  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    throw new OutboxFileError('outbox.fileUnreadable');
  }
  if (read?.format !== FORMAT || !Array.isArray(read.items)) throw new OutboxFileError('outbox.fileForeign');
  if (read.version !== VERSION) throw new OutboxFileError('outbox.fileNewer');
  return read.items.map((found: Partial<OutboxItem>) => {
    if (typeof found?.call !== 'string' || !isBody(found.call, found.body))
      throw new OutboxFileError('outbox.fileForeign');
    return {
      uuid: typeof found.uuid === 'string' ? found.uuid : newUuid(),
      call: found.call,
      params: found.params ?? null,
      body: found.body,
      state: 'queued',
      account,
      created: typeof found.created === 'number' ? found.created : clock.now(),
      tries: 0,
      notBefore: 0,
      ...(typeof found.label === 'string' ? { label: found.label } : {}),
    };
  });
}
