import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useRef } from 'react';

/** Tells that an act failed, and takes that back. */
interface Failure {
  tell: (title: string, thrown: unknown) => void;
  /** Called once the act succeeded, which no toast says: "could not be saved" would stand over what is saved. */
  over: () => void;
}

/**
 * Toasts of failures of one act and its object: a later one replaces the earlier.
 * @param about the act and its object, for example `note 5`
 */
export function useFailure(about: string): Failure {
  const shown = useRef<number | null>(null);
  const over = () => {
    if (shown.current !== null) toasts.dismiss(shown.current);
    shown.current = null;
  };
  const tell = (title: string, thrown: unknown) => {
    shown.current = toasts.error(title, errorText(thrown) ?? undefined, about);
  };
  return { tell, over };
}
