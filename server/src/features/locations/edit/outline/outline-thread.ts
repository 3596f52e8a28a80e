import { Worker } from 'node:worker_threads';
import { type Geometry, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { verticesOf } from '@ciguawatch/shared/domain/outline/outline';
import type { DrawnColumns } from './drawn-columns';

/** The outline cannot be computed, or not in time; its sender must change it. */
export class NotComputable extends Error {}

/** Result of the thread: the columns, or why the clipping library failed. */
export type OutlineReply = { columns: DrawnColumns | null } | { why: string };

/**
 * Computes the columns of an outline; null for a fault that only a person can fix.
 * @throws NotComputable when computing fails or does not end; any other error is the server's
 */
export type ComputeOutline = (geometry: Geometry) => Promise<DrawnColumns | null>;

/** Milliseconds allowed: three seconds plus 0.6 a vertex, five times what was measured on a busy machine. */
const timeLimitMs = (geometry: Geometry): number => 3000 + verticesOf(polygonsOf(geometry)) * 0.6;

/**
 * Computes each outline in a new worker thread, which can be terminated when it takes too long.
 * @param file script of the worker; by default beside the server's bundle
 */
export const outlineThread =
  (file: string | URL = new URL('./outline-worker.mjs', import.meta.url)): ComputeOutline =>
  async (geometry) => {
    const worker = new Worker(file, { workerData: geometry });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const late = () => reject(new NotComputable('an outline was not computed in time'));
        timer = setTimeout(late, timeLimitMs(geometry));
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
