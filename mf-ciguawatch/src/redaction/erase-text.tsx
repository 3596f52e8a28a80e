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

/** Why the reason was not taken, or what was to be erased; null where something else failed. */
function refusal(thrown: unknown): string | null {
  const fields = thrown instanceof ApiError ? thrown.fields : undefined;
  const code = fields?.reason ?? fields?.field;
  return code ? codeText(code) : null;
}

interface Props {
  /** what the button and the dialog are called: "Erase the note" */
  label: string;
  /** what goes, from where, and what stays */
  text: string;
  /** what is said once it is erased */
  done: string;
  /** asks the server, which may refuse the reason */
  send: (reason: string) => Promise<void>;
}

/** A button that erases something that was written, once the editor has said why. */
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
        // What was typed stays, so that it can be sent again.
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
