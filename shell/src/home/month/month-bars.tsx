import { type DayOf, isIncomplete } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { formatMonth, formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { VisuallyHidden } from '@ciguawatch/shared/ui/foundation/visually-hidden';
import css from './month-bars.module.css';

interface Props {
  /** The last twelve months, oldest first. */
  months: readonly { year: number; month: number; cases: number; observed: boolean }[];
  /** Whether some island is above the outbreak threshold in the last month. */
  alert: boolean;
  /** The current day at the place. */
  today: DayOf;
  /** Median days from the meal to the report; null while too few are known. */
  delay: number | null;
}

/** Twelve bars as plain elements; screen readers get a table with the same figures. */
export function MonthBars({ months, alert, today, delay }: Props) {
  const t = useT('shell');
  const most = Math.max(1, ...months.map((one) => one.cases));
  const count = months.reduce((sum, { cases }) => sum + cases, 0);
  return (
    <figure className={css.figure}>
      <div className={css.bars} aria-hidden="true">
        {months.map(({ year, month, cases, observed }, at) => {
          const last = at === months.length - 1;
          const isPart = isIncomplete({ year, month }, today, delay);
          return (
            <div key={`${year}-${month}`} className={css.month}>
              <div className={css.track} data-unobserved={(!observed && cases === 0) || undefined}>
                <div
                  className={last && alert ? `${css.bar} ${css.alert}` : css.bar}
                  data-part={isPart || undefined}
                  style={{ blockSize: `${(cases / most) * 100}%` }}
                >
                  {((last && (observed || cases > 0)) || cases === most) && (
                    <span className={css.value}>{formatNumber(cases)}</span>
                  )}
                </div>
              </div>
              <span className={css.name}>{formatMonth(month, null, 'narrow')}</span>
            </div>
          );
        })}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('home.barsLabel')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home.barsMonth')}</th>
              <th scope="col">{t('home.barsCases')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ year, month, cases, observed }) => (
              <tr key={`${year}-${month}`}>
                <th scope="row">
                  {isIncomplete({ year, month }, today, delay)
                    ? t('home.incomplete', { time: formatMonth(month, year) })
                    : formatMonth(month, year)}
                </th>
                <td>{observed || cases > 0 ? formatNumber(cases) : t('home.unobserved')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <figcaption className={css.basis}>
        {[
          t('home.basis', { count }),
          t('home.striped'),
          ...(delay === null ? [] : [t('home.delay', { count: delay })]),
        ].join(' ')}
      </figcaption>
    </figure>
  );
}
