import type { RiskLevel } from '@ciguawatch/shared/domain/statistics/statistics-risk';
import { Pips } from '@ciguawatch/shared/ui/art/pips';
import type { ReactNode } from 'react';
import css from './level.module.css';

const PIPS = { none: 0, little: 1, often: 2, very: 3 } as const;

/** How often a fish is reported: pips and words, never "safe" or "toxic". */
export function Level({ level, children }: { level: RiskLevel; children: ReactNode }) {
  return (
    <p className={css.level} data-level={level}>
      <Pips level={PIPS[level]} /> {children}
    </p>
  );
}
