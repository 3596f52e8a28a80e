import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import { arcs } from './ring-arcs';
import css from './spinner.module.css';

export interface SpinnerProps {
  /** Side in CSS pixels. */
  size?: number;
  /**
   * Accessible name: what is loading. `null` hides the spinner from screen readers where text already says
   * it.
   */
  label?: string | null;
  className?: string;
}

const segments = arcs(6, 20, 24);

/** The logo's ring, rotating while something is loading. */
export function Spinner({ size = 24, label, className }: SpinnerProps) {
  const t = useUiT();
  const name = label === null ? undefined : (label ?? t('spinner.loading'));
  return (
    <svg
      className={cx(css.spinner, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      {segments.map((d, i) => (
        <path key={d} d={d} className={i < 4 ? css.on : css.off} />
      ))}
    </svg>
  );
}
