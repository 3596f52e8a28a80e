/**
 * Kinds of lines of a backup: a gzipped text file that any PostgreSQL can restore, also the embedded one, and
 * that may then be encrypted as a whole in the format age. Each line begins with its kind:
 *
 *     B {json}               first line: `BackupHead`
 *     T name                 rows of this table follow
 *     R {json}               one row, as PostgreSQL writes it
 *     S name value           a sequence and the number it has reached
 *     M key file base64      a file of a picture or of a case
 *     E {json}               last line: `BackupEnd`; without it the file was cut off
 */
export type LineKind = 'B' | 'T' | 'R' | 'S' | 'M' | 'E';

/** Version of this file format; raised when older programs could not read a new backup. */
export const BACKUP_FORMAT = 1;

/** First line of a backup: what made it, and with which schema. */
export interface BackupHead {
  format: number;
  /** when it was made: RFC 3339, UTC */
  made: string;
  engine: 'postgres' | 'pglite';
  /** Migrations that the database had, in order. */
  migrations: string[];
}

/** Number of rows of a table and a digest that does not depend on their order, to compare after a restore. */
export interface TableChecksum {
  rows: number;
  digest: string;
}

/**
 * Last line of a backup, with the expected row counts and checksums; if it is missing the file was truncated.
 */
export interface BackupEnd {
  tables: Record<string, TableChecksum>;
  /** Number of files besides the database. */
  files: number;
}

/** What a backup holds, as numbers for the terminal and the log. */
interface BackupSize {
  rows: number;
  tables: number;
  files: number;
}

/** Adds up the rows, tables and picture files of a backup. */
export function sizeOf({ tables, files }: BackupEnd): BackupSize {
  const checksums = Object.values(tables);
  return { rows: checksums.reduce((sum, { rows }) => sum + rows, 0), tables: checksums.length, files };
}
