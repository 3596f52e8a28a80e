import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { startWorker } from './start-worker';
import { doTask, type Task, type TaskInput, type TaskName, type TaskResult } from './tasks';

/** Milliseconds for a task; an outline of 150,000 vertices across 180° was cut in 6 s on a busy laptop. */
export const CLIPPING_MS = 30_000;

/**
 * Does a task in a worker, which is ended when its time is over. Where the worker does not start, the page does it.
 * @throws ApiError `geometry_degenerate` when the time is over, or the library fails
 */
export async function clip<T extends TaskName>(name: T, input: TaskInput<T>): Promise<TaskResult<T>> {
  const task: Task<T> = { name, input };
  const worker = await startWorker().catch(() => null);
  if (!worker) return taken(doTask(task));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise<TaskResult<T> | null>((resolve) => {
    timer = setTimeout(() => resolve(null), CLIPPING_MS);
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
