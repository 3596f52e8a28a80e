import { cx } from '../foundation/cx';
import css from './pips.module.css';

interface PipsProps {
  /** number of filled pips */
  level: 0 | 1 | 2 | 3 | 4;
  of?: 3 | 4;
  size?: 'md' | 'sm';
}

/**
 * Three or four pips of which some are filled: a severity or level without colour. Decoration beside a
 * word.
 */
export function Pips({ level, of = 3, size = 'md' }: PipsProps) {
  return (
    <span className={cx(css.pips, size === 'sm' && css.sm)} aria-hidden="true">
      {Array.from({ length: of }, (_, i) => i + 1).map((i) => (
        <i key={i} className={i <= level ? css.on : undefined} />
      ))}
    </span>
  );
}
