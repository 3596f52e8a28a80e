import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { type Bbox, drawnBbox } from '@ciguawatch/shared/domain/geo/geometry';
import type { MapHandle } from '@ciguawatch/shared/ui/map/map-context';
import { useEffect, useRef } from 'react';
import type { EditState } from '../../../outline/edit-state';

interface Wish {
  /** a stored place is shown where it lies */
  isNew: boolean;
  parent: number | null;
  state: Drawn;
}
type Drawn = Pick<EditState, 'history' | 'sketch'>;

/** Whether nothing is drawn yet, so that the map may move without taking anything out of sight. */
const isBlank = ({ history: { now }, sketch }: Drawn): boolean =>
  now.outline.length === 0 && !now.point && sketch.length === 0;

/**
 * Moves the map once to the archipelago or island that a new place is attached to: on the map of the whole country an islet
 * would be drawn far too large.
 * @param parent id of the place that is chosen; null for none
 */
export function useParentView(
  map: MapHandle | null,
  places: readonly Location[],
  { isNew, parent, state }: Wish,
): void {
  const shown = useRef<number | null>(null);
  const box = places.find(({ id }) => id === parent)?.loca_bbox ?? null;
  const isFree = isNew && isBlank(state);
  useEffect(() => {
    if (!map || !box || !isFree || shown.current === parent) return;
    shown.current = parent;
    map.show(drawnBbox(box as Bbox), 12, 70);
  }, [map, box, isFree, parent]);
}
