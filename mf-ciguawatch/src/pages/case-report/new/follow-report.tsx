import { valuesOfBody } from '@ciguawatch/shared/api/report/report-body';
import { isTakenBack, tiesOf } from '@ciguawatch/shared/api/report/report-ties';
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
import { keptAnswers } from '../../../report/report-keep';
import { Sent } from '../sent/sent';
import { Filling } from './filling';
import css from './new.module.css';

const NEW = '/ciguawatch/case/report/new';

/** What a report does to the one it follows. */
export type Following = 'corrects' | 'same_meal_as';

interface Work {
  draft: ReportDraft;
  savedAt: number | null;
  account: number | null;
  /** number of the report that is followed, null while it has none */
  id: number | null;
}

/** The report that is followed: received or still waiting; null when there is nothing to go by. */
function find(uuid: string, following: Following): OutboxItem | SentItem | null {
  const sent = outbox.sent.find((one) => one.uuid === uuid);
  const item = sent ?? outbox.find(uuid);
  if (item?.call !== 'report' || outbox.foreign(item)) return null;
  // One that waits is changed itself, one without a receipt code by the laboratory alone; of one that was taken back
  // the device keeps no answers.
  if (following === 'corrects' && !(sent && tiesOf(sent.body)?.receipt_code)) return null;
  return sent && isTakenBack(sent, outbox.sent) ? null : item;
}

/** The answers to begin with; a follow-up that was left goes on. */
async function open(uuid: string, following: Following): Promise<Work | null> {
  await outbox.load();
  const item = find(uuid, following);
  const own = item && tiesOf(item.body);
  if (!item || !own) return null;
  // All patients of a meal name the first report of it: the one between may never arrive.
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
  const begun = freshDraft({ ...nextPatient(values), ...keptAnswers(), ...placeOf(values) });
  const code = own.same_meal_as === undefined ? own.receipt_code : own.same_meal_code;
  const ties: ReportTies = { same_meal_as: named, ...(code !== undefined && { same_meal_code: code }) };
  return { draft: { ...begun, ties }, savedAt: null, account, id };
}

/** Place and post that a nurse keeps are of the post: the meal has its own place. */
const placeOf = ({ case_location_id }: { case_location_id: number | null }) => ({ case_location_id });

/** A report that corrects one sent from this device, or tells of another patient of its meal. */
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
