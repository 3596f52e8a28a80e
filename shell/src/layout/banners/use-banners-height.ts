import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the style sheets how high the banners are (`--banners-h`), so that a page that fills the
 * window, or the side menu, ends where the window ends.
 */
export function useBannersHeight(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--banners-h', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
