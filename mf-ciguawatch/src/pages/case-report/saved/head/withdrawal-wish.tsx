import { patchCase } from '@ciguawatch/shared/api/calls/cases';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { REASON_MAX } from '@ciguawatch/shared/domain/codes/limits';
import { change } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { focusOnce } from '@ciguawatch/shared/ui/fields/focus-once';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { type FormEvent, useState } from 'react';
import { lists } from '../../../../report/report-lists';
import { announceCase } from '../../../../report/report-send';
import css from '../saved.module.css';
import { isConflict } from '../use-save';

interface Props {
  row: CaseFull;
  onChanged: (row: CaseFull) => void;
}

type Decision = 'grant' | 'refuse';

/**
 * Withdrawal requested by the reporter of a reviewed case: an editor grants it, or refuses it with a reason.
 */
export function WithdrawalWish({ row, onChanged }: Props) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  useT('errors');
  const [asking, setAsking] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, once } = useBusy();
  if (row.withdrawal_asked_at === null || row.deleted_at !== null) return null;
  const zone = row.case_location_id === null ? undefined : lists.place(row.case_location_id)?.timezone;
  const missing = reason.trim() === '';
  const decide = (body: CasePatch) =>
    once(async () => {
      try {
        onChanged(await change(patchCase, { params: { id: row.id }, body, ifVersion: row.version }));
        announceCase(row.id);
      } catch (thrown) {
        toasts.error(t('reportEdit.saveFailed'), errorText(thrown) ?? undefined);
        if (isConflict(thrown)) onChanged(thrown.current as CaseFull);
      } finally {
        setAsking(null);
      }
    });
  const confirm = () => {
    setTried(true);
    if (asking === 'grant') void decide({ review_state: 'withdrawn' });
    else if (!missing) void decide({ withdrawal_asked_at: null, reason: reason.trim() });
  };
  const id = String(row.id);
  return (
    <>
      <Banner
        tone="caution"
        title={t('reportEdit.wishTitle', { date: formatInstant(row.withdrawal_asked_at, zone) })}
        action={
          <div className={css.actions}>
            <Button icon="undo" onPress={() => setAsking('grant')}>
              {t('reportEdit.wishGrant')}
            </Button>
            <Button onPress={() => setAsking('refuse')}>{t('reportEdit.wishRefuse')}</Button>
          </div>
        }
      >
        {t('reportEdit.wishText')}
      </Banner>
      <ConfirmDialog
        isOpen={asking !== null}
        danger={asking === 'grant'}
        hasField={asking === 'refuse'}
        busy={busy}
        title={t(`reportEdit.wish_${asking ?? 'grant'}`, { id })}
        body={
          asking === 'refuse' ? (
            <form
              className={css.ask}
              onSubmit={(e: FormEvent) => {
                e.preventDefault();
                confirm();
              }}
            >
              <p>{t('reportEdit.wish_refuseText')}</p>
              <TextField
                inputRef={focusOnce}
                label={d('reportFields.reason')}
                required
                maxLength={REASON_MAX}
                value={reason}
                onChange={setReason}
                error={tried && missing ? t('reportEdit.wishReason') : null}
              />
            </form>
          ) : (
            t('reportEdit.wish_grantText')
          )
        }
        confirmLabel={t(asking === 'refuse' ? 'reportEdit.wishRefuse' : 'reportEdit.wishGrant')}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
