import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useId, useState } from 'react';
import { NAME_MAX } from './saved-view';

/** The keyboard begins at the name. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

interface Props {
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** The name under which the filters are saved. */
export function NameDialog({ onSave, onClose }: Props) {
  const t = useT('algae');
  const form = useId();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, once } = useBusy();
  const [error, setError] = useState<unknown>(null);
  const missing = name.trim() === '';
  const send = async (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (missing) return;
    await once(async () => {
      try {
        await onSave(name.trim());
        onClose();
      } catch (thrown) {
        setError(thrown);
      }
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('views.save')}
      actions={
        <>
          <Button onPress={onClose}>{t('views.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" icon="save" busy={busy}>
            {t('views.saveNow')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(e) => void send(e)}>
        {error !== null && (
          <Banner tone="danger" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <TextField
          inputRef={focusOnce}
          label={t('views.name')}
          help={t('views.nameHelp')}
          required
          value={name}
          onChange={setName}
          maxLength={NAME_MAX}
          error={tried && missing ? t('views.nameMissing') : null}
        />
      </form>
    </Dialog>
  );
}
