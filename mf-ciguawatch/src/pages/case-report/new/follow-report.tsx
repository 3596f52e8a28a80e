import { valuesOfBody } from '@ciguawatch/shared/api/report/report-body';
import { isTakenBack, reportLinksOf } from '@ciguawatch/shared/api/report/report-links';
import { nextPatient } from '@ciguawatch/shared/domain/report/next-patient';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { type OutboxItem, outbox, type SentItem } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { freshDraft, type ReportDraft, type ReportTies, reportDrafts } from '../../../report/report-draft';
import { carriedAnswers } from '../../../report/report-keep';
import { Sent } from '../sent/sent';
import { Filling } from './filling';
import css from './new.module.css';

const NEW = '/ciguawatch/case/report/new';

/** How a new report refers to an earlier one: as its correction, or as another patient of its meal. */
export type Following = 'corrects' | 'same_meal_as';

interface Work {
  draft: ReportDraft;
  /** when the draft was last stored, in epoch milliseconds; null before that */
  savedAt: number | null;
  /** owner of the new report, null without an account */
  account: number | null;
  /** case number of the earlier report, null while it has none */
  id: number | null;
}

/** The earlier report, sent or queued; null when it cannot be corrected or followed. */
function find(uuid: string, following: Following): OutboxItem | SentItem | null {
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  const item = sent ?? outbox.find(uuid);
  if (item?.call !== 'report' || outbox.foreign(item)) return null;
  // A queued report is edited in place, and one without a receipt code only the laboratory can correct; the
  // answers of a withdrawn one are deleted.
  if (following === 'corrects' && !(sent && reportLinksOf(sent.body)?.receipt_code)) return null;
  return sent && isTakenBack(sent, outbox.sent) ? null : item;
}

/**
 * Loads the draft of an earlier, unfinished follow-up, else starts a new one from the answers of the earlier
 * report.
 */
async function open(uuid: string, following: Following): Promise<Work | null> {
  await outbox.load();
  const item = find(uuid, following);
  const own = item && reportLinksOf(item.body);
  if (!item || !own) return null;
  // All patients of a meal refer to its first report, because a report in between may never reach the server.
  const named = following === 'corrects' ? own.case_uuid : (own.same_meal_as ?? own.case_uuid);
  const account = following === 'corrects' ? item.account : (session.user?.id ?? null);
  const id = 'id' in item ? item.id : null;
  const drafts = await reportDrafts('report', account).list();
  const left = drafts.find((draft) => draft.ties?.[following] === named && !draft.elsewhere);
  if (left) return { draft: left, savedAt: left.savedAt, account, id };
  const values = valuesOfBody((item.body as ReportBody).case);
  if (following === 'corrects') {
    const ties: ReportTies = {
      corrects: named,
      ...(own.receipt_code !== undefined && { receipt_code: own.receipt_code }),
      ...(own.same_meal_code !== undefined && { same_meal_code: own.same_meal_code }),
      ...(own.same_meal_as !== undefined && { same_meal_as: own.same_meal_as }),
    };
    return { draft: { ...freshDraft(values), section: 6, ties }, savedAt: null, account, id };
  }
  const begun = freshDraft({ ...nextPatient(values), ...carriedAnswers(), ...placeOf(values) });
  const code = own.same_meal_as === undefined ? own.receipt_code : own.same_meal_code;
  const ties: ReportTies = { same_meal_as: named, ...(code !== undefined && { same_meal_code: code }) };
  return { draft: { ...begun, ties }, savedAt: null, account, id };
}

/** Overrides the carried-over place, which is where health staff works, with the place of the meal. */
const placeOf = ({ case_location_id }: { case_location_id: number | null }) => ({ case_location_id });

/** Form of a report that corrects one sent from this device, or reports another patient of its meal. */
const FollowReport = observer(function FollowReport({
  uuid,
  following,
}: {
  uuid: string;
  following: Following;
}) {
  const t = useT('ciguawatch');
  const [work, setWork] = useState<Work | null | undefined>(undefined);
  const [sent, setSent] = useState<ReportDraft | null>(null);
  useEffect(() => {
    void open(uuid, following).then(setWork);
  }, [uuid, following]);
  if (work === undefined) return null;
  if (work === null) {
    return (
      <EmptyState
        title={t('report.followGone')}
        reason={t('report.sentGoneText')}
        action={<LinkButton to={NEW}>{t('report.again')}</LinkButton>}
      />
    );
  }
  if (sent) return <Sent {...sent} onFix={() => go(`${NEW}?outbox=${sent.uuid}`)} onAgain={() => go(NEW)} />;
  const { draft, savedAt, account, id } = work;
  const number = id === null ? '' : ` ${t('report.number', { id })}`;
  return (
    <>
      <div className={css.notice}>
        <Banner tone="info">{t(`report.follow_${following}`, { number })}</Banner>
      </div>
      <Filling
        draft={draft}
        savedAt={savedAt}
        account={account}
        whole={following === 'same_meal_as'}
        onSent={setSent}
        onLost={() => go(NEW)}
      />
    </>
  );
});

export default FollowReport;
