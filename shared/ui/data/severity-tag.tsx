import type { ReactNode } from 'react';
import { Pips } from '../art/pips';
import type { Severity } from '../fields/severity-scale';
import { cx } from '../foundation/cx';
import { useUiT } from '../foundation/ui-texts';
import css from './severity-tag.module.css';

export interface SeverityTagProps {
  value: Severity;
  /** Name of the symptom, printed before the severity: "Nausea, medium". */
  children?: ReactNode;
}

const pips: Partial<Record<Severity, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3 };

/** A severity as colour, word and pips, for lists and reviews. */
export function SeverityTag({ value, children }: SeverityTagProps) {
  const t = useUiT();
  const level = pips[value];
  return (
    <span className={cx(css.tag, css[`v${value}`])}>
      {children ? (
        <>
          {children}, {t(`severity.${value}`).toLocaleLowerCase()}
        </>
      ) : (
        t(value === 'Y' ? 'severity.present' : `severity.${value}`)
      )}
      {level && <Pips level={level} />}
    </span>
  );
}
