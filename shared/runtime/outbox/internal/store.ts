import { device, deviceIfAny } from '../../storage/device';
import type { OutboxItem, SentItem } from '../outbox-types';

/** Milliseconds that an acknowledged item is kept. */
const SENT_LIFE = 30 * 24 * 3_600_000;

const store = async () => (await device()).deviceStore;

/** All that an area holds: nothing, without the code that reads it, on a device that was given nothing yet. */
const all = async <T>(area: 'outbox' | 'sent'): Promise<T[]> => [
  ...((await (await deviceIfAny())?.deviceStore.entries<T>(area))?.values() ?? []),
];

/** Items of the device, oldest first. */
export async function readItems(): Promise<OutboxItem[]> {
  const found = await all<OutboxItem>('outbox');
  // What another program of this site wrote there is no item: it stays where it is and harms nothing.
  const items = found.filter((one) => one?.uuid);
  return items.sort((a, b) => a.created - b.created || a.uuid.localeCompare(b.uuid));
}

/**
 * Changes an item, in one step for all tabs: what a person corrects in one is not undone by the
 * one that sends. `change` gets undefined for an item that is gone, and answers null to drop it or
 * undefined to leave it. False when only this page remembers the result.
 */
export async function changeItem(
  uuid: string,
  change: (now: OutboxItem | undefined) => OutboxItem | null | undefined,
): Promise<boolean> {
  return (await store()).change<OutboxItem>('outbox', uuid, change);
}

export const dropItem = async (uuid: string) => (await store()).delete('outbox', uuid);

/** Acknowledged items, latest first; those of a month ago go. */
export async function readSent(now: number): Promise<SentItem[]> {
  const found = await all<SentItem>('sent');
  for (const old of found.filter((item) => now - item.at >= SENT_LIFE)) await dropSent(old.uuid);
  return found.filter((item) => now - item.at < SENT_LIFE).sort((a, b) => b.at - a.at);
}

export const writeSent = async (item: SentItem) => (await store()).put('sent', item.uuid, item);
export const dropSent = async (uuid: string) => (await store()).delete('sent', uuid);

/** Asks the browser not to clear what waits here when space runs out. */
export const requestPersistence = async () => (await device()).requestPersistence();
