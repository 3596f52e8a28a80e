import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import { Icon, type IconName } from '../foundation/icon';
import css from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  icon?: IconName;
  /** At the end of the heading. */
  actions?: ReactNode;
  /** Heading level in the page. */
  level?: 2 | 3;
  /** Without padding, so that content reaches the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card: a block with a title on its own background. */
export function Card({ title, icon, actions, level = 2, flush = false, className, children }: CardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={cx(css.card, flush && css.flush, className)}>
      {(title || actions) && (
        <header className={css.head}>
          {icon && <Icon name={icon} className={css.icon} />}
          {title && <Title className={css.title}>{title}</Title>}
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
