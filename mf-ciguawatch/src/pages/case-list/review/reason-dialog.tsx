import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { type FormEvent, useState } from 'react';
import css from './review.module.css';

interface Props {
  /** id of the case, or null for all selected cases */
  id: number | null;
  count: number;
  /** state to set; rejecting a case and reverting a rejection both need a reason */
  state: ReviewState;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a rejection or of its reversal; Enter submits. */
export function ReasonDialog({ id, count, state, onReason, onClose }: Props) {
  const t = useT('caseList');
  const d = useT('domain');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onReason(reason.trim());
  };
  const form = 'review-reason';
  const rejects = state === 'rejected';
  const what = rejects ? 'reject' : 'takeBack';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={id === null ? t(`review.${what}Many`, { count }) : t(`review.${what}One`, { id: String(id) })}
      actions={
        <>
          <Button onPress={onClose}>{t('review.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant={rejects ? 'danger' : 'primary'}
            icon={rejects ? 'x' : 'check'}
          >
            {rejects ? t('review.reject') : d(`review_state.${state}`)}
          </Button>
        </>
      }
    >
      <form id={form} className={css.reason} onSubmit={send}>
        <p>{t(`review.${what}Text`)}</p>
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
