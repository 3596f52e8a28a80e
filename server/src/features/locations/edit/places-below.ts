import { type RawBuilder, sql } from 'kysely';

/** Query of ids of places and everything below them; UNION ends it even if parents form a loop. */
export const placesBelow = (ids: readonly number[]): RawBuilder<{ id: number }> => sql`(
  with recursive within as (
    select id from location where id = any(${[...ids]}::int[])
    union
    select l.id from location l join within w on l.parent_id = w.id
  ) select id from within)`;
