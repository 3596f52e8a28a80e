import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './page.module.css';

/** Reports per year as small columns with numbers; an unobserved year without reports is hatched. */
export function YearBars({ years, unobserved }: { years: readonly Count[]; unobserved: readonly number[] }) {
  const t = useT('ciguawatch');
  const most = Math.max(1, ...years.map(({ count }) => count));
  return (
    <ul className={css.years} aria-label={t('risk.byYear')}>
      {years.map(({ key, count }) =>
        count === 0 && unobserved.includes(key) ? (
          <li key={key}>
            <b className={css.unread}>{t('risk.notSeen')}</b>
            <i aria-hidden="true" className={css.hatched} />
            <span>{key}</span>
          </li>
        ) : (
          <li key={key}>
            <b>{formatNumber(count)}</b>
            <i aria-hidden="true" style={{ height: `${Math.round((count / most) * 56)}px` }} />
            <span>{key}</span>
          </li>
        ),
      )}
    </ul>
  );
}
