import { toDrawnGeometry, toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { repairAll } from '@ciguawatch/shared/domain/outline/find-faults';
import { cutArea, mergeArea } from '@ciguawatch/shared/domain/outline/reshape';

/**
 * Functions of the clipping library that run in a worker, because the library never ends on some invalid
 * outlines.
 */
const TASKS = {
  /** Converts a drawn geometry to its stored form, cut at 180°. */
  store: toStoredGeometry,
  /** Converts the geometry of a file to its drawn form, joined at 180°. */
  draw: toDrawnGeometry,
  mend: repairAll,
  cut: cutArea,
  merge: mergeArea,
};

export type TaskName = keyof typeof TASKS;
export type TaskInput<T extends TaskName> = Parameters<(typeof TASKS)[T]>[0];
export type TaskResult<T extends TaskName> = ReturnType<(typeof TASKS)[T]>;

/** One task as sent to the worker. */
export interface Task<T extends TaskName = TaskName> {
  name: T;
  input: TaskInput<T>;
}

/** Runs a task; null when the library fails on its input. */
export function doTask<T extends TaskName>({ name, input }: Task<T>): TaskResult<T> | null {
  try {
    return (TASKS[name] as (input: TaskInput<T>) => TaskResult<T>)(input);
  } catch {
    return null;
  }
}
