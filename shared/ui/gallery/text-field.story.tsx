import { useState } from 'react';
import { MentionField } from '../fields/mention-field';
import { PasswordField } from '../fields/password-field';
import { TextField } from '../fields/text-field';
import { Icon } from '../foundation/icon';
import css from './gallery.module.css';
import type { Story } from './story';
import { useGalleryT } from './texts';

const PEOPLE = [
  { id: 1, name: 'Hina Teriʻi' },
  { id: 2, name: 'Moana Tama' },
];

function Show() {
  const t = useGalleryT();
  const [place, setPlace] = useState(t('field.placeValue'));
  const [mail, setMail] = useState('teva@mail');
  const [note, setNote] = useState(t('field.noteValue'));
  const [password, setPassword] = useState('');
  const [said, setSaid] = useState('');
  return (
    <div className={css.stack}>
      <div className={css.two}>
        <TextField
          label={t('field.place')}
          help={t('field.placeHelp')}
          maxLength={255}
          value={place}
          onChange={setPlace}
        />
        <TextField
          label={t('field.mail')}
          type="email"
          required
          error={t('field.mailError')}
          value={mail}
          onChange={setMail}
        />
        <TextField
          label={t('field.name')}
          optional
          value=""
          onChange={setPlace}
          prefix={<Icon name="search" />}
        />
        <TextField label={t('field.disabled')} isDisabled value={place} onChange={setPlace} />
        <TextField label={t('field.readOnly')} isReadOnly value={place} onChange={setPlace} />
        <PasswordField label={t('field.password')} required value={password} onChange={setPassword} />
      </div>
      <TextField
        label={t('field.note')}
        multiline
        maxLength={4000}
        help={t('field.noteHelp')}
        value={note}
        onChange={setNote}
      />
      <MentionField
        label={t('field.mention')}
        help={t('field.mentionHelp')}
        maxLength={2000}
        people={PEOPLE}
        value={said}
        onChange={setSaid}
      />
    </div>
  );
}

export default { id: 'TextField', Show } satisfies Story;
