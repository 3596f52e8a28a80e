import type { ColumnType } from 'kysely';

/** An instant: read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** An instant the database fills when none is given. */
export type InstantDefault = ColumnType<Date, Date | string | undefined, Date | string>;

/** An instant that may be missing. */
export type InstantOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
