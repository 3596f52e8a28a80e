import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { connectivity } from '../../runtime/http/connectivity';

/**
 * Repeats a failed reading when calls to the server succeed again, so that nobody has to watch for the network.
 * Does nothing while the server responds: an error that it answered would only be answered again.
 * @param retry undefined where the reading cannot be repeated
 */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(
    () =>
      reaction(
        () => connectivity.online,
        (online) => {
          if (online) latest.current?.();
        },
      ),
    [],
  );
}
