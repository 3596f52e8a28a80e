import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

/** All answers, re-read at each change. */
export function useAllAnswers(): ReportValues {
  return useFormState<ReportValues>({ subscription: { values: true } }).values;
}

interface Props<K extends ReportField> {
  names: readonly K[];
  children: (answers: Pick<ReportValues, K>) => ReactNode;
}

/** Draws what depends on other answers. */
export function Watch<K extends ReportField>({ names, children }: Props<K>) {
  const values = useAllAnswers();
  const picked = Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<ReportValues, K>;
  return children(picked);
}
