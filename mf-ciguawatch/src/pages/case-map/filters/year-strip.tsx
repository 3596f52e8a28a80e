import {
  makeIsObserved,
  monthsOf,
  observedSpans,
  type Span,
} from '@ciguawatch/shared/domain/statistics/coverage';
import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { type Translate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { observer } from 'mobx-react-lite';
import { withYear, yearsOf } from '../../../public-cases/cases-choice';
import { observedPlaces } from '../../../public-cases/observed-places';
import type { FilterProps } from './place-filter';
import css from './year-strip.module.css';

interface YearStripProps extends FilterProps {
  /** Reports per year that match the other filters. */
  counts: readonly Count[];
  currentYear: number;
  /** Number of years shown; the last one is the current year. */
  span: number;
  /** Colour of the chosen years: coral as on the map, or that of the charts. */
  tone?: 'coral' | 'series';
}

/** "5 of 12 months observed", for the label of a year; '' when all months were observed. */
function observedText(spans: readonly Span[], t: Translate): string {
  const months = (list: readonly Span[]) => list.reduce((sum, span) => sum + monthsOf(span), 0);
  const count = months(spans.filter(({ observed }) => observed));
  const whole = months(spans);
  return count === whole ? '' : t('map.yearObserved', { count, whole });
}

/**
 * Histogram of years whose bars filter by year. Unobserved months are hatched, because a year that ends with
 * them would look like one in which cases ceased.
 */
export const YearStrip = observer(function YearStrip({
  choice,
  onChange,
  counts,
  currentYear,
  span,
  tone = 'coral',
}: YearStripProps) {
  const t = useT('ciguawatch');
  const chosen = yearsOf(choice, currentYear);
  const years = Array.from({ length: span }, (_, i) => currentYear - span + 1 + i);
  const of = new Map(counts.map(({ key, count }) => [key, count]));
  const most = Math.max(1, ...years.map((year) => of.get(year) ?? 0));
  const sources = collections.coverage.all();
  const now = homeMonth();
  const isObserved = makeIsObserved(sources, observedPlaces(choice), now);
  const press = (year: number) => onChange((now) => withYear(now, year, currentYear));
  return (
    <fieldset className={css.strip} data-tone={tone} aria-label={t('map.years')}>
      {years.map((year) => {
        const count = of.get(year) ?? 0;
        const spans = sources.length > 0 ? observedSpans([year], isObserved, now) : [];
        const isSilent = count === 0 && spans.length > 0 && spans.every(({ observed }) => !observed);
        const said = isSilent
          ? t('map.yearSilent', { year: String(year) })
          : [t('map.yearCases', { year: String(year), count }), observedText(spans, t)]
              .filter(Boolean)
              .join(', ');
        return (
          <button
            key={year}
            type="button"
            className={css.year}
            aria-pressed={chosen.length === 0 || chosen.includes(year)}
            aria-label={said}
            title={said}
            onClick={() => press(year)}
          >
            {spans
              .filter(({ observed }) => !observed)
              .map((span) => (
                <i
                  key={span.from.month}
                  className={css.unobserved}
                  style={{
                    left: `${((span.from.month - 1) / 12) * 100}%`,
                    width: `${(monthsOf(span) / 12) * 100}%`,
                  }}
                />
              ))}
            <span
              className={css.bar}
              style={{ height: `calc((100% - 24px) * ${(count / most).toFixed(3)})` }}
            />
            <span className={css.number}>{year}</span>
          </button>
        );
      })}
    </fieldset>
  );
});
