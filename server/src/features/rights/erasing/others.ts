import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import { sql } from 'kysely';
import { jsonb } from '../../../db/json';
import { lockAlert } from '../../alerts/lock-alert';
import { noteStep } from '../../approvals/note';
import { audit } from '../../audit/audit';
import { redactedValue } from '../../audit/redact';
import { eraseIssuedNotes } from '../../monthly/erase-notes';
import { eraseComments } from '../../monthly/redact-comment';
import { type ErasureContext, redactPerson } from './erasing';

/** Erases the note of an alert, also from editions that print it; the editor's decision on the alert stays. */
export async function eraseAlert(
  erasing: ErasureContext,
  { id, country, texts }: PersonSubject,
): Promise<void> {
  const { trx, deps, who, asked, reference } = erasing;
  await lockAlert(trx, Number(id));
  await redactPerson(erasing, { kind: 'alert', object_id: id });
  await eraseIssuedNotes(trx, Number(id), asked.mentions);
  const note = texts.find(({ place }) => place === 'alert')?.text;
  if (note === undefined) return;
  await trx
    .updateTable('alert')
    .set({ note: '', version: sql<number>`version + 1` })
    .where('id', '=', Number(id))
    .execute();
  await audit(trx, {
    ...{ at: deps.clock.now(), user: who.id, kind: 'alert', object_id: id, action: 'erase_person', country },
    before: { note: redactedValue(deps.secret, { kind: 'alert', object_id: id, field: 'note' }, note) },
    after: { note: '', request: reference },
  });
}

/** Erases the versions of a bulletin's comments that mention the person, also from editions. */
export async function eraseComment(erasing: ErasureContext, { id }: PersonSubject): Promise<void> {
  const { trx, deps, who, asked, reference } = erasing;
  const [country = 0, year = 0, month = 0] = id.split('/').map(Number);
  const period = { country, year, month: month === 0 ? null : month };
  await redactPerson(erasing, { kind: 'report', object_id: id });
  await eraseComments(trx, deps, who, period, asked.mentions, reference);
}

/**
 * Removes filters that mention the person from a saved view of the case list, and replaces such a name by its
 * number.
 */
export async function eraseView({ trx, deps, asked }: ErasureContext, { id }: PersonSubject): Promise<void> {
  const view = await trx
    .selectFrom('saved_view')
    .select(['name', 'filter', 'version'])
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const filter = Object.entries(view.filter as Record<string, string>).filter(
    ([, text]) => !asked.mentions(text),
  );
  await trx
    .updateTable('saved_view')
    .set({
      name: asked.mentions(view.name) ? `#${id}` : view.name,
      filter: jsonb(Object.fromEntries(filter)),
      version: view.version + 1,
      changed_at: new Date(deps.clock.now()),
    })
    .where('id', '=', Number(id))
    .execute();
}

/**
 * Deletes a request for approval that mentions the person. A waiting one is recorded as taken back, so that the
 * editor can ask again without the name.
 */
export async function eraseChange({ trx, deps, who }: ErasureContext, { id }: PersonSubject): Promise<void> {
  const row = await trx
    .deleteFrom('approval')
    .where('id', '=', Number(id))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.status === 'waiting') await noteStep(trx, { at: deps.clock.now(), user: who.id }, row, 'take_back');
}
