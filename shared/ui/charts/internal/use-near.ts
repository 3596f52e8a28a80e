import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether an element has come near the viewport, or the page is being printed. Once true, it stays true.
 */
export function useNear(box: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (near || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const show = () => setNear(true);
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && show(),
      {
        rootMargin: '300px',
      },
    );
    watch.observe(element);
    const showNow = () => flushSync(show);
    window.addEventListener('beforeprint', showNow);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', showNow);
    };
  }, [box, near]);
  return near;
}
