import { useEffect, useRef } from 'react';
import { takesLetters } from '../../../case-list/keys/list-keys';

/** Whether a key is meant for the browser, a field, or what is open over the page. */
const isElsewhere = (event: KeyboardEvent): boolean =>
  [event.ctrlKey, event.altKey, event.metaKey, event.repeat, event.defaultPrevented].includes(true) ||
  takesLetters(event.target) ||
  (event.target instanceof Element && event.target.closest(OVER) !== null);

const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Runs a function for a key of the case page. Keys typed into fields and dialogs, held down, or pressed with
 * Control, Alt or Meta are left to the field or the browser.
 * @param isAsking whether a dialog is open or still loading
 */
export function useCaseKeys(isAsking: boolean, keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef({ isAsking, keys });
  latest.current = { isAsking, keys };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (latest.current.isAsking || isElsewhere(event)) return;
      const act = latest.current.keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
