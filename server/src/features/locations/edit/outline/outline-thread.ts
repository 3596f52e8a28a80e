import { Worker } from 'node:worker_threads';
import { type Geometry, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import type { DrawnColumns } from './drawn-columns';

/** An outline that cannot be computed, or not in time: its sender must change it. */
export class NotComputable extends Error {}

/** What the thread answers: the columns, or why the clipping library gave up. */
export type OutlineReply = { columns: DrawnColumns | null } | { why: string };

/**
 * What is computed of an outline; null when a fault is left in it.
 * @throws NotComputable for an outline on which computing fails or does not end; any other error is the server's own
 */
export type ComputeOutline = (geometry: Geometry) => Promise<DrawnColumns | null>;

/** Milliseconds for an outline: 0.6 ms a vertex, five times what it needed on a busy machine, and three seconds. */
const limitOf = (geometry: Geometry): number => 3000 + verticesOf(polygonsOf(geometry)) * 0.6;

/**
 * Starts a worker thread for each outline, so that a computation that takes too long can be terminated.
 * @param file the worker's script; by default beside the bundle of the server
 */
export const outlineThread =
  (file: string | URL = new URL('./outline-worker.mjs', import.meta.url)): ComputeOutline =>
  async (geometry) => {
    const worker = new Worker(file, { workerData: geometry });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const late = () => reject(new NotComputable('an outline was not computed in time'));
        timer = setTimeout(late, limitOf(geometry));
        worker.once('message', (reply: OutlineReply) =>
          'columns' in reply ? resolve(reply.columns) : reject(new NotComputable(reply.why)),
        );
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('the thread of an outline has ended')));
      });
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };
