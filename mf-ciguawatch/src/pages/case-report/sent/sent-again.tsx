import { valuesOfBody } from '@ciguawatch/shared/api/report/report-body';
import { isTakenBack } from '@ciguawatch/shared/api/report/report-links';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import type { ReportBody } from '@ciguawatch/shared/runtime/outbox/outbox-types';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { EmptyState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Sent } from './sent';

const NEW = '/ciguawatch/case/report/new';

/** A report sent earlier from this device, reopened for its document and next steps. */
const SentAgain = observer(function SentAgain({ uuid }: { uuid: string }) {
  const t = useT('ciguawatch');
  useEffect(() => {
    void outbox.load();
  }, []);
  const sent = outbox.sent.find((one) => one.uuid === uuid && !outbox.foreign(one));
  const isGone = sent !== undefined && isTakenBack(sent, outbox.sent);
  const body = sent && !isGone ? (sent.body as ReportBody) : undefined;
  const values = useMemo(() => (body ? valuesOfBody(body.case) : null), [body]);
  if (!outbox.ready) return null;
  if (values) return <Sent values={values} uuid={uuid} onFix={() => go(NEW)} onAgain={() => go(NEW)} />;
  return (
    <EmptyState
      title={t(isGone ? 'report.withdrawnGone' : 'report.fixGone')}
      reason={t(isGone ? 'report.withdrawnGoneText' : 'report.sentGoneText')}
      action={<LinkButton to={NEW}>{t('report.again')}</LinkButton>}
    />
  );
});

export default SentAgain;
