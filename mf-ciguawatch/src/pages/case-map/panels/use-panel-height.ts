import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the style sheet how high the panel at the bottom of the map is, as `--panel-height` of the page: it grows
 * with the reader's font, language and roles, and the map's own buttons stand above it.
 * @returns ref for the panel, a child of the page
 */
export function usePanelHeight(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = panel.current;
    if (!shown || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() =>
      shown.parentElement?.style.setProperty('--panel-height', `${shown.offsetHeight}px`),
    );
    sizes.observe(shown, { box: 'border-box' });
    return () => sizes.disconnect();
  }, []);
  return panel;
}
