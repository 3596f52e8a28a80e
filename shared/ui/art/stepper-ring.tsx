import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import css from './ring.module.css';
import { arcs } from './ring-arcs';

export interface StepperRingProps {
  /** Current step, from 1. */
  step: number;
  total: number;
  /** Side in CSS pixels. */
  size?: number;
}

/** Progress through the sections of a form, drawn as motu around a lagoon. */
export function StepperRing({ step, total, size = 64 }: StepperRingProps) {
  const t = useUiT();
  return (
    <svg
      className={css.ring}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role="img"
      aria-label={t('ring.step', { step, total })}
    >
      {arcs(total, 20, 24).map((d, i) => (
        <path key={d} d={d} className={i < step ? css.on : css.off} />
      ))}
      <text x="24" y="30" className={css.number}>
        {step}
      </text>
    </svg>
  );
}

/** An empty ring: shown where a list has no entries. */
export function HollowRing({ size = 72 }: { size?: number }) {
  return (
    <svg className={cx(css.ring, css.thin)} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {arcs(9, 20, 24, 0.36).map((d) => (
        <path key={d} d={d} className={css.off} />
      ))}
    </svg>
  );
}
