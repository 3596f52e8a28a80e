import { useEffect, useState } from 'react';

/** Whether the page's fonts have loaded or failed; texts measured earlier would not fit. */
export function useFonts(): boolean {
  const [ready, setReady] = useState(typeof document.fonts === 'undefined');
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    void document.fonts.ready.then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [ready]);
  return ready;
}
