import { cx } from '../foundation/cx';
import css from './pips.module.css';

/** One to three filled pips of three: the strength, told without colour. Decoration beside a word. */
export function Pips({ level, size = 'md' }: { level: 0 | 1 | 2 | 3; size?: 'md' | 'sm' }) {
  return (
    <span className={cx(css.pips, size === 'sm' && css.sm)} aria-hidden="true">
      {[1, 2, 3].map((i) => (
        <i key={i} className={i <= level ? css.on : undefined} />
      ))}
    </span>
  );
}
