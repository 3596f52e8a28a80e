import type { ImportMapping } from '@ciguawatch/shared/api/schemas/desk/import';
import type { ColumnType, Generated } from 'kysely';
import type { InstantDefault } from '../column';

/** One import of a list, stored with its rows in one transaction. */
interface ImportTable {
  id: Generated<number>;
  /** Identifier made on the sending device: a repeat stores nothing. */
  uuid: string;
  body_hash: string;
  kind: 'case' | 'sample';
  /** Name of the source, as its editors call it. */
  source: string;
  file: string;
  /** How columns were read; null for samples, whose devices remember it. */
  mapping: ColumnType<ImportMapping | null, ImportMapping | null, never>;
  /** Countries of the rows. */
  countries: ColumnType<number[], number[], never>;
  /** Number of rows that created an object. */
  rows: number;
  created_by: number | null;
  created_at: InstantDefault;
}

/** Tables of imports. */
export interface ImportTables {
  import: ImportTable;
}
