import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './map.module.css';
import { useMap } from './map-context';

export interface PinnedProps {
  /** longitude in any form, and latitude */
  lng: number;
  lat: number;
  children: ReactNode;
}

/** Keeps its content centred on a position of the map while it moves; absent outside of the view and without a map. */
export function Pinned({ lng, lat, children }: PinnedProps) {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!map) return undefined;
    const place = () => {
      const element = box.current;
      if (!element) return;
      const { x, y } = map.project([lng, lat]);
      const { clientWidth, clientHeight } = map.mapbox.getContainer();
      const out = x < -40 || y < -40 || x > clientWidth + 40 || y > clientHeight + 40;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.display = out ? 'none' : '';
    };
    place();
    return map.onMove(place);
  }, [map, lng, lat]);
  if (!map) return null;
  return (
    <div ref={box} className={css.pinned}>
      {children}
    </div>
  );
}
