import { type RefObject, useEffect, useRef } from 'react';

/**
 * Sets a CSS variable of the page to the height of an element while it is there, so that others end where it begins.
 * @param name such as `--banners-h`
 */
export function useHeightVariable(name: `--${string}`): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(name, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return box;
}
