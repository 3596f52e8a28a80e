import type { Faults } from '../faults';
import type { PackSource } from '../pack';
import type { Row } from './table';

/** A text that must be there; null with a fault otherwise. */
export function neededCell(row: Row, heading: string, faults: Faults): string | null {
  const text = row.cell(heading);
  if (text !== '') return text;
  faults.add(row.at(heading), 'This cell is empty: fill it in.');
  return null;
}

/** A whole number, written without spaces and separators; null for an empty cell, or with a fault. */
export function wholeCell(row: Row, heading: string, faults: Faults, max: number, min = 1): number | null {
  const text = row.cell(heading);
  if (text === '') return null;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  faults.add(row.at(heading), `“${text}” is not a whole number from ${min} to ${max}: write digits alone.`);
  return null;
}

/** The source that a cell names by its key; null with a fault where there is none. */
export function sourceCell(
  row: Row,
  sources: ReadonlyMap<string, PackSource>,
  faults: Faults,
): PackSource | null {
  const key = neededCell(row, 'source', faults);
  if (key === null) return null;
  const source = sources.get(key);
  if (!source)
    faults.add(
      row.at('source'),
      `There is no source “${key}”: write its key as in sources.csv, or add a line there.`,
    );
  return source ?? null;
}

/** Adds a fault where a text was seen before. @returns whether it is new */
export function isNew(seen: Set<string>, key: string, row: Row, heading: string, faults: Faults): boolean {
  if (!seen.has(key)) {
    seen.add(key);
    return true;
  }
  faults.add(row.at(heading), `“${row.cell(heading)}” stands in an earlier line, too: keep one of the two.`);
  return false;
}
