import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { withYear, yearsOf } from '../../../stores/cases-choice';
import type { FilterProps } from './place-filter';
import css from './year-strip.module.css';

export interface YearStripProps extends FilterProps {
  /** reports per year, under the other filters */
  counts: readonly Count[];
  currentYear: number;
  /** years drawn, the last one the current */
  span: number;
  /** Colour of the chosen years: the map's coral, or the charts'. */
  tone?: 'coral' | 'series';
}

/** Years as a histogram: each bar is a filter, and shows what it would give. */
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
  const press = (year: number) => onChange((now) => withYear(now, year, currentYear));
  return (
    <fieldset className={css.strip} data-tone={tone} aria-label={t('map.years')}>
      {years.map((year) => {
        const count = of.get(year) ?? 0;
        return (
          <button
            key={year}
            type="button"
            className={css.year}
            aria-pressed={chosen.length === 0 || chosen.includes(year)}
            aria-label={t('map.yearCases', { year: String(year), count })}
            title={t('map.yearCases', { year: String(year), count })}
            onClick={() => press(year)}
          >
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
