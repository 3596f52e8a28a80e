import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useState } from 'react';
import css from './review.module.css';

/** The keyboard begins in the one field there is. */
const focusOnce = (field: HTMLElement | null) => field?.focus();

interface Props {
  /** the number of the one case, or null for the chosen ones */
  id: number | null;
  count: number;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why cases are rejected; Enter sends. */
export function RejectDialog({ id, count, onReject, onClose }: Props) {
  const t = useT('caseList');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onReject(reason.trim());
  };
  const form = 'reject-reason';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={id === null ? t('review.rejectMany', { count }) : t('review.rejectOne', { id: String(id) })}
      actions={
        <>
          <Button onPress={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={form} variant="danger" icon="x">
            {t('review.reject')}
          </Button>
        </>
      }
    >
      <form id={form} className={css.reason} onSubmit={send}>
        <p>{t('review.rejectText')}</p>
        <TextField
          inputRef={focusOnce}
          label={t('review.reason')}
          required
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX}
          error={tried && reason.trim() === '' ? t('review.reasonMissing') : null}
        />
      </form>
    </Dialog>
  );
}
