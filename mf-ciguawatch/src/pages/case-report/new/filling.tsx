import type { Section } from '@ciguawatch/shared/domain/report/report-sections';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { storage } from '@ciguawatch/shared/runtime/storage/storage';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { type ReportDraft, reportDrafts } from '../../../report/report-draft';
import { storeCarriedAnswers } from '../../../report/report-keep';
import { ReportForm } from '../form/report-form';
import { leaveForm } from '../form/steps/section-entries';
import css from './new.module.css';
import { sendReport } from './send-report';
import { useEditLock } from './use-edit-lock';

interface Props {
  draft: ReportDraft;
  /** when the draft was last stored, in epoch milliseconds; null before that */
  savedAt: number | null;
  /** whether the back button leads through the sections before `draft.section` */
  whole?: boolean;
  /** owner of the report, null without an account; later logins and logouts do not change it */
  account: number | null;
  onSent: (draft: ReportDraft) => void;
  /** called when the person wants to continue after another tab has taken the report over */
  onLost: () => void;
}

const sameAnswers = (a: ReportValues, b: ReportValues) => JSON.stringify(a) === JSON.stringify(b);

/** The form of a report: stores every answer in its draft until the report is queued in the outbox. */
export const Filling = observer(function Filling({
  draft,
  savedAt,
  whole = false,
  account,
  onSent,
  onLost,
}: Props) {
  const t = useT('ciguawatch');
  const [keptAt, setKeptAt] = useState(savedAt);
  const { uuid } = draft;
  const hand = useMemo(() => reportDrafts('report', account).begin(uuid), [account, uuid]);
  const lost = useEditLock(uuid);
  const begun = keptAt !== null;
  const change = useCallback(
    (values: ReportValues, section: Section) => {
      if (sameAnswers(values, draft.values) && section === draft.section) return;
      if (hand.keep({ ...draft, values, section })) setKeptAt(clock.now());
    },
    [draft, hand],
  );
  const submit = async (values: ReportValues) => {
    await sendReport(values, draft, account);
    storeCarriedAnswers(values);
    await hand.done();
    onSent({ ...draft, values, section: 6 });
  };
  if (lost) {
    return (
      <EmptyState
        title={t('report.lostTitle')}
        reason={t('report.lostText')}
        action={<Button onPress={onLost}>{t('report.lostSee')}</Button>}
      />
    );
  }
  return (
    <>
      {!storage.persistent && begun && (
        <div className={css.notice}>
          <Banner tone="caution" role="status">
            {t(`report.notKept_${storage.reason ?? 'unavailable'}`)}
          </Banner>
        </div>
      )}
      <ReportForm
        uuid={uuid}
        initial={draft.values}
        whole={whole}
        // A correction leaves the consent of its first report; the page of the receipt changes it.
        asksAgain={draft.ties?.corrects === undefined}
        startAt={draft.section}
        savedAt={storage.persistent ? keptAt : null}
        onChange={change}
        onSend={submit}
        onClose={leaveForm}
        // Leaving loses answers only when drafts cannot be stored on disk.
        guard={!storage.persistent && begun}
        guardReason={t('report.leaveLost')}
      />
    </>
  );
});
