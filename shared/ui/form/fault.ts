import type { ErrorCode } from '../../contract/error-codes';
import { codeText } from '../../runtime/i18n/error-text';
import { hasText } from '../../runtime/i18n/i18n';

/**
 * What is wrong with one value: a code of `contract/error-codes`, a sentence in the reader's language, or
 * an object with a code, whose sentence it brings along or the form finds (`faultText`). The code `required`
 * is that of a missing value, told later than one that is wrong.
 */
export type Fault = string | { code: string; text?: string };

/** Fault of a missing value, with a text of its own. */
export const missing = (text: string): Fault => ({ code: 'required', text });

/** Faults by the name of their field; a field without one is valid. */
export type Faults = Partial<Record<string, Fault>>;

export const codeOf = (fault: Fault): string => (typeof fault === 'string' ? fault : fault.code);

/** The sentence that a fault brings along, is, or has among the error codes. */
export function plainText(fault: Fault): string {
  if (typeof fault === 'object' && fault.text !== undefined) return fault.text;
  const code = codeOf(fault);
  return hasText('errors', `code.${code}`) ? codeText(code as ErrorCode) : code;
}
