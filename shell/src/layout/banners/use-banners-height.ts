import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets the CSS variable `--banners-h` to the height of the banners, so that full-height pages and the side
 * menu end at the bottom of the window.
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
