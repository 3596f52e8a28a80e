import type { MonthOf, Span } from '@ciguawatch/shared/domain/statistics/coverage';
import { monthsOf } from '@ciguawatch/shared/domain/statistics/coverage';
import { observedText, spansText } from '@ciguawatch/shared/domain/statistics/risk-words';
import { frenchGenitive } from '@ciguawatch/shared/domain/text/french-genitive';
import {
  formatInstant,
  formatMonth,
  language,
  readerLanguages,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../places/names';
import css from './observed.module.css';

interface ObservedProps {
  island: number;
  /** Latest month with a report from the island, of any fish. */
  latest: MonthOf | null;
  years: readonly number[];
  spans: readonly Span[];
}

/**
 * Time line of when the island was observed. Unobserved months are hatched, because they may have had cases.
 */
export const ObservedPeriod = observer(function ObservedPeriod(props: ObservedProps) {
  const { island, latest, years, spans } = props;
  const t = useT('ciguawatch');
  const month = (at: MonthOf) => formatMonth(at.month, at.year, 'long', language.code);
  const seen = spans.filter(({ observed }) => observed);
  const unseen = spans.filter(({ observed }) => !observed);
  const { refreshedAt } = collections.case;
  const said = observedText(spans, years, month, t);
  const hatched =
    unseen.length > 0 && seen.length > 0 && t('risk.unobserved', { periods: spansText(unseen, month, t) });
  const total = spans.reduce((sum, span) => sum + monthsOf(span), 0);
  return (
    <div className={css.period}>
      <p className={css.said}>{said}</p>
      <div className={css.strip} role="img" aria-label={[said, hatched].filter(Boolean).join('. ')}>
        <div className={css.spans}>
          {spans.map((span) => (
            <i
              key={`${span.from.year} ${span.from.month}`}
              data-observed={span.observed}
              style={{ flexGrow: monthsOf(span) }}
            />
          ))}
        </div>
        <div className={css.axis}>
          {years.map((year, i) => (
            <span key={year} style={{ left: `${((i * 12) / total) * 100}%` }}>
              {year}
            </span>
          ))}
        </div>
      </div>
      <p>
        {unseen.length > 0 && (
          <>
            <i className={css.key} aria-hidden="true" /> {t('risk.unobservedKey')}{' '}
          </>
        )}
        {latest
          ? t('risk.islandLast', {
              island: frenchGenitive(locationName(island), readerLanguages()),
              month: formatMonth(latest.month, latest.year, 'long', language.code),
            })
          : t('risk.islandNever', { island: frenchGenitive(locationName(island), readerLanguages()) })}{' '}
        {refreshedAt !== null && t('risk.synced', { date: formatInstant(refreshedAt) })}
      </p>
    </div>
  );
});
