import { deviceStore } from '../../storage/device-store';
import { withLock } from '../../tabs/locks';
import { RowBlocks } from './pages';
import type { SyncedSource } from './synced-source';

export interface CollectionMeta {
  stamp: string | null;
  /** device time of the last refresh, in milliseconds */
  at: number;
  account: number | null;
}

const prefix = (source: SyncedSource<never>): string => `${source.name}@${source.schema}:`;
const metaKey = (source: SyncedSource<never>): string => `${prefix(source)}meta`;
const blockKey = (source: SyncedSource<never>, block: number): string => `${prefix(source)}block:${block}`;

/** Rows stored on the device for this account; null when there are none. */
export async function readRows<Row>(
  source: SyncedSource<Row>,
  account: number | null,
): Promise<{ meta: CollectionMeta; rows: RowBlocks<Row> } | null> {
  if (source.keep === 'memory') return null;
  const meta = await deviceStore.get<CollectionMeta>('cache', metaKey(source as SyncedSource<never>));
  if (!meta) return null;
  if (source.keep === 'account' && meta.account !== account) {
    await dropRows(source);
    return null;
  }
  const before = `${prefix(source as SyncedSource<never>)}block:`;
  const blocks = new Map<number, Row[]>();
  for (const [key, rows] of await deviceStore.entries<Row[]>('cache', before))
    if (rows.length > 0) blocks.set(Number(key.slice(before.length)), rows);
  return { meta, rows: new RowBlocks(source, blocks) };
}

/**
 * Like `writeBlocks`, one tab at a time: blocks of one tab under the watermark of another would hide the
 * changes in between.
 */
export function writeRows<Row>(...args: Parameters<typeof writeBlocks<Row>>): Promise<void> {
  return withLock(`cache.${args[0].name}`, () => writeBlocks(...args));
}

/**
 * Writes the changed blocks, or all, and then the watermark: if the page ends in between, the next refresh
 * starts from the older watermark and writes them again.
 */
async function writeBlocks<Row>(
  source: SyncedSource<Row>,
  rows: RowBlocks<Row>,
  changed: ReadonlySet<number> | 'all',
  meta: CollectionMeta,
): Promise<void> {
  if (source.keep === 'memory') return;
  if (changed === 'all') await dropRows(source);
  for (const block of changed === 'all' ? rows.numbers() : changed) {
    const key = blockKey(source as SyncedSource<never>, block);
    if (!(await deviceStore.put('cache', key, rows.block(block)))) return dropRows(source);
  }
  await deviceStore.put('cache', metaKey(source as SyncedSource<never>), meta);
}

/** Deletes the stored rows of a source, in every version of their shape. */
export async function dropRows<Row>(source: SyncedSource<Row>): Promise<void> {
  await deviceStore.delete('cache', metaKey(source as SyncedSource<never>));
  await deviceStore.clear('cache', `${source.name}@`);
}
