import { getIssuedReport } from '@ciguawatch/shared/api/calls/monthly';
import type { IssueNote, MonthlyReport, ReportContent } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useEffect, useState } from 'react';
import { differencesOf } from './document/differences';
import { reportWords } from './document/words';
import css from './page.module.css';

/**
 * Differences between the current report and the last issued edition of its kind; empty without an edition.
 */
export function SinceIssued({ report }: { report: MonthlyReport }) {
  const t = useT('monthly');
  const { content, digest, issues } = report;
  const last = issues.find(({ kind }) => kind === content.kind);
  if (!last) return null;
  const number = String(last.number);
  if (last.digest === digest && last.comment_erased_at === null)
    return <Banner tone="success" title={t('monthly.sinceNothing', { number })} />;
  return <Compared key={last.id} last={last} content={content} />;
}

function Compared({ last, content }: { last: IssueNote; content: ReportContent }) {
  const t = useT('monthly');
  const [issued, setIssued] = useState<ReportContent | 'failed' | null>(null);
  useEffect(() => {
    const control = new AbortController();
    call(getIssuedReport, { params: { id: last.id }, signal: control.signal }).then(
      (read) => setIssued(read.content),
      () => control.signal.aborted || setIssued('failed'),
    );
    return () => control.abort();
  }, [last.id]);
  const number = String(last.number);
  if (issued === null) return <p role="status">{t('monthly.sinceLoading', { number })}</p>;
  if (issued === 'failed') return <p role="alert">{t('monthly.sinceFailed')}</p>;
  const names = {
    places: [...content.names.places, ...issued.names.places],
    species: content.names.species,
    phenotypes: content.names.phenotypes,
  };
  const told = differencesOf(issued, content, reportWords(names, content.place, language.code));
  if (told.length === 0) return <Banner tone="success" title={t('monthly.sinceNothing', { number })} />;
  return (
    <Banner tone="caution" title={t('monthly.sinceTitle', { number })}>
      <ul className={css.issues}>
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Banner>
  );
}
