import { CheckedWorker } from '@ciguawatch/shared/runtime/page/checked-worker';

/** Starts a worker for one task. */
export const startWorker = (): Promise<Worker> =>
  new CheckedWorker(new URL('./worker.ts', import.meta.url), { name: 'outline' }).start(
    __webpack_require__.digests,
  );
