import type { ColumnType } from 'kysely';

/** A timestamp: read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** A timestamp that the database fills in when it is left out. */
export type InstantDefault = ColumnType<Date, Date | string | undefined, Date | string>;

/** A timestamp that may be null. */
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
