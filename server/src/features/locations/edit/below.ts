import { type RawBuilder, sql } from 'kysely';

/** Ids of locations and of all that lies in them, as a query; a circle of parents ends. */
export const below = (ids: readonly number[]): RawBuilder<{ id: number }> => sql`(
  with recursive within as (
    select id from location where id = any(${[...ids]}::int[])
    union
    select l.id from location l join within w on l.parent_id = w.id
  ) select id from within)`;
