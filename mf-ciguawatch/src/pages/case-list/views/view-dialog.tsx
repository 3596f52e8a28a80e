import type { SavedView } from '@ciguawatch/shared/api/schemas/case-desk';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useId, useState } from 'react';
import css from './views.module.css';

/** Characters of a name at most. */
const NAME_MAX = 80;

/** The keyboard begins at the name. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

interface Props {
  /** the view that gets another name; null for a new one */
  view: SavedView | null;
  onSave: (name: string, shared: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Name of a view, and whether the laboratory sees it too. */
export function ViewDialog({ view, onSave, onClose }: Props) {
  const t = useT('caseList');
  useT('errors');
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
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
        await onSave(name.trim(), shared);
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
      title={t(view ? 'view.rename' : 'view.save')}
      actions={
        <>
          <Button onPress={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" icon="save" busy={busy}>
            {t('view.saveNow')}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(e) => void send(e)}>
        {error !== null && (
          <Banner tone="danger" role="alert">
            {errorText(error)}
          </Banner>
        )}
        <TextField
          inputRef={focusOnce}
          label={t('view.name')}
          required
          value={name}
          onChange={setName}
          maxLength={NAME_MAX}
          error={tried && missing ? t('view.nameMissing') : null}
        />
        <Checkbox
          label={t('view.shared')}
          help={t('view.sharedHelp')}
          isChecked={shared}
          onChange={setShared}
        />
      </form>
    </Dialog>
  );
}
