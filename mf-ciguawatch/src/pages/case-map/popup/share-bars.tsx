import { formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';
import css from './share-bars.module.css';

/** A bar with its label and count. */
export interface ShareBar {
  key: string;
  label: string;
  count: number;
  /** Drawn in grey, for reports of unknown fish. */
  quiet?: boolean;
}

/** A list of counts with horizontal bars, readable without them. */
export function ShareBars({ bars, label }: { bars: readonly ShareBar[]; label: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={css.bars} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className={css.label}>{bar.label}</span>
          <span className={css.track} aria-hidden="true">
            <i data-quiet={bar.quiet} style={{ width: `${(bar.count / most) * 100}%` }} />
          </span>
          <span className={css.value}>{formatNumber(bar.count)}</span>
        </li>
      ))}
    </ul>
  );
}
