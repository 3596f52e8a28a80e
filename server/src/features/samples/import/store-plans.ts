import { randomUUID } from 'node:crypto';
import type { Sample } from '@ciguawatch/shared/api/schemas/desk/samples';
import type { Insertable, Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { bodyHash } from '../../../http/body/body-hash';
import { fishColumns } from '../content';
import { type By, noteSamples, type SampleChangeNote } from '../note';
import { addResults, insertSample, replaceResult, updateSample } from '../write';
import { contentOf, jsonContent } from './content-of';
import type { Plan } from './plan';

/** A sample that the import made or changed, before the import has its number. */
type Touched = Omit<Insertable<DB['sample_import']>, 'import_id'>;

/** Stores what the lines add and change, into the trail too. */
export async function storePlans(trx: Transaction<DB>, plans: readonly Plan[], by: By): Promise<Touched[]> {
  const noted: SampleChangeNote[] = [];
  for (const plan of plans) {
    const { before } = plan;
    if (before === null)
      noted.push({ action: 'add', before, after: await insertSample(trx, freshSample(plan), by) });
    else if (changesIts(before, plan))
      noted.push({ action: 'update', before, after: await changeSample(trx, before, plan, by) });
  }
  await noteSamples(trx, by, noted);
  return noted.map(({ before, after }) => ({
    ...{ sample_id: after.id, was: before?.version ?? null, version: after.version },
    other: before === null ? null : jsonContent(contentOf(before)),
  }));
}

function freshSample({ group: { country, fish }, fresh }: Plan) {
  const made = { uuid: randomUUID(), hash: bodyHash(fish), country, fish, results: fresh };
  return { ...made, source: 'import' as const };
}

const changesIts = (before: Sample, { fish, fresh, replaced }: Plan): boolean =>
  fresh.length > 0 || replaced.length > 0 || JSON.stringify(fish) !== JSON.stringify(fishColumns(before));

async function changeSample(
  trx: Transaction<DB>,
  before: Sample,
  { fish, fresh, replaced }: Plan,
  by: By,
): Promise<Sample> {
  for (const { id, columns } of replaced) await replaceResult(trx, id, columns, by);
  await addResults(trx, before.id, fresh, by);
  return updateSample(trx, before, fish, by);
}
