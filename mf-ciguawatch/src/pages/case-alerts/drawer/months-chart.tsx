import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../../places/names';
import bars from '../month-bars.module.css';
import { meanText, usualText } from '../say';
import css from './drawer.module.css';
import { monthsShown } from './months-shown';

const WIDTH = 340;
const HEIGHT = 58;

/** Bar chart of the island's months up to the alert, with the expected number and the threshold. */
export const MonthsChart = observer(function MonthsChart({ alert }: { alert: AlertDetail }) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { code } = language;
  const { unit, months, expected } = monthsShown(alert);
  const usual = unit === 'meals' ? meanText(expected, code) : usualText(t, expected, code);
  const most = Math.max(alert.threshold ?? 0, ...months.map(({ count }) => count), 1);
  const step = WIDTH / months.length;
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 6);
  const name = (one: { year: number; month: number } | undefined) =>
    one ? formatMonth(one.month, one.year, 'short', code) : '';
  const [from, until] = [name(months[0]), name(months.at(-1))];
  return (
    <figure className={css.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t(`alerts.monthsChart_${unit}`, { island: locationName(alert.island), from, until })}
      >
        {months.map((one, i) => (
          <rect
            key={`${one.year}-${one.month}`}
            className={!one.observed ? bars.unseen : i === months.length - 1 ? bars.now : bars.bar}
            x={i * step + 1}
            width={step - 1.5}
            y={one.observed ? y(one.count) : 0}
            height={one.observed ? HEIGHT - y(one.count) : HEIGHT}
            rx="1"
          >
            <title>{`${name(one)}: ${one.observed || one.count > 0 ? formatNumber(one.count, {}, code) : d('basis.silentPlace')}`}</title>
          </rect>
        ))}
        <path className={css.axis} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {expected !== null && <path className={css.usual} d={`M0 ${y(expected)}H${WIDTH}`} />}
        {alert.threshold !== null && (
          <path className={css.threshold} d={`M${WIDTH * 0.8} ${y(alert.threshold)}H${WIDTH}`} />
        )}
      </svg>
      <figcaption className={css.ends}>
        <span>{from}</span>
        <span>
          {expected !== null && t('alerts.monthsDash', { expected: usual })}
          {expected !== null && alert.threshold !== null && ', '}
          {alert.threshold !== null && t('alerts.monthsThreshold', { threshold: alert.threshold })}
        </span>
        <span>{until}</span>
      </figcaption>
    </figure>
  );
});
