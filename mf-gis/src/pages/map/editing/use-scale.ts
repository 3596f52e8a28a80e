import { formatNumber } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { useEffect, useState } from 'react';

/** Circumference of the web map's sphere at the equator, in metres. */
const EQUATOR_METRES = 40_075_016.686;
/** Width of the world in pixels at zoom 0. */
const WORLD_WIDTH_PX = 512;
/** Size of a CSS pixel in metres (CSS Values 4, section 6.2: 1 in = 96 px). */
const METRES_PER_CSS_PIXEL = 0.0254 / 96;

/** Denominator of the map's scale at a latitude, with two significant digits. */
export function scaleAt(latitude: number, zoom: number): number {
  const metres = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (WORLD_WIDTH_PX * 2 ** zoom);
  return Number((metres / METRES_PER_CSS_PIXEL).toPrecision(2));
}

/** Scale at the centre of the map, "1 : 36 000"; empty until the map is ready. */
export function useScale(map: MapHandle | null): string {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!map) return undefined;
    const { mapbox } = map;
    const read = () => setScale(scaleAt(mapbox.getCenter().lat, mapbox.getZoom()));
    read();
    mapbox.on('moveend', read);
    return () => void mapbox.off('moveend', read);
  }, [map]);
  return scale > 0 ? `1 : ${formatNumber(scale)}` : '';
}
