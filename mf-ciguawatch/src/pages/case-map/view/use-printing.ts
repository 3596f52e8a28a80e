import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Pixels across a sheet of A4 between its margins. */
const PAPER = 700;

/** A map's canvas keeps the size it has on the screen: paper shows it as large, made smaller. */
function measureMap(): void {
  const { style } = document.documentElement;
  const sheet = document.querySelector<HTMLElement>('[data-map-state]');
  const { clientWidth: width = 0, clientHeight: height = 0 } = sheet ?? {};
  if (width === 0) return;
  style.setProperty('--print-width', `${width}px`);
  style.setProperty('--print-height', `${height}px`);
  style.setProperty('--print-zoom', String(Math.min(1, PAPER / width)));
}

/** Whether the page is being printed: what only paper shows is drawn before the browser looks. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => {
      measureMap();
      flushSync(() => setPrinting(true));
    };
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}
