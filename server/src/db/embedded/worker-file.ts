/** Path of the worker's file; the bundler copies it beside the bundle. */
export function workerFile(): URL {
  return new URL('./pglite-worker.mjs', import.meta.url);
}
