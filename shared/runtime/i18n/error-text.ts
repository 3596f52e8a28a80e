import type { ErrorCode } from '../../contract/error-codes';
import { asApiError } from '../http/api-error';
import { provideTexts, translate } from './i18n';

// Error texts have a chunk of their own, because the home page sends nothing and needs none.
provideTexts('errors', {
  fr_FR: () => import(/* webpackChunkName: "errors-fr" */ './locales/fr_FR.json'),
  en_US: () => import(/* webpackChunkName: "errors-en" */ './locales/en_US.json'),
});

/** The sentence of an error code in the reader's language: what happened, then what to do. */
export function codeText(code: ErrorCode, vars?: Record<string, string | number>): string {
  return translate('errors', `code.${code}`, vars);
}

/** The sentence of a failed call; null for a cancelled one, of which nothing is shown. */
export function errorText(thrown: unknown): string | null {
  const error = asApiError(thrown);
  if (error.aborted) return null;
  const seconds = error.retryAfter;
  if (error.code === 'too_many_requests' && seconds !== undefined) {
    return translate('errors', 'wait.minutes', { count: Math.max(1, Math.ceil(seconds / 60)) });
  }
  return codeText(error.code);
}
