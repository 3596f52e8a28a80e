import type { Cluster } from '@ciguawatch/shared/ui/map/clusters/cluster-index';
import { ringRadius } from '@ciguawatch/shared/ui/map/clusters/ring-radius';
import type { MapPadding } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { type RefObject, useEffect, useRef } from 'react';

/** Distance in pixels kept between what must be visible and the edges. */
const EDGE_MARGIN_PX = 12;

/**
 * Pixels by which the range `from`..`to` must move to lie within `least`..`most`; a range too long for that
 * keeps its start inside.
 */
export function shift(from: number, to: number, least: number, most: number): number {
  if (from < least) return from - least;
  return to > most ? Math.min(to - most, from - least) : 0;
}

/** The map in which a popup must fit. */
export interface PopupRoom {
  map: MapHandle | null;
  /** Pixels at the edges that panels cover. */
  padding: MapPadding;
  wide: boolean;
}

/**
 * Moves the map so that an opened ring and its popup are visible. On a wide screen the popup hangs below the
 * ring and must avoid the panels; on a narrow one it covers the lower part of the map.
 */
export function usePopupRoom(
  cluster: Pick<Cluster, 'lng' | 'lat' | 'count'>,
  popup: RefObject<HTMLElement | null>,
  { map, padding, wide }: PopupRoom,
): void {
  const { left = 0, right = 0, top = 0, bottom = 0 } = padding;
  const now = useRef(cluster);
  now.current = cluster;
  useEffect(() => {
    const element = popup.current;
    if (!map || !element) return undefined;
    const fit = () => {
      const ring = now.current;
      const radius = ringRadius(ring.count);
      const frame = map.mapbox.getContainer().getBoundingClientRect();
      const { x, y } = map.project([ring.lng, ring.lat]);
      const box = element.getBoundingClientRect();
      const upper = y - radius - EDGE_MARGIN_PX;
      const dx = wide
        ? shift(box.left - frame.left, box.right - frame.left, left, frame.width - right - EDGE_MARGIN_PX)
        : shift(x - radius, x + radius, EDGE_MARGIN_PX, frame.width - EDGE_MARGIN_PX);
      const dy = wide
        ? shift(upper, box.bottom - frame.top, top, frame.height - bottom - EDGE_MARGIN_PX)
        : shift(upper, y + radius + EDGE_MARGIN_PX, top, box.top - frame.top);
      if (dx !== 0 || dy !== 0) map.panBy(dx, dy);
    };
    // Fits again when the popup grows as its figures arrive, but no longer after the person has moved the
    // map.
    const sizes = new ResizeObserver(fit);
    const own = ({ originalEvent }: { originalEvent?: unknown }) => originalEvent && sizes.disconnect();
    sizes.observe(element);
    map.mapbox.on('movestart', own);
    return () => {
      sizes.disconnect();
      map.mapbox.off('movestart', own);
    };
  }, [map, wide, popup, left, right, top, bottom]);
}
