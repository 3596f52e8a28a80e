import type { ReactNode } from 'react';
import { cx } from './cx';
import { Pips } from './pips';
import type { Severity } from './severity-scale';
import css from './severity-tag.module.css';
import { useUiT } from './ui-texts';

export interface SeverityTagProps {
  value: Severity;
  /** What has that strength, said before the word: "Nausea, medium". */
  children?: ReactNode;
}

const pips: Partial<Record<Severity, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3 };

/** A strength in colour, word and pips, for lists and reviews. */
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
