import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { sql } from 'kysely';
import { managesCountry } from '../../../http/operator';
import { audit } from '../../audit/audit';
import { redactedValue } from '../../audit/redact';
import { unlinkSamples } from '../../samples/unlink';
import { eraseFromThread } from '../../thread/erase-person';
import { type ErasureContext, redactPerson } from './erasing';

/** Letters of the keyed hash that replace the label of a meal. */
const MEAL_LABEL_LETTERS = 16;

/**
 * Erases the contact of a case, its texts, notes and files that mention the person; its answers stay. The label of a meal is
 * replaced by a hash that is the same for all cases of the meal, so that they stay linked. Samples of its fish stay without the link.
 */
export async function eraseCase(erasing: ErasureContext, { id, texts }: PersonSubject): Promise<void> {
  const { trx, deps, who, asked, reference } = erasing;
  await redactPerson(erasing, { kind: 'case', object_id: id });
  const row = await trx
    .selectFrom('case_report')
    .select(['id', 'case_country', 'contact_id'])
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirst();
  // For a case deleted or moved to another country in the meantime, the editor may only erase the trail
  // entries.
  if (!row || !managesCountry(who, row.case_country)) return;
  const caseTexts = texts.filter(({ place }) => place === 'case');
  const contact = row.contact_id !== null && texts.some(({ place }) => place === 'contact');
  const thread = await eraseFromThread(trx, row.id, asked.mentions, deps.clock.now());
  const inThread = thread.notes + thread.attachments > 0;
  if (caseTexts.length === 0 && !contact && !inThread) return;
  const marked = (field: string, text: string, object_id = id) =>
    redactedValue(deps.secret, { kind: 'case', object_id, field }, text);
  const after = Object.fromEntries(
    caseTexts.map(({ field, text }) => [
      field,
      field === 'match_event' ? marked(field, text, 'meal').redacted.slice(0, MEAL_LABEL_LETTERS) : null,
    ]),
  );
  const isChanged = caseTexts.length > 0 || contact;
  if (isChanged)
    await trx
      .updateTable('case_report')
      .set({ ...after, ...(contact && { contact_id: null }), version: sql<number>`version + 1` })
      .where('id', '=', row.id)
      .execute();
  const samples = isChanged ? await unlinkSamples(trx, row.id, asked.mentions, deps.clock.now()) : [];
  for (const sample of samples) await redactPerson(erasing, { kind: 'sample', object_id: String(sample) });
  if (contact) await trx.deleteFrom('contact').where('id', '=', row.contact_id).execute();
  const before = Object.fromEntries(caseTexts.map(({ field, text }) => [field, marked(field, text)]));
  await audit(trx, {
    ...{ at: deps.clock.now(), user: who.id, kind: 'case', object_id: id, action: 'erase_person' },
    before: { ...before, ...(contact && { contact_id: row.contact_id }) },
    after: {
      ...after,
      ...(contact && { contact_id: null }),
      ...(inThread && { thread }),
      ...(samples.length > 0 && { samples: samples.length }),
      request: reference,
    },
    country: row.case_country,
  });
}
