import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Who } from '../../http/who';

/** Samplings with a row that names no species; rows of one code are one sampling. */
export async function samplingsUnidentified(store: Store, { countries }: Who): Promise<WaitingWork> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct (at_country, coalesce(code, id::text)))::int as n from tracking
    where at_species is null and deleted_at is null and at_country = any(${countries}::int[])`.execute(
    store.read,
  );
  return { count: rows[0]?.n ?? 0, urgent: false };
}
