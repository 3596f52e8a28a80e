import { writeNote } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseNote } from '@ciguawatch/shared/api/schemas/desk/thread';
import { NOTE_MAX } from '@ciguawatch/shared/domain/codes/thread-codes';
import { type Mentioned, mentionedIds } from '@ciguawatch/shared/domain/text/mentions';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { MentionField } from '@ciguawatch/shared/ui/fields/mention-field';
import { useState } from 'react';
import { useNoteDraft } from './note-draft';
import css from './thread.module.css';

interface Props {
  /** id of the case */
  id: number;
  people: readonly Mentioned[];
  onWritten: (note: CaseNote) => void;
}

/** Box for a new note; what is typed stays on the device until it was sent. */
export function NoteBox({ id, people, onWritten }: Props) {
  const t = useT('caseThread');
  const { draft, edit, finish } = useNoteDraft(id);
  const [error, setError] = useState<string | null>(null);
  const { busy, once } = useBusy();
  const send = () =>
    once(async () => {
      const { uuid, isCorrection, text } = draft;
      if (text.trim() === '') return setError(t('note.empty'));
      setError(null);
      const kind = isCorrection ? 'correction' : 'note';
      const body = { uuid, kind, text, mentions: mentionedIds(text, people) } as const;
      try {
        onWritten(await call(writeNote, { params: { id }, body }));
        finish();
      } catch (thrown) {
        setError(errorText(thrown) ?? t('note.failed'));
      }
    });
  return (
    <div className={css.box}>
      <MentionField
        label={t('note.new')}
        help={t('note.help')}
        value={draft.text}
        onChange={(text) => {
          setError(null);
          edit({ text });
        }}
        people={people}
        maxLength={NOTE_MAX}
        onSubmit={() => void send()}
        error={error}
      />
      <div className={css.foot}>
        <Checkbox
          label={t('note.correction')}
          isChecked={draft.isCorrection}
          onChange={(isCorrection) => edit({ isCorrection })}
        />
        <Button icon="send" variant="primary" size="sm" busy={busy} onPress={() => void send()}>
          {t('note.send')}
        </Button>
      </div>
    </div>
  );
}
