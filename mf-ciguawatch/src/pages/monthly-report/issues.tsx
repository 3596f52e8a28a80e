import { issueReport } from '@ciguawatch/shared/api/calls/monthly';
import { type MonthlyReport, REPORT_LANGUAGES } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatInstant, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import css from './page.module.css';
import { SinceIssued } from './since-issued';

interface Props {
  report: MonthlyReport;
  /** Title of the report, shown in the confirmation. */
  title: string;
  onIssued: () => void;
  onOpen: (id: number) => void;
}

/** Editions of this period, and a button that issues the report as shown. */
export function Issues({ report, title, onIssued, onOpen }: Props) {
  const t = useT('monthly');
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const { content, digest, issues } = report;
  const { period } = content.figures;
  const written = content.comments.map(({ lang }) => lang);
  const missing = REPORT_LANGUAGES.filter((lang) => written.length > 0 && !written.includes(lang)).map(
    (lang) => t('monthly.commentMissing', { lang: t(`monthly.lang_${lang}`) }),
  );
  const issue = async () => {
    try {
      await call(issueReport, { params: undefined, body: { ...period, kind: content.kind, digest } });
      toasts.success(t('monthly.issued'));
    } catch (error) {
      if (asApiError(error).code === 'conflict') toasts.warning(t('monthly.issueChanged'));
      else toasts.error(errorText(error) ?? '');
    }
    setAsking(false);
    onIssued();
  };
  return (
    <Card title={t('monthly.issues')}>
      {issues.length === 0 && <p>{t('monthly.issueNone')}</p>}
      <ul className={css.issues}>
        {issues.map(({ id, kind, number, reports, replaces, at, by }) => (
          <li key={id}>
            {t('monthly.issueLine', {
              kind: t(`monthly.${kind}`),
              number: String(number),
              at: formatInstant(at),
              by: by ?? t('monthly.unknownPerson'),
            })}
            {replaces &&
              `, ${t('monthly.editionReplaces', {
                number: String(replaces.number),
                before: formatNumber(replaces.reports),
                now: formatNumber(reports),
              })}`}{' '}
            <Button size="sm" variant="quiet" onPress={() => onOpen(id)}>
              {t('monthly.issueOpen')}
            </Button>
          </li>
        ))}
      </ul>
      {issues.some(({ kind }) => kind === 'distribution') && (
        <p>
          <CrossLink to="/ciguawatch/case/bulletins">{t('monthly.bulletinsPublic')}</CrossLink>
        </p>
      )}
      <SinceIssued report={report} />
      {missing.length > 0 && (
        <Banner tone="caution">
          <p>{missing.join(' ')}</p>
        </Banner>
      )}
      <Button icon="send" onPress={() => setAsking(true)}>
        {t('monthly.issue')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        title={t('monthly.issueAsk', { title })}
        body={[
          ...missing,
          t(`monthly.issueFor_${content.kind}`),
          t('monthly.issueText'),
          ...(content.until ? [t('monthly.issueRunning')] : []),
        ].join(' ')}
        confirmLabel={t('monthly.issueDo')}
        busy={busy}
        onConfirm={() => void once(issue)}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
