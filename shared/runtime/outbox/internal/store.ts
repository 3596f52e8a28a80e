import { DEVICE_DAYS } from '../../../domain/report/device-days';
import { deviceIfAny, loadDeviceStore } from '../../storage/load-device-store';
import type { OutboxItem, SentItem } from '../outbox-types';

/** Sent items are kept for this long, in milliseconds. */
const SENT_LIFE = DEVICE_DAYS * 24 * 3_600_000;

const store = async () => (await loadDeviceStore()).deviceStore;

/**
 * All values of a store; empty, without loading the database code, on a device that has no database yet.
 */
const all = async <T>(area: 'outbox' | 'sent'): Promise<T[]> => [
  ...((await (await deviceIfAny())?.deviceStore.entries<T>(area))?.values() ?? []),
];

/** Waiting items of the device, oldest first. */
export async function readItems(): Promise<OutboxItem[]> {
  const found = await all<OutboxItem>('outbox');
  // Values written by another program of this site have no uuid; they are ignored and left in place.
  const items = found.filter((one) => one?.uuid);
  return items.sort((a, b) => a.created - b.created || (a.uuid < b.uuid ? -1 : 1));
}

/**
 * Changes an item in one transaction for all tabs, so that a correction in one tab is not undone by the tab
 * that sends. `change` receives undefined for a deleted item; it returns null to delete, undefined to leave
 * it.
 * @returns false when only this page's memory has the result
 */
export async function changeItem(
  uuid: string,
  change: (now: OutboxItem | undefined) => OutboxItem | null | undefined,
): Promise<boolean> {
  return (await store()).change<OutboxItem>('outbox', uuid, change);
}

export const dropItem = async (uuid: string) => (await store()).delete('outbox', uuid);

/** Sent items, latest first; deletes those older than a month. */
export async function readSent(now: number): Promise<SentItem[]> {
  const found = await all<SentItem>('sent');
  for (const old of found.filter((item) => now - item.at >= SENT_LIFE)) await dropSent(old.uuid);
  return found.filter((item) => now - item.at < SENT_LIFE).sort((a, b) => b.at - a.at);
}

export const writeSent = async (item: SentItem) => (await store()).put('sent', item.uuid, item);
export const dropSent = async (uuid: string) => (await store()).delete('sent', uuid);

/** Asks the browser not to clear the waiting items when storage runs low. */
export const requestPersistence = async () => (await loadDeviceStore()).requestPersistence();
