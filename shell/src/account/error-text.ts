import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The sentence of what a form threw, following the language; nothing for no error. */
export function useErrorText(): (error: unknown) => string | null {
  useT('errors');
  return (error) => (error === null ? null : errorText(error));
}
