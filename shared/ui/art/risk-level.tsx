import type { ReactNode } from 'react';
import type { RiskLevel } from '../../domain/statistics/risk-level';
import { cx } from '../foundation/cx';
import { Pips } from './pips';
import css from './risk-level.module.css';

const PIPS: Record<RiskLevel, 0 | 1 | 2 | 3 | 4> = { none: 0, rarely: 1, sometimes: 2, often: 3, very: 4 };

interface RiskLineProps {
  level: RiskLevel;
  size?: 'sm';
  className: string | undefined;
  children: ReactNode;
}

/**
 * How often a fish is reported: pips and words in the colour of the level. It must never say "safe" or
 * "toxic".
 */
export const RiskLine = ({ level, size, className, children }: RiskLineProps) => (
  <p className={cx(css.level, className)} data-level={level}>
    <Pips level={PIPS[level]} of={4} {...(size && { size })} />
    {children}
  </p>
);
