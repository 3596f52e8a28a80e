import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import type { User } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { personName } from '../person';
import css from './profile.module.css';
import type { ChangeOwnAccount } from './use-own-account';

const PhotoField = lazy(async () => {
  const field = await import('./photo-field');
  await field.texts;
  return field;
});

/** Photo or initials of the account, with a field to change it that is loaded on demand. */
export const OwnPhoto = observer(function OwnPhoto(props: { user: User; change: ChangeOwnAccount }) {
  const { user } = props;
  const t = useT('profile');
  const [open, setOpen] = useState(false);
  return (
    <div className={css.photo}>
      <Avatar name={personName(user)} src={user.profile.avatar} size={viewport.wide ? 148 : 88} />
      <Button icon="camera" size="sm" aria-expanded={open} onPress={() => setOpen(!open)}>
        {t('photo.change')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PhotoField
            user={user}
            change={async (body) => {
              await props.change(body);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
});
