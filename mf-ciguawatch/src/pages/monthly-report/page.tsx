import './texts';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { formatDate, formatInstant, textsReady, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { countryZone } from '@ciguawatch/shared/runtime/sync/home-month';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Loading, SkeletonText } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { lists } from '../../report/report-lists';
import { Comment } from './comment';
import { monthlyDocument } from './document/monthly-document';
import { isoDay } from './document/period-words';
import { reportWords } from './document/words';
import { Issues } from './issues';
import { Outputs } from './outputs';
import css from './page.module.css';
import { Sheet } from './sheet/sheet';
import { Toolbar } from './toolbar';
import { useReportChoice } from './use-choice';
import { useLanguageTexts } from './use-language-texts';
import { type LoadedReport, useReport } from './use-report';

/** Resolves when the texts of the page are loaded; the module awaits it before rendering the page. */
export const texts = textsReady();

/** `/ciguawatch/case/monthly-report`: report of a month or year, its comments and issued editions. */
export default observer(function MonthlyReportPage() {
  const t = useT('monthly');
  const [choice, change] = useReportChoice();
  const { report, failed, stale, again } = useReport(choice);
  const worded = useLanguageTexts(choice.code);
  // Loads the country names of the toolbar.
  useEffect(() => lists.load(), []);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1>{choice.period.month === null ? t('monthly.yearly') : t('monthly.title')}</h1>
        <Toolbar choice={choice} change={change} />
      </div>
      {failed !== null && !stale && (
        <ErrorState title={t('monthly.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {report && worded && !(failed !== null && !stale) ? (
        <Shown
          report={report}
          stale={stale}
          code={choice.code}
          again={again}
          open={(id) => change({ issue: id })}
        />
      ) : (
        failed === null && (
          <Loading label={t('monthly.loading')}>
            <div className={css.waiting}>
              <SkeletonText lines={12} />
            </div>
          </Loading>
        )
      )}
    </div>
  );
});

interface ShownProps {
  report: LoadedReport;
  stale: boolean;
  code: string;
  again: () => void;
  /** Shows the edition with this id; null shows the current report. */
  open: (issue: number | null) => void;
}

const Shown = observer(function Shown({ report, stale, code, again, open }: ShownProps) {
  const { content, live, copy } = report;
  const t = useT('monthly');
  const words = reportWords(content.names, content.place, code);
  const { period } = content.figures;
  const zone = countryZone(period.country);
  const portal = words.t('portal');
  const erasedAt = copy?.comment_erased_at;
  const document = monthlyDocument(content, words, {
    portal,
    demo: config.demo,
    edition: copy,
    zone,
    commentErasedAt: erasedAt ? formatDate(civilDateOf(Date.parse(erasedAt), zone), 'long', code) : undefined,
  });
  return (
    <div aria-busy={stale || undefined} className={css.shown}>
      {copy && (
        <Banner
          tone="info"
          title={t('monthly.copyOf', {
            number: String(copy.number),
            at: formatInstant(copy.at),
            by: copy.by ?? t('monthly.unknownPerson'),
          })}
          action={
            <Button size="sm" onPress={() => open(null)}>
              {t('monthly.backToLive')}
            </Button>
          }
        />
      )}
      <div className={css.outputs}>
        {content.until && (
          <p className={css.help}>{t('monthly.running', { date: formatDate(isoDay(content.until)) })}</p>
        )}
        <Outputs content={content} words={words} document={document} edition={copy} />
      </div>
      <div className={css.desk}>
        <Sheet document={document} />
        {live && (
          <div className={css.side}>
            {live.comments.map((held) => (
              <Comment
                key={`${period.country}/${period.year}/${period.month}/${held.lang}`}
                period={period}
                held={held}
                onSaved={again}
              />
            ))}
            <Issues
              report={live}
              title={`${document.title}, ${document.subtitle}`}
              onIssued={again}
              onOpen={open}
            />
          </div>
        )}
      </div>
    </div>
  );
});
