import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './page.module.css';

/** Reports per year as small columns, each with its number; reads as a list. */
export function YearBars({ years }: { years: readonly Count[] }) {
  const t = useT('ciguawatch');
  const most = Math.max(1, ...years.map(({ count }) => count));
  return (
    <ul className={css.years} aria-label={t('risk.byYear')}>
      {years.map(({ key, count }) => (
        <li key={key}>
          <b>{formatNumber(count)}</b>
          <i aria-hidden="true" style={{ height: `${Math.round((count / most) * 56)}px` }} />
          <span>{key}</span>
        </li>
      ))}
    </ul>
  );
}
