import { parentPort, workerData } from 'node:worker_threads';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { drawnColumns } from './drawn-columns';
import type { OutlineReply } from './outline-thread';

function replyTo(geometry: Geometry): OutlineReply {
  try {
    return { columns: drawnColumns(geometry) };
  } catch (thrown) {
    return { why: String(thrown) };
  }
}

// Computes one outline in this thread; the server terminates it after the time limit.
parentPort?.postMessage(replyTo(workerData as Geometry));
