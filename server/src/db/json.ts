import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column, sent as text because the two drivers encode objects and arrays differently. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
