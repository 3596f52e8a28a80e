import { doTask, type Task } from '../tasks';

/** Fake worker for jsdom, which runs the task in the page, asynchronously. */
export async function startWorker() {
  const worker = {
    onmessage: (_answer: object) => {},
    postMessage: (task: Task) => queueMicrotask(() => worker.onmessage({ data: doTask(task) })),
    terminate: () => {},
  };
  return worker;
}
