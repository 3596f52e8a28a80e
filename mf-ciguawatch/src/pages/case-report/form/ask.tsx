import type { ReportField } from '@ciguawatch/shared/domain/report/report-values';
import type { ReactNode } from 'react';

const idOf = (name: ReportField) => `ask-${name}`;

interface Props {
  name: ReportField;
  className?: string | undefined;
  children: ReactNode;
}

/** Where a question stands, so that the list of errors can lead to it. */
export function Ask({ name, className, children }: Props) {
  return (
    <div id={idOf(name)} className={className}>
      {children}
    </div>
  );
}

/** Brings the keyboard to a question: its input first, its buttons only where it has none. */
export function focusQuestion(name: ReportField): void {
  const question = document.getElementById(idOf(name));
  const control =
    question?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea') ??
    question?.querySelector<HTMLElement>('button');
  control?.focus();
  control?.scrollIntoView?.({ block: 'center' });
}
