import type { EditAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { DEFAULT_VIEW, type MapView } from '@ciguawatch/shared/ui/map/map-space';
import { useEffect, useRef } from 'react';
import { readView, writeView } from './view-param';

/**
 * Keeps the map's view and the URL in step: moving the map updates the URL, and a changed URL moves the map.
 */
export function useMapView(
  params: URLSearchParams,
  edit: EditAddress,
  map: MapHandle | null,
): { view: MapView; onView: (view: MapView) => void } {
  const text = params.get('view');
  const written = useRef(text);
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    map?.moveTo(readView(text));
  }, [text, map]);
  const onView = (view: MapView) => {
    const now = writeView(view);
    if (now === (written.current ?? writeView(DEFAULT_VIEW))) return;
    written.current = now;
    edit((params) => {
      params.set('view', now);
      return params;
    });
  };
  return { view: readView(text), onView };
}
