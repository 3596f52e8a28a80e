import { eraseNote, patchNote } from '@ciguawatch/shared/api/calls/desk/thread';
import type { CaseNote } from '@ciguawatch/shared/api/schemas/desk/thread';
import { NOTE_MAX } from '@ciguawatch/shared/domain/codes/thread-codes';
import { type Mentioned, mentionedIds, mentionParts } from '@ciguawatch/shared/domain/text/mentions';
import { ApiError, change } from '@ciguawatch/shared/runtime/http/call';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { MentionField } from '@ciguawatch/shared/ui/fields/mention-field';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { MenuButton } from '@ciguawatch/shared/ui/overlay/menu';
import { useState } from 'react';
import css from './thread.module.css';
import { useFailure } from './use-failure';

interface Props {
  note: CaseNote;
  people: readonly Mentioned[];
  isOpen: boolean;
  onChanged: (note: CaseNote) => void;
}

/** A note with its author and time; its author may change it for fifteen minutes and erase it later too. */
export function NoteItem({ note, people, isOpen, onChanged }: Props) {
  const t = useT('caseThread');
  const [typed, setTyped] = useState<string | null>(null);
  const [erasing, setErasing] = useState(false);
  const { busy, once } = useBusy();
  const failure = useFailure(`note ${note.id}`);
  const name = note.author.name || t('note.gone');
  const isErased = note.erased_at !== null;
  const mayEdit = () => clock.now() <= Date.parse(note.editable_until);
  const keep = (failed: string, work: () => Promise<CaseNote>) =>
    once(async () => {
      try {
        onChanged(await work());
        setTyped(null);
        failure.over();
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.code === 'conflict') onChanged(thrown.current as CaseNote);
        failure.tell(failed, thrown);
      }
    });
  const asked = { params: { id: note.id }, ifVersion: note.version };
  const save = () => {
    const text = typed ?? '';
    if (text.trim() === '') return;
    const body = { text, mentions: mentionedIds(text, people) };
    void keep(t('note.changeFailed'), () => change(patchNote, { ...asked, body }));
  };
  const offered = [
    ...(mayEdit() ? [{ id: 'edit', label: t('note.edit'), icon: 'pencil' as const }] : []),
    { id: 'erase', label: t('note.erase'), icon: 'trash' as const, danger: true },
  ];
  return (
    <li className={css.note}>
      <Avatar name={name} />
      <div className={css.said}>
        <div className={css.head}>
          <b>{name}</b>
          <time dateTime={note.at}>{formatInstant(note.at, undefined, 'short')}</time>
          {note.kind === 'correction' && <Badge tone="lagoon">{t('note.correction')}</Badge>}
          {isOpen && note.own && !isErased && (
            <MenuButton
              label={t('note.menu')}
              iconOnly
              size="sm"
              items={offered}
              onAction={(action) => (action === 'edit' ? setTyped(note.text) : setErasing(true))}
            />
          )}
        </div>
        {isErased && <p className={css.quiet}>{t('note.erased')}</p>}
        {!isErased && typed === null && (
          <p className={css.text}>
            {mentionParts(note.text, note.mentions.map(known)).map(({ text, person }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
              person ? <b key={index}>{text}</b> : text,
            )}
          </p>
        )}
        {typed !== null && (
          <div className={css.box}>
            <MentionField
              label={t('note.edit')}
              hideLabel
              value={typed}
              onChange={setTyped}
              people={people}
              maxLength={NOTE_MAX}
              onSubmit={save}
            />
            <div className={css.foot}>
              <Button size="sm" onPress={() => setTyped(null)}>
                {t('note.cancel')}
              </Button>
              <Button size="sm" variant="primary" icon="check" busy={busy} onPress={save}>
                {t('note.save')}
              </Button>
            </div>
          </div>
        )}
        {note.edited_at && !isErased && <p className={css.quiet}>{t('note.edited')}</p>}
      </div>
      <ConfirmDialog
        isOpen={erasing}
        danger
        title={t('note.eraseTitle')}
        body={t('note.eraseText')}
        confirmLabel={t('note.erase')}
        onConfirm={() => {
          setErasing(false);
          void keep(t('note.eraseFailed'), () => change(eraseNote, asked));
        }}
        onCancel={() => setErasing(false)}
      />
    </li>
  );
}

const known = ({ id, name }: CaseNote['mentions'][number]): Mentioned => ({ id: id ?? 0, name });
