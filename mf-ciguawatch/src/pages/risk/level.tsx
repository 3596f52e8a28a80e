import type { RiskLevel } from '@ciguawatch/shared/domain/statistics/risk-level';
import { RiskLine } from '@ciguawatch/shared/ui/art/risk-level';
import type { ReactNode } from 'react';
import css from './level.module.css';

/** How often a fish is reported, as a large headline. */
export const Level = ({ level, children }: { level: RiskLevel; children: ReactNode }) => (
  <RiskLine level={level} className={css.level}>
    {' '}
    {children}
  </RiskLine>
);
