import { useEffect, useState } from 'react';

/** Whether the page's fonts are there, or have failed: texts measured before would not fit after. */
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
