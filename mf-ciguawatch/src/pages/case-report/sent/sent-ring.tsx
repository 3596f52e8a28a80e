import { arcs } from '@ciguawatch/shared/ui/art/ring-arcs';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import css from './sent.module.css';

type Tone = 'stored' | 'waiting' | 'refused';
const ICONS: Record<Tone, IconName> = { stored: 'check', waiting: 'hourglass', refused: 'x' };

/** The closed ring of the six sections, with how it ended. */
export function SentRing({ tone }: { tone: Tone }) {
  return (
    <span className={cx(css.ring, css[tone])} aria-hidden="true">
      <svg viewBox="0 0 48 48" width={120} height={120} aria-hidden="true">
        {arcs(6, 20, 24).map((d) => (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={4} />
        ))}
      </svg>
      <Icon name={ICONS[tone]} size={56} />
    </span>
  );
}
