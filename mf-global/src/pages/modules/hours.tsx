import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';

const WIDTH = 120;
const HEIGHT = 26;
const STEP = WIDTH / 24;

/** Failures of the last 24 hours as bars, oldest on the left. */
export const Hours = observer(function Hours({ hours, isHot }: { hours: readonly number[]; isHot: boolean }) {
  const t = useT('modules');
  const most = Math.max(1, ...hours);
  const count = hours.reduce((sum, n) => sum + n, 0);
  const bars = hours
    .map((n, at) => ({ x: at * STEP, height: (n / most) * (HEIGHT - 3) }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${x} ${HEIGHT - 1}v${-height}h${STEP - 1}v${height}z`)
    .join('');
  const label = t('modules.hours', { count, most });
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className={isHot ? css.hot : css.calm}
    >
      <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className={css.ground} />
      <path d={bars} />
    </svg>
  );
});
