import { parentPort, workerData } from 'node:worker_threads';
import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import { drawnColumns } from './drawn-columns';

// One outline in a thread of its own, which is ended when its time is over, while the server goes on answering.
parentPort?.postMessage(drawnColumns(workerData as Geometry));
