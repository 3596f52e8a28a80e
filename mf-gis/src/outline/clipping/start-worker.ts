/** A worker for one task. */
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { name: 'outline' });
