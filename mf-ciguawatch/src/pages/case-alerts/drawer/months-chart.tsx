import type { AlertDetail } from '@ciguawatch/shared/api/schemas/alert';
import { isIncomplete } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { locationName } from '../../../places/names';
import { useArrival } from '../../../reports-arrive/use-arrival';
import bars from '../month-bars.module.css';
import { expectedMealsText, expectedText } from '../say';
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
  const usual = unit === 'meals' ? expectedMealsText(expected, code) : expectedText(t, expected, code);
  const name = (one: { year: number; month: number } | undefined) =>
    one ? formatMonth(one.month, one.year, 'short', code) : '';
  const { today, delay } = useArrival([alert.country]);
  const part = months.map((one) => one.observed && isIncomplete(one, today, delay));
  const partNames = months.filter((_, i) => part[i]).map(name);
  const most = Math.max(alert.threshold ?? 0, ...months.map(({ count }) => count), 1);
  const step = WIDTH / months.length;
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 6);
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
            data-part={part[i] || undefined}
            x={i * step + 1}
            width={step - 1.5}
            y={one.observed ? y(one.count) : 0}
            height={one.observed ? HEIGHT - y(one.count) : HEIGHT}
            rx="1"
          >
            <title>{`${part[i] ? d('arrival.incomplete', { time: name(one) }) : name(one)}: ${one.observed || one.count > 0 ? formatNumber(one.count, {}, code) : d('basis.silentPlace')}`}</title>
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
      {partNames.length > 0 && (
        <p className={css.help}>
          {[
            d('arrival.say', { time: partNames.join(', ') }),
            ...(delay === null ? [] : [d('arrival.delay', { count: delay })]),
          ].join(' ')}
        </p>
      )}
    </figure>
  );
});
