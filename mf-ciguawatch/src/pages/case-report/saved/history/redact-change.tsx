import { redactCase } from '@ciguawatch/shared/api/calls/audit';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { codeText, errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { IconButton } from '@ciguawatch/shared/ui/actions/icon-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useState } from 'react';
import css from '../saved.module.css';

/** Why the reason was not taken; null where something else failed. */
function refusal(thrown: unknown): string | null {
  const code = thrown instanceof ApiError ? thrown.fields?.reason : undefined;
  return code ? codeText(code) : null;
}

interface Props {
  /** number of the case */
  id: number;
  /** number of the line of its trail */
  line: number;
  field: string;
  /** name of the field, for readers */
  label: string;
  onRedacted: () => void;
}

/** Erases the values of one change from the history of a case, once the editor has said why. */
export function RedactChange({ id, line, field, label, onRedacted }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useT('errors');
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
    if (reason.trim() === '') return setError(t('reportEdit.redactMissing'));
    await once(async () => {
      try {
        await call(redactCase, { params: { id }, body: { line, field, reason: reason.trim() } });
        toasts.success(t('reportEdit.redacted'));
        close();
        onRedacted();
      } catch (thrown) {
        // What was typed stays, so that it can be sent again.
        setError(refusal(thrown) ?? errorText(thrown) ?? t('reportEdit.redactFailed'));
      }
    });
  };
  const form = `redact-${line}-${field}`;
  return (
    <>
      <IconButton
        icon="trash"
        size="sm"
        label={t('reportEdit.redact', { field: label })}
        onPress={() => setAsking(true)}
      />
      {asking && (
        <Dialog
          isOpen
          onClose={close}
          title={t('reportEdit.redactTitle', { field: label })}
          actions={
            <>
              <Button onPress={close}>{t('reportEdit.redactCancel')}</Button>
              <Button type="submit" form={form} variant="danger" icon="trash" busy={busy}>
                {t('reportEdit.redactNow')}
              </Button>
            </>
          }
        >
          <form id={form} className={css.redact} onSubmit={(e) => void send(e)}>
            <p>{t('reportEdit.redactText')}</p>
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
