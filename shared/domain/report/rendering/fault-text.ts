import type { Fault } from '../report-rules';
import type { Labels } from './answer-labels';

/** Error message for an answer: what is wrong and how to correct it. */
export function faultText(
  { t, formats }: Pick<Labels, 't' | 'formats'>,
  { code, about, length, min, max, example }: Fault,
): string {
  const message = t(`report.fault_${code}${about ? `_${about}` : ''}`, { length, min, max });
  return example === undefined
    ? message
    : `${message}. ${t('report.example', { example: formats.number(example) })}`;
}
