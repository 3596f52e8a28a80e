/**
 * A backup is one gzipped text file that any PostgreSQL can take back, the embedded one too; on request it is
 * encrypted as a whole in the format age, after it was gzipped. Each line
 * begins with a letter:
 *
 *     B {json}               first line: `BackupHead`
 *     T name                 rows of this table follow
 *     R {json}               one row, as PostgreSQL writes it
 *     S name value           a sequence and the number it has reached
 *     M key file base64      a file of a picture
 *     E {json}               last line: `BackupEnd`; without it the file is not whole
 */
export type LineKind = 'B' | 'T' | 'R' | 'S' | 'M' | 'E';

/** Number of this format. */
export const BACKUP_FORMAT = 1;

export interface BackupHead {
  format: number;
  /** RFC 3339, UTC */
  made: string;
  engine: 'postgres' | 'pglite';
  /** Changes of the schema that the database had, in order. */
  migrations: string[];
}

/** Rows of a table, and a digest over all of them that does not depend on their order. */
export interface TableChecksum {
  rows: number;
  digest: string;
}

export interface BackupEnd {
  tables: Record<string, TableChecksum>;
  /** Files of pictures. */
  files: number;
}

/** What a backup holds, in numbers. */
interface BackupSize {
  rows: number;
  tables: number;
  files: number;
}

/** Rows, tables and files of pictures that a backup holds. */
export function sizeOf({ tables, files }: BackupEnd): BackupSize {
  const checksums = Object.values(tables);
  return { rows: checksums.reduce((sum, { rows }) => sum + rows, 0), tables: checksums.length, files };
}
