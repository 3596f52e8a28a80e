import type { Tracking, TrackingBatch, TrackingSaved } from '@ciguawatch/shared/api/schemas/algae';
import type { SamplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { NumberedRow } from '../batches';
import type { AlgaeColumn } from '../fields';

/** A field that a file and the stored row give differently; null where one of them says nothing. */
interface Difference {
  field: SamplingField;
  stored: unknown;
  inFile: unknown;
}

/** A line that was not stored because its sampling already has a row for that species. */
export interface RepeatedLine {
  /** line number in the file */
  number: number;
  /** the stored row */
  row: Tracking;
  /** what the file says otherwise; empty where both say the same */
  differences: readonly Difference[];
}

/** Fields that a column decides. */
function decidedBy({ field }: AlgaeColumn): SamplingField[] {
  switch (field) {
    case null:
    case 'at_country':
      return [];
    case 'latitude':
    case 'longitude':
    case 'coordinates':
      return ['at_geom'];
    case 'clock':
      return ['at_sampling_time'];
    case 'taxon':
      return ['at_species', 'identification', 'at_cells_nb', 'cells_unit'];
    case 'presence':
      return ['at_cells_nb'];
    case 'at_species':
      return ['at_species', 'identification'];
    case 'at_cells_nb':
      return ['at_cells_nb', 'cells_unit'];
    default:
      return [field];
  }
}

const comparable = (value: unknown): string => {
  const point = value as { coordinates?: unknown } | null | undefined;
  return JSON.stringify(point?.coordinates ?? value ?? null);
};

/** What a row of a file says otherwise than the stored one, in the fields that the file has a column for. */
function differencesOf(
  sent: NumberedRow['row'],
  row: Tracking,
  columns: readonly AlgaeColumn[],
): Difference[] {
  const fields = new Set(columns.flatMap(decidedBy));
  if (sent.data_source) fields.add('data_source');
  return [...fields].flatMap((field) => {
    const [stored, inFile] = [row[field] ?? null, sent[field] ?? null];
    return comparable(stored) === comparable(inFile) ? [] : [{ field, stored, inFile }];
  });
}

/**
 * Lines of a file that were not stored.
 * @param sent rows with their line numbers, in the order in which they were sent
 */
export const knownLines = (
  sent: readonly NumberedRow[],
  { rows, repeats }: TrackingSaved,
  columns: readonly AlgaeColumn[],
): RepeatedLine[] =>
  repeats.flatMap(({ at }) => {
    const [one, row] = [sent[at], rows[at]];
    return one && row ? [{ number: one.number, row, differences: differencesOf(one.row, row, columns) }] : [];
  });

/** Most changes of one request. */
const MOST_CHANGES = 500;

/** Requests that give stored rows the values of the file. */
export function changesOf(lines: readonly RepeatedLine[]): TrackingBatch[] {
  const changes = lines.map(({ row: { id, version }, differences }) => ({
    id,
    version,
    ...Object.fromEntries(differences.map(({ field, inFile }) => [field, inFile])),
  }));
  const count = Math.ceil(changes.length / MOST_CHANGES);
  return Array.from({ length: count }, (_, at) => ({
    changes: changes.slice(at * MOST_CHANGES, (at + 1) * MOST_CHANGES),
  }));
}
