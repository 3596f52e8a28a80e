import { type RefObject, useEffect, useRef } from 'react';
import { type CaseListCommand, commandOf, takesLetters } from './list-keys';

/**
 * Runs the command of a key pressed inside the case list or with nothing focused. Dialogs and menus are outside
 * `screen` in the DOM and handle their keys themselves.
 */
export function useCaseListKeys(
  screen: RefObject<HTMLElement | null>,
  run: (command: CaseListCommand) => void,
): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (e: KeyboardEvent) => {
      const target = e.target as Element;
      if (e.defaultPrevented || (target !== document.body && !screen.current?.contains(target))) return;
      const command = commandOf(e, takesLetters(target));
      if (!command) return;
      e.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [screen]);
}
