import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { startWorker } from './start-worker';
import { doTask, type Task, type TaskInput, type TaskName, type TaskResult } from './tasks';

/** Time limit of a task in milliseconds; cutting 150,000 vertices across 180° took 6 s on a busy laptop. */
export const CLIPPING_TIMEOUT_MS = 30_000;

/**
 * Runs a task in a worker and ends it after the time limit. If the worker does not start, the task runs in
 * the page.
 * @throws ApiError `geometry_degenerate` when the time is over or the library fails
 */
export async function clip<T extends TaskName>(name: T, input: TaskInput<T>): Promise<TaskResult<T>> {
  const task: Task<T> = { name, input };
  const worker = await startWorker().catch(() => null);
  if (!worker) return taken(doTask(task));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise<TaskResult<T> | null>((resolve) => {
    timer = setTimeout(() => resolve(null), CLIPPING_TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<TaskResult<T> | null>) => resolve(data);
    worker.onerror = () => resolve(doTask(task));
    worker.postMessage(task);
  });
  clearTimeout(timer);
  worker.terminate();
  return taken(answer);
}

function taken<T>(answer: T | null): T {
  if (answer === null) throw new ApiError('geometry_degenerate', 0);
  return answer;
}
