import { useEffect, useRef } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/**
 * Runs a function for a key of the page. Keys typed into fields and dialogs, held down, or pressed with
 * Control, Alt or Meta are ignored, because they are meant for the field or the browser.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
