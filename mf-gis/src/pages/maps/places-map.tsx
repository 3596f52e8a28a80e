import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { type Bbox, drawnBbox } from '@ciguawatch/shared/domain/geo/geometry';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { ChartMap } from '@ciguawatch/shared/ui/map/map';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { Pinned } from '@ciguawatch/shared/ui/map/pinned';
import { useEffect, useState } from 'react';
import css from './page.module.css';

interface Props {
  /** The place to show; null shows all managed countries. */
  place: Location | null;
  /** Whether it is an island without outline, which is drawn as a marker. */
  missing: boolean;
  /** Box around all managed places, in 0..360. */
  all: Bbox | null;
  /** Height in pixels covered by the panel at the bottom. */
  below: number;
}

/** Zoom for a place without a box. */
const ZOOM_WITHOUT_BOX = 11;

/** The map beside the list. */
export function PlacesMap({ place, missing, all, below }: Props) {
  const t = useT('outlines');
  const [map, setMap] = useState<MapHandle | null>(null);
  const box = place?.loca_bbox ? drawnBbox(place.loca_bbox as Bbox) : place ? null : all;
  const asked = box?.join() ?? '';
  const at = place?.center?.join() ?? '';
  useEffect(() => {
    if (!map) return;
    const [west, south, east, north] = asked.split(',').map(Number);
    const [lng, lat] = at.split(',').map(Number);
    if (west !== undefined && south !== undefined && east !== undefined && north !== undefined)
      map.show([west, south, east, north], ZOOM_WITHOUT_BOX, 60);
    else if (lng !== undefined && lat !== undefined)
      map.moveTo({ center: [lng, lat], zoom: ZOOM_WITHOUT_BOX });
  }, [map, asked, at]);
  const [lng, lat] = place?.center ?? [];
  return (
    <ChartMap label={t('panel.map')} padding={{ bottom: below }} onReady={setMap}>
      {missing && lng !== undefined && lat !== undefined && (
        <Pinned lng={lng} lat={lat}>
          <span className={css.sign}>
            <Icon name="plus" size={22} />
          </span>
        </Pinned>
      )}
    </ChartMap>
  );
}
