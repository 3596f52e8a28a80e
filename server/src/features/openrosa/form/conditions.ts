import { type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';

/** An answer of another field as an expression. */
export const answerOf = (field: string): string => `\${${field}}`;

/** Whether another field has an answer, or has another one; null where the form has no such question. */
function compared(
  [field, answer]: readonly [field: string, answer: string | boolean],
  sign: '=' | '!=',
): string | null {
  const { kind } = definitionOf(field as AskedField);
  // The hour counts as known once it is answered.
  if (kind === 'untick') return null;
  const code = typeof answer === 'string' ? answer : answer ? 'yes' : 'no';
  return `${answerOf(field)} ${sign} '${code}'`;
}

/** Whether a field is asked at all, as an expression; undefined when it always is. */
export function relevance(field: AskedField): string | undefined {
  const { after, unless, staff } = definitionOf(field);
  const conditions = [
    // As in the portal's form: health staff who report a patient.
    staff ? `${answerOf('profile')} = '1'` : null,
    after ? compared(after, '=') : null,
    unless ? compared(unless, '!=') : null,
  ].filter((one) => one !== null);
  return conditions.length > 0 ? conditions.join(' and ') : undefined;
}
