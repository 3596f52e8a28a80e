import { getCaseRecovery, recordRecovery } from '@ciguawatch/shared/api/calls/desk/recovery';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRecovery, RecoveryRecord } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Dialog } from '@ciguawatch/shared/ui/overlay/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AnswerItem } from './answer-item';
import { RecordDialog } from './record-dialog';
import css from './recovery.module.css';

interface Props {
  row: Pick<CaseFull, 'id' | 'version'>;
  /** an answer may have changed the case itself */
  onRecorded: () => void;
}

const DEATH: RecoveryRecord = {
  ...{ due: null, feels: 'died', felt: [], gone_since: null, brought_back: [], agreed: false },
};

/** Whether the person of a case is still ill, and what an editor may record of it. */
export const Recovery = observer(function Recovery({ row, onRecorded }: Props) {
  const t = useT('recovery');
  useT('errors');
  const { id } = row;
  const { data, failed, again, put } = useAnswer(getCaseRecovery, { id }, row.version);
  const [open, setOpen] = useState<'answer' | 'death' | null>(null);
  const { busy, once } = useBusy();
  const send = (body: RecoveryRecord) =>
    once(async () => {
      try {
        put(await call(recordRecovery, { params: { id }, body }));
        toasts.success(t('recovery.sent'));
        setOpen(null);
        onRecorded();
      } catch (thrown) {
        const isOld = thrown instanceof ApiError && thrown.code === 'conflict';
        if (!isOld) return void toasts.error(t('recovery.notSent'), errorText(thrown) ?? undefined);
        put(thrown.current as CaseRecovery);
        setOpen(null);
        toasts.warning(t('recovery.changed'), t('recovery.changedText'));
      }
    });
  if (data === null && failed !== null)
    return <ErrorState title={t('recovery.failed')} detail={errorText(failed)} onRetry={again} />;
  if (data === null)
    return (
      <Loading label={t('recovery.loading')}>
        <SkeletonText lines={2} />
      </Loading>
    );
  return (
    <section className={css.part} aria-label={t('recovery.title')}>
      <h3>{t('recovery.title')}</h3>
      {data.died && <p>{t('recovery.isDead')}</p>}
      {data.answers.length === 0 && !data.died && <p className={css.quiet}>{t('recovery.none')}</p>}
      <ul className={css.answers}>
        {data.answers.map((answer) => (
          <AnswerItem key={answer.due} answer={answer} />
        ))}
      </ul>
      <div className={css.acts}>
        {data.due !== null && (
          <Button size="sm" icon="pencil" onPress={() => setOpen('answer')}>
            {t('recovery.record')}
          </Button>
        )}
        {data.open && (
          <Button size="sm" variant="quiet" onPress={() => setOpen('death')}>
            {t('recovery.died')}
          </Button>
        )}
      </div>
      {open === 'answer' && data.due !== null && (
        <RecordDialog
          due={data.due}
          busy={busy}
          onSend={(body) => void send(body)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'death' && (
        <Dialog
          isOpen
          onClose={() => setOpen(null)}
          title={t('recovery.deathTitle')}
          actions={
            <>
              <Button onPress={() => setOpen(null)}>{t('recovery.cancel')}</Button>
              <Button variant="danger" busy={busy} onPress={() => void send(DEATH)}>
                {t('recovery.died')}
              </Button>
            </>
          }
        >
          <p>{t('recovery.deathText')}</p>
        </Dialog>
      )}
    </section>
  );
});
