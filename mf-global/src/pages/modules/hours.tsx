import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';

const CHART_WIDTH = 120;
const CHART_HEIGHT = 26;
const HOUR_WIDTH = CHART_WIDTH / 24;

/** Failures of the last 24 hours as bars, oldest on the left. */
export const Hours = observer(function Hours({ hours, isHot }: { hours: readonly number[]; isHot: boolean }) {
  const t = useT('modules');
  const most = Math.max(1, ...hours);
  const count = hours.reduce((sum, n) => sum + n, 0);
  const bars = hours
    .map((n, at) => ({ x: at * HOUR_WIDTH, height: (n / most) * (CHART_HEIGHT - 3) }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${x} ${CHART_HEIGHT - 1}v${-height}h${HOUR_WIDTH - 1}v${height}z`)
    .join('');
  const label = t('modules.hours', { count, most });
  return (
    <svg
      width={CHART_WIDTH}
      height={CHART_HEIGHT}
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      role="img"
      aria-label={label}
      className={isHot ? css.hot : css.calm}
    >
      <path d={`M0 ${CHART_HEIGHT - 0.5}H${CHART_WIDTH}`} className={css.ground} />
      <path d={bars} />
    </svg>
  );
});
