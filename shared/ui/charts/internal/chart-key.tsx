import { useId } from 'react';
import type { ChartKeyEntry } from '../chart-data';
import css from './chart-key.module.css';

/** A sample of the chart's hatching. */
function HatchSwatch() {
  const id = useId();
  return (
    <svg width="26" height="14" aria-hidden="true">
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" className={css.ground} />
        <path d="M1 0V8" className={css.line} />
      </pattern>
      <rect x="0.5" y="0.5" width="25" height="13" fill={`url(#${id})`} className={css.frame} />
    </svg>
  );
}

const MARK_COMPONENTS: Record<ChartKeyEntry['mark'], () => React.ReactNode> = {
  gap: HatchSwatch,
  partly: () => (
    <span className={css.partly}>
      <HatchSwatch />
    </span>
  ),
  limit: () => (
    <svg width="26" height="14" aria-hidden="true">
      <path d="M13 0V14" className={css.limit} />
    </svg>
  ),
  official: () => (
    <svg width="20" height="3" aria-hidden="true">
      <rect width="20" height="3" className={css.official} />
    </svg>
  ),
  none: () => (
    <svg width="16" height="3" aria-hidden="true">
      <rect width="16" height="3" className={css.none} />
    </svg>
  ),
  alert: () => (
    <svg width="18" height="17" viewBox="-9.6 -9.6 19.2 17.6" aria-hidden="true">
      <path d="M0 -9 9 7H-9Z" className={css.alert} />
    </svg>
  ),
};

/** The key that explains the marks of a chart. */
export function ChartKey({ entries }: { entries: readonly ChartKeyEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={css.key}>
      {entries.map(({ mark, text }) => {
        const Mark = MARK_COMPONENTS[mark];
        return (
          <li key={text}>
            <Mark />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
