import type { CaseNote } from '@ciguawatch/shared/api/schemas/desk/thread';
import type { Mentioned } from '@ciguawatch/shared/domain/text/mentions';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NoteItem } from './note-item';
import css from './thread.module.css';

interface Props {
  notes: readonly CaseNote[];
  people: readonly Mentioned[];
  /** false where the thread can only be read */
  isOpen: boolean;
  onChanged: (note: CaseNote) => void;
}

/** The notes of a case, the oldest first. */
export function NoteList({ notes, people, isOpen, onChanged }: Props) {
  const t = useT('caseThread');
  if (notes.length === 0) return <p className={css.quiet}>{t('note.none')}</p>;
  return (
    <ol className={css.notes}>
      {notes.map((note) => (
        <NoteItem key={note.id} note={note} people={people} isOpen={isOpen} onChanged={onChanged} />
      ))}
    </ol>
  );
}
