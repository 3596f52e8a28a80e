import type { ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/**
 * Erases notes of one alert from the stored editions that print it; an erased note becomes null, which the document
 * shows as erased.
 * @param alert id of the alert
 * @param isErased decides by its text whether a printed note is erased
 */
export async function eraseIssuedNotes(
  trx: Transaction<DB>,
  alert: number,
  isErased: (note: string) => boolean,
): Promise<void> {
  const { rows } = await sql<{ id: number; content: string }>`
    select i.id, i.content from report_issue i
    where exists (select from notes_of(i.content::jsonb) n where n.alert -> 'id' = to_jsonb(${alert}::int))
    order by i.id`.execute(trx);
  for (const { id, content } of rows) {
    const copy = JSON.parse(content) as Pick<ReportContent, 'alerts'>;
    const isErasedNote = (one: { id: number; note: string | null }) =>
      one.id === alert && one.note !== null && one.note !== '' && isErased(one.note);
    if (!copy.alerts?.some(isErasedNote)) continue;
    const alerts = copy.alerts.map((one) => (isErasedNote(one) ? { ...one, note: null } : one));
    await trx
      .updateTable('report_issue')
      .set({ content: JSON.stringify({ ...copy, alerts }) })
      .where('id', '=', id)
      .execute();
  }
}
