import type { Faults } from '../faults';
import { textOf } from './table';

/** A JSON file of a pack; null with a fault where it is missing or no JSON. */
export function jsonOf(folder: string, file: string, faults: Faults, needed = true): unknown {
  const text = textOf(folder, { file, needed }, faults);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const at = /position (\d+)/.exec(message)?.[1];
    const line = at === undefined ? undefined : text.slice(0, Number(at)).split('\n').length;
    faults.add(
      { file, line },
      `It is no JSON (${message}): look for a missing comma, quote or bracket before this place.`,
    );
    return null;
  }
}
