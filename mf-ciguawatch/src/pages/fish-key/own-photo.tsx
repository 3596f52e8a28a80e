import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import css from './own-photo.module.css';
import { useOwnPhoto } from './use-own-photo';

/** The person's own photo of the fish beside the questions; it is never sent. */
export const OwnPhoto = observer(function OwnPhoto() {
  const t = useT('ciguawatch');
  const { address, choose } = useOwnPhoto();
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section className={css.photo} aria-label={t('fishKey.photoOf')}>
      {address && (
        <img
          className={css.picture}
          src={address}
          alt={t('fishKey.photoOf')}
          onError={() => {
            setUnreadable(true);
            choose(null);
          }}
        />
      )}
      <div className={css.actions}>
        <Button ref={button} size="sm" icon="image" onPress={() => input.current?.click()}>
          {t(address ? 'fishKey.photoOther' : 'fishKey.photoAdd')}
        </Button>
        {address && (
          <Button
            size="sm"
            variant="quiet"
            icon="x"
            onPress={() => {
              choose(null);
              // The button that was pressed goes with the photo.
              button.current?.focus();
            }}
          >
            {t('fishKey.photoRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('fishKey.photoAdd')}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            event.target.value = '';
            if (!chosen) return;
            setUnreadable(false);
            choose(chosen);
          }}
        />
      </div>
      <p className={css.note} role="status">
        {isUnreadable ? t('fishKey.photoUnreadable') : t('fishKey.photoHere')}
      </p>
    </section>
  );
});
