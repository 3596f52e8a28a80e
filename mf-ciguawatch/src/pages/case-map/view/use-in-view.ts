import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { useEffect, useState } from 'react';

/** Reports at the places that the map shows now; null without a map or figures. */
export function useInView(map: MapHandle | null, figures: MapFigures | null): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!map || !figures) {
      setCount(null);
      return undefined;
    }
    const read = () => {
      const { clientWidth, clientHeight } = map.mapbox.getContainer();
      const seen = figures.places.filter(({ lng, lat }) => {
        const { x, y } = map.project([lng, lat]);
        return x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
      });
      setCount(seen.reduce((sum, place) => sum + place.count, 0));
    };
    read();
    map.mapbox.on('moveend', read);
    return () => {
      map.mapbox.off('moveend', read);
    };
  }, [map, figures]);
  return count;
}
