import { deviceStore } from '../../storage/device-store';
import type { OutboxItem, SentItem } from '../outbox-types';

/** Milliseconds that an acknowledged item is kept. */
const SENT_LIFE = 30 * 24 * 3_600_000;

/** Items of the device, oldest first. */
export async function readItems(): Promise<OutboxItem[]> {
  const found = await deviceStore.entries<OutboxItem>('outbox');
  // What another program of this site wrote there is no item: it stays where it is and harms nothing.
  const items = [...found.values()].filter((one) => one?.uuid);
  return items.sort((a, b) => a.created - b.created || a.uuid.localeCompare(b.uuid));
}

/**
 * Changes an item, in one step for all tabs: what a person corrects in one is not undone by the
 * one that sends. `change` gets undefined for an item that is gone, and answers null to drop it or
 * undefined to leave it. False when only this page remembers the result.
 */
export const changeItem = (
  uuid: string,
  change: (now: OutboxItem | undefined) => OutboxItem | null | undefined,
): Promise<boolean> => deviceStore.change<OutboxItem>('outbox', uuid, change);

export const dropItem = (uuid: string) => deviceStore.delete('outbox', uuid);

/** Acknowledged items, latest first; those of a month ago go. */
export async function readSent(now: number): Promise<SentItem[]> {
  const found = [...(await deviceStore.entries<SentItem>('sent')).values()];
  for (const old of found.filter((item) => now - item.at >= SENT_LIFE)) await dropSent(old.uuid);
  return found.filter((item) => now - item.at < SENT_LIFE).sort((a, b) => b.at - a.at);
}

export const writeSent = (item: SentItem) => deviceStore.put('sent', item.uuid, item);
export const dropSent = (uuid: string) => deviceStore.delete('sent', uuid);
