import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { DEFAULT_VIEW } from '@ciguawatch/shared/ui/map/map-space';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { COVERED } from '../view/covered';
import { writeView } from '../view/view-param';

const START = writeView(DEFAULT_VIEW);

/**
 * The islands that the page showed before its scripts came, over the map until that has drawn its own, or shows another
 * view. Nothing where the page showed none.
 */
export function StillLand({ map, wide }: { map: MapHandle | null; wide: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  // Before the page takes the first view away (use-take-over.ts), which it does after its parts were drawn.
  useLayoutEffect(() => {
    const land = document.querySelector('#first [data-still-land]');
    if (land) box.current?.append(land);
  }, []);
  useEffect(() => {
    if (!map || !box.current?.firstChild) return undefined;
    const { mapbox } = map;
    const look = () => {
      if (mapbox.getContainer().dataset.mapDrawn !== 'true' && writeView(map.view()) === START) return;
      box.current?.replaceChildren();
      stop();
    };
    const stop = () => {
      mapbox.off('idle', look);
      mapbox.off('move', look);
    };
    mapbox.on('idle', look);
    mapbox.on('move', look);
    return stop;
  }, [map]);
  const { left, right, top, bottom } = wide ? COVERED.wide : COVERED.narrow;
  return (
    <div
      ref={box}
      style={{
        position: 'absolute',
        // No line of text around the picture, which would lower it.
        display: 'flex',
        left: `calc(50% + ${(left - right) / 2}px)`,
        top: `calc(50% + ${(top - bottom) / 2}px)`,
      }}
    />
  );
}
