import type { SampleContent } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { fishColumns, resultColumns } from '../content';
import type { By } from '../note';
import type { SampleRow } from '../rows';
import { addResults, updateSample } from '../write';

/** Gives a sample what it said before. A link to a case that is gone by now stays away. */
export async function applyContent(
  trx: Transaction<DB>,
  row: SampleRow,
  content: SampleContent | null,
  by: By,
): Promise<Sample> {
  if (content === null) throw new Error(`Nothing is kept of sample ${row.id}.`);
  const { fish, results } = content;
  const linked = await trx
    .selectFrom('case_report')
    .select('id')
    .where('id', '=', fish.case_id ?? 0)
    .where('case_country', '=', row.country)
    .executeTakeFirst();
  await trx.deleteFrom('sample_result').where('sample_id', '=', row.id).execute();
  await addResults(trx, row.id, results.map(resultColumns), by);
  return updateSample(trx, row, fishColumns({ ...fish, case_id: linked?.id ?? null }), by);
}
