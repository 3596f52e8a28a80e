import type { ErrorCode } from '../../contract/error-codes';
import { codeText } from '../../runtime/i18n/error-text';
import { hasText } from '../../runtime/i18n/i18n';

/**
 * What is wrong with one value: an error code of `contract/error-codes`, a translated sentence, or an
 * object with a code and optionally its sentence (otherwise `faultText` provides it). `required` marks a
 * missing value, which is shown later than a wrong one.
 */
export type Fault = string | { code: string; text?: string };

/** Fault of a missing value, with its own text. */
export const missing = (text: string): Fault => ({ code: 'required', text });

/** Faults by field name; fields without one are valid. */
export type Faults = Partial<Record<string, Fault>>;

export const codeOf = (fault: Fault): string => (typeof fault === 'string' ? fault : fault.code);

/** The sentence of a fault: its own text, the string itself, or the text of its error code. */
export function plainText(fault: Fault): string {
  if (typeof fault === 'object' && fault.text !== undefined) return fault.text;
  const code = codeOf(fault);
  return hasText('errors', `code.${code}`) ? codeText(code as ErrorCode) : code;
}
