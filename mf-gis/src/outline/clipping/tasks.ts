import { toDrawn, toStored } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { mendAll } from '@ciguawatch/shared/domain/outline/find-faults';

/** What is computed with the clipping library, which loops for ever on some outlines that nobody has checked. */
const TASKS = {
  /** The stored form of a drawn geometry, cut at 180°. */
  store: toStored,
  /** The drawn form of a geometry of a file, joined at 180°. */
  draw: toDrawn,
  mend: mendAll,
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<T extends TaskName> = Parameters<(typeof TASKS)[T]>[0];
export type TaskResult<T extends TaskName> = ReturnType<(typeof TASKS)[T]>;

/** One task, as it travels to the worker. */
export interface Task<T extends TaskName = TaskName> {
  name: T;
  input: TaskInput<T>;
}

/** Does a task; null when the library fails on its input. */
export function doTask<T extends TaskName>({ name, input }: Task<T>): TaskResult<T> | null {
  try {
    return (TASKS[name] as (input: TaskInput<T>) => TaskResult<T>)(input);
  } catch {
    return null;
  }
}
