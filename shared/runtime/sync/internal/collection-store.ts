import { deviceStore } from '../../storage/device-store';
import { withLock } from '../../tabs/locks';
import { blockOf, type Kind } from './synced-source';

export interface Meta {
  stamp: string | null;
  /** device time of the last refresh, in milliseconds */
  at: number;
  account: number | null;
}

const prefix = (kind: Kind<never>): string => `${kind.name}@${kind.schema}:`;
const metaKey = (kind: Kind<never>): string => `${prefix(kind)}meta`;
const blockKey = (kind: Kind<never>, block: number): string => `${prefix(kind)}block:${block}`;

/** Rows kept on the device for this account, or null when there are none. */
export async function readRows<Row>(
  kind: Kind<Row>,
  account: number | null,
): Promise<{ meta: Meta; rows: Row[] } | null> {
  if (kind.keep === 'memory') return null;
  const meta = await deviceStore.get<Meta>('cache', metaKey(kind as Kind<never>));
  if (!meta) return null;
  if (kind.keep === 'account' && meta.account !== account) {
    await dropRows(kind);
    return null;
  }
  const blocks = await deviceStore.entries<Row[]>('cache', `${prefix(kind as Kind<never>)}block:`);
  return { meta, rows: [...blocks.values()].flat() };
}

/**
 * Writes as `writeBlocks` does, one tab at a time: blocks of one tab under the stamp of another
 * would hide what changed in between.
 */
export function writeRows<Row>(...args: Parameters<typeof writeBlocks<Row>>): Promise<void> {
  return withLock(`cache.${args[0].name}`, () => writeBlocks(...args));
}

/**
 * Writes the blocks that changed, or all of them, then the stamp: if the page dies in between,
 * the next refresh asks from the older stamp and writes the same again.
 */
async function writeBlocks<Row>(
  kind: Kind<Row>,
  rows: Iterable<Row>,
  changed: ReadonlySet<number> | 'all',
  meta: Meta,
): Promise<void> {
  if (kind.keep === 'memory') return;
  const blocks = new Map<number, Row[]>();
  for (const block of changed === 'all' ? [] : changed) blocks.set(block, []);
  for (const row of rows) {
    const block = blockOf(kind.key(row), kind.blockSize);
    if (changed !== 'all' && !changed.has(block)) continue;
    const kept = blocks.get(block);
    if (kept) kept.push(row);
    else blocks.set(block, [row]);
  }
  if (changed === 'all') await dropRows(kind);
  for (const [block, kept] of blocks) {
    if (!(await deviceStore.put('cache', blockKey(kind as Kind<never>, block), kept))) return dropRows(kind);
  }
  await deviceStore.put('cache', metaKey(kind as Kind<never>), meta);
}

/** Forgets a kind, whatever number its rows' shape had. */
export async function dropRows<Row>(kind: Kind<Row>): Promise<void> {
  await deviceStore.delete('cache', metaKey(kind as Kind<never>));
  await deviceStore.clear('cache', `${kind.name}@`);
}
