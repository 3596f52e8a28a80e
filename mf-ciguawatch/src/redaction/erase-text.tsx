import './texts';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useId, useState } from 'react';
import css from './redaction.module.css';

/** The server’s message about the rejected reason or field; null when the call failed otherwise. */
function refusal(thrown: unknown): string | null {
  const fields = thrown instanceof ApiError ? thrown.fields : undefined;
  const code = fields?.reason ?? fields?.field;
  return code ? codeText(code) : null;
}

interface Props {
  /** title of the button and the dialog: "Erase the note" */
  label: string;
  /** explains what is erased, from where, and what remains */
  text: string;
  /** toast shown after erasing */
  done: string;
  /** sends the reason to the server; rejects when the server refuses it */
  send: (reason: string) => Promise<void>;
}

/** A button that erases a free text after the editor has given a reason in a dialog. */
export function EraseText({ label, text, done, send: ask }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useT('errors');
  const form = useId();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { busy, once } = useBusy();
  const close = () => {
    setAsking(false);
    setError(null);
    setReason('');
  };
  const send = async (e: FormEvent) => {
    e.preventDefault();
    if (reason.trim() === '') return setError(t('redaction.missing'));
    await once(async () => {
      try {
        await ask(reason.trim());
        toasts.success(done);
        close();
      } catch (thrown) {
        // The typed reason stays, so that the editor can correct it and send it again.
        setError(refusal(thrown) ?? errorText(thrown) ?? t('redaction.failed'));
      }
    });
  };
  return (
    <>
      <IconButton
        className={css.press ?? ''}
        icon="trash"
        size="sm"
        label={label}
        onPress={() => setAsking(true)}
      />
      {asking && (
        <Dialog
          isOpen
          onClose={close}
          title={t('redaction.title', { what: label })}
          actions={
            <>
              <Button onPress={close}>{t('redaction.cancel')}</Button>
              <Button type="submit" form={form} variant="danger" icon="trash" busy={busy}>
                {t('redaction.now')}
              </Button>
            </>
          }
        >
          <form id={form} className={css.redact} onSubmit={(e) => void send(e)}>
            <p>{text}</p>
            <TextField
              inputRef={focusOnce}
              label={d('reportFields.reason')}
              required
              value={reason}
              onChange={setReason}
              maxLength={REASON_MAX}
              error={error}
            />
          </form>
        </Dialog>
      )}
    </>
  );
}
