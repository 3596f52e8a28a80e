import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { useState } from 'react';
import { type CaseChoice, yearsOf } from '../../../public-cases/cases-choice';

/**
 * Number of years that a strip shows: at first `step`, more when an older year is chosen or `more` is called.
 * `before` is the first year shown if there are reports before it, else null.
 */
export function useYearSpan(
  step: number,
  counts: readonly Count[],
  choice: CaseChoice,
  currentYear: number,
): { span: number; before: number | null; more: () => void } {
  const [steps, setSteps] = useState(1);
  const chosen = yearsOf(choice, currentYear);
  const span = Math.max(step * steps, currentYear - Math.min(currentYear, ...chosen) + 1);
  const from = currentYear - span + 1;
  const earlier = counts.some(({ key, count }) => key < from && key > 0 && count > 0);
  return { span, before: earlier ? from : null, more: () => setSteps(Math.ceil(span / step) + 1) };
}
