import type { Sample, SampleResult } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Selectable } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';

/** A stored sample without its results. */
export type SampleRow = Selectable<DB['sample']>;
/** A stored result. */
type ResultRow = Selectable<DB['sample_result']>;

/** A sample in the form that editors receive. */
function fullSample({ body_hash: _, ...row }: SampleRow, results: readonly ResultRow[]): Sample {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    results: results.map(fullResult),
  };
}

const fullResult = ({ sample_id: _, added_at: _a, ...result }: ResultRow): SampleResult => result;

/** Samples with their results, in the order of the rows. */
export async function withResults(db: Reader, rows: readonly SampleRow[]): Promise<Sample[]> {
  const results = await db
    .selectFrom('sample_result')
    .selectAll()
    .where('sample_id', 'in', [0, ...rows.map(({ id }) => id)])
    .orderBy('id')
    .execute();
  const held = new Map<number, ResultRow[]>();
  for (const result of results) held.set(result.sample_id, [...(held.get(result.sample_id) ?? []), result]);
  return rows.map((row) => fullSample(row, held.get(row.id) ?? []));
}

/** One sample with its results. */
export async function withItsResults(db: Reader, row: SampleRow): Promise<Sample> {
  const [one] = await withResults(db, [row]);
  return one as Sample;
}
