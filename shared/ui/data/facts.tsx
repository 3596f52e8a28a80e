import type { ReactNode } from 'react';
import { cx } from '../foundation/cx';
import css from './facts.module.css';

interface FactsProps {
  /** name and value of each row */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** class that sets the gap between rows */
  className: string | undefined;
}

/** Names with values beside them; on phones one below the other. */
export const Facts = ({ facts, className }: FactsProps) => (
  <dl className={cx(css.facts, className)}>
    {facts.map(([name, value]) => (
      <div key={name} className={css.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
