import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import css from './views.module.css';

interface Props {
  title: string;
  words: { name: string; help?: string; missing: string; save: string; cancel: string };
  /** longest name, in characters */
  maxLength: number;
  /** present name of the view, when it is renamed */
  before?: string;
  /** further fields below the name */
  children?: ReactNode;
  /** saves the view; an error is shown in the dialog, which stays open */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for the name of a saved view. */
export function NameDialog({ title, words, maxLength, before = '', children, onSave, onClose }: Props) {
  useT('errors');
  const form = useId();
  const [name, setName] = useState(before);
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
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" icon="save" busy={busy}>
            {words.save}
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
          label={words.name}
          help={words.help}
          required
          value={name}
          onChange={setName}
          maxLength={maxLength}
          error={tried && missing ? words.missing : null}
        />
        {children}
      </form>
    </Dialog>
  );
}
