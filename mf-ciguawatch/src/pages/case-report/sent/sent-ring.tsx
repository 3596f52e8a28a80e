import { arcs } from '@ciguawatch/shared/ui/art/ring-arcs';
import { cx } from '@ciguawatch/shared/ui/foundation/cx';
import { Icon, type IconName } from '@ciguawatch/shared/ui/foundation/icon';
import css from './sent.module.css';

type Tone = 'stored' | 'waiting' | 'refused' | 'sending';
const ICONS: Record<Tone, IconName | null> = {
  stored: 'check',
  waiting: 'hourglass',
  refused: 'x',
  sending: null,
};

/**
 * Ring of six arcs, one per form section, with an icon for the outcome; animated while the report is being
 * sent.
 */
export function SentRing({ tone }: { tone: Tone }) {
  const icon = ICONS[tone];
  return (
    <span className={cx(css.ring, css[tone])} aria-hidden="true">
      <svg viewBox="0 0 48 48" width={120} height={120} aria-hidden="true">
        {arcs(6, 20, 24).map((d) => (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={4} />
        ))}
      </svg>
      {icon && <Icon name={icon} size={56} />}
    </span>
  );
}
