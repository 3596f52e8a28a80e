import type { CaseNote, EditorName } from '@ciguawatch/shared/api/schemas/desk/thread';
import { NOTE_EDIT_MS, type NoteKind } from '@ciguawatch/shared/domain/codes/thread-codes';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { editorOf, NAME } from './editors';

interface Row {
  id: number;
  case_id: number;
  kind: NoteKind;
  user_id: number | null;
  author: string | null;
  at: Date;
  text: string;
  edited_at: Date | null;
  erased_at: Date | null;
  version: number;
  mentions: EditorName[];
}

async function notes(db: Reader, who: Operator, which: RawBuilder<unknown>): Promise<CaseNote[]> {
  const { rows } = await sql<Row>`
    select n.id, n.case_id, n.kind, n.user_id, n.at, n.text, n.edited_at, n.erased_at, n.version,
      (select ${NAME} from app_user u where u.id = n.user_id) as author,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${NAME}) order by u.id), '[]')
        from case_mention m join app_user u on u.id = m.user_id where m.note_id = n.id) as mentions
    from case_note n where ${which} order by n.id`.execute(db);
  return rows.map(({ user_id, author, at, edited_at, erased_at, ...row }) => ({
    ...row,
    author: editorOf(user_id, author),
    at: at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
    erased_at: erased_at?.toISOString() ?? null,
    own: user_id === who.id,
    editable_until: new Date(at.getTime() + NOTE_EDIT_MS).toISOString(),
  }));
}

/** Notes of a case, the oldest first. */
export const notesOf = (db: Reader, who: Operator, id: number): Promise<CaseNote[]> =>
  notes(db, who, sql`n.case_id = ${id}`);

/** A note that exists. */
export async function oneNote(db: Reader, who: Operator, id: number): Promise<CaseNote> {
  const [found] = await notes(db, who, sql`n.id = ${id}`);
  if (!found) throw new Error(`note ${id} is missing`);
  return found;
}
