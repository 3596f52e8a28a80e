import { valuesOfBody } from '@ciguawatch/shared/api/report/report-body';
import { reportLinksOf } from '@ciguawatch/shared/api/report/report-links';
import { fieldOf, sectionOf } from '@ciguawatch/shared/domain/report/report-sections';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type ReportDraft, reportDrafts } from '../../../report/report-draft';
import { Sent } from '../sent/sent';
import { Filling } from './filling';
import { FixNotice } from './fix-notice';

const NEW = '/ciguawatch/case/report/new';

/**
 * The outbox item as it was when opened, and the draft of its correction; `savedAt` in epoch milliseconds.
 */
interface Work {
  item: OutboxItem;
  draft: ReportDraft;
  savedAt: number | null;
}

/**
 * Loads a queued report at the first section with a fault, or the draft of an earlier correction; null if the
 * outbox no longer has it.
 */
async function open(uuid: string): Promise<Work | null> {
  await outbox.load();
  const item = outbox.find(uuid);
  if (item?.call !== 'report' || outbox.foreign(item)) return null;
  const body = item.body as ReportBody;
  const left = await reportDrafts('report', item.account).load(uuid);
  if (left && left.savedAt > item.created) return { item, draft: left, savedAt: left.savedAt };
  const fields = Object.keys(item.error?.fields ?? {}).map(fieldOf);
  const first = fields.find((field) => field !== null);
  const values = valuesOfBody(body.case, body.contact ?? null);
  const { case_uuid: _own, ...ties } = reportLinksOf(body) ?? { case_uuid: uuid };
  return { item, draft: { values, section: first ? sectionOf(first) : 6, uuid, ties }, savedAt: null };
}

/** A queued or refused report, reopened from the outbox page to correct it. */
const FixReport = observer(function FixReport({ uuid }: { uuid: string }) {
  const t = useT('ciguawatch');
  const [work, setWork] = useState<Work | null | undefined>(undefined);
  const [sent, setSent] = useState<ReportDraft | null>(null);
  useEffect(() => {
    void open(uuid).then(setWork);
  }, [uuid]);
  if (work === undefined) return null;
  if (work === null) {
    return (
      <EmptyState
        title={t('report.fixGone')}
        reason={t('report.fixGoneText')}
        action={<LinkButton to={NEW}>{t('report.again')}</LinkButton>}
      />
    );
  }
  if (sent) {
    const again = () => {
      // Reload from the outbox: `work` still holds the answers from before this correction.
      setWork(undefined);
      setSent(null);
      void open(uuid).then(setWork);
    };
    return <Sent {...sent} onFix={again} onAgain={() => go(NEW)} />;
  }
  return (
    <>
      <FixNotice uuid={uuid} />
      <Filling {...work} account={work.item.account} onSent={setSent} onLost={() => go('/outbox')} />
    </>
  );
});

export default FixReport;
