import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { emptyNotes } from './notes';

/**
 * Erases what mentions a person from the thread of a case: texts of notes, and files by their names, since a file
 * named after a person is about them. Their bytes follow within the hour (`collectFiles`).
 * @returns number of erased notes and files
 */
export async function eraseFromThread(
  trx: Transaction<DB>,
  id: number,
  stands: (text: string) => boolean,
  now: number,
): Promise<{ notes: number; attachments: number }> {
  const notes = await trx
    .selectFrom('case_note')
    .select(['id', 'text'])
    .where('case_id', '=', id)
    .forUpdate()
    .execute();
  const files = await trx
    .selectFrom('case_attachment')
    .select(['id', 'name'])
    .where('case_id', '=', id)
    .execute();
  const texts = notes.filter(({ text }) => stands(text)).map((note) => note.id);
  const named = files.filter(({ name }) => stands(name)).map((file) => file.id);
  await emptyNotes(trx, texts, now);
  await trx
    .deleteFrom('case_attachment')
    .where('id', 'in', [0, ...named])
    .execute();
  return { notes: texts.length, attachments: named.length };
}
