import { useLocation, useSearchParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Choice, directoryFields } from './choice';

/** Milliseconds after the last letter until the URL follows, because browsers limit changes of the URL. */
const URL_DELAY_MS = 250;

/** The filters of a list, kept in the URL without history entries; typing does not wait for the URL. */
export function useChoice(): [Choice, (part: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const address = params.toString();
  const [choice, setChoice] = useState(() => directoryFields.read(params));
  const written = useRef(address);
  // The back button, or a link with other filters, has changed the URL.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setChoice(directoryFields.read(new URLSearchParams(address)));
  }, [address]);
  useEffect(() => {
    const next = directoryFields.write(new URLSearchParams(), choice);
    if (next.toString() === written.current) return;
    const write = () => {
      if (!location.pathname.endsWith(pathname) || next.toString() === written.current) return;
      written.current = next.toString();
      setParams(next, { replace: true });
    };
    const timer = setTimeout(write, URL_DELAY_MS);
    // Writes pending filters before a link is followed, so that the back button restores them.
    document.addEventListener('pointerdown', write);
    document.addEventListener('focusin', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', write);
      document.removeEventListener('focusin', write);
    };
  }, [choice, pathname, setParams]);
  const change = useCallback((part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part })), []);
  return [choice, change];
}
