import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import css from './badge.module.css';

export type BadgeTone = 'neutral' | 'coral' | 'sand' | 'reef' | 'lagoon' | 'violet';

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A state as a single word. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone])}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}

export interface CountProps {
  children: ReactNode;
  /** Draws attention: something waits for this person. */
  isHot?: boolean;
}

/** A number beside a menu entry or a tab. */
export function Count({ children, isHot = false }: CountProps) {
  return <span className={cx(css.count, isHot && css.coral)}>{children}</span>;
}
