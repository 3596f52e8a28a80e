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

// One outline in a thread of its own, which is ended when its time is over, while the server goes on answering.
parentPort?.postMessage(replyTo(workerData as Geometry));
