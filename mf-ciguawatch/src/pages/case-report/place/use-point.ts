import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { isFarFrom, NEAR_KM, type Near, type Place } from '@ciguawatch/shared/domain/geo/place';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useForm } from '@ciguawatch/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { fetchBoxes, placesWithBoxes, waitForBoxes } from '../../../places/places-with-boxes';
import { lists } from '../../../report/report-lists';
import { useReportChange } from '../form/report-field';
import { devicePosition, type PositionFault } from './position';
import { proposeIslands } from './propose';

interface PointState {
  /** islands near the point, the nearest first; null before a point was set */
  near: readonly Near<Place>[] | null;
  /** whether the device is determining its position */
  locating: boolean;
  /** why the last attempt gave no position */
  fault: PositionFault | null;
  /** sets the point and proposes the nearest island as the place */
  set: (point: Position) => void;
  /** sets the point to the position of the device */
  locate: () => void;
  clear: () => void;
}

/**
 * State of the point of the catch. Setting it also chooses the nearest island, unless a place was chosen by
 * name.
 */
export function usePoint(): PointState {
  const change = useReportChange();
  const [near, setNear] = useState<readonly Near<Place>[] | null>(null);
  const [locating, setLocating] = useState(false);
  const [fault, setFault] = useState<PositionFault | null>(null);
  const form = useForm<ReportValues>();
  const asked = useRef<AbortController>(undefined);
  /** place proposed for the previous point, which a new point may replace; a place chosen by name stays */
  const proposed = useRef<number | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  const set = (point: Position) => {
    asked.current?.abort();
    const control = new AbortController();
    asked.current = control;
    change({ case_geom: { type: 'Point', coordinates: point } });
    const found = waitForBoxes().then(() => proposeIslands(placesWithBoxes(), point, control.signal));
    void found.then((islands) => {
      if (control.signal.aborted) return;
      setNear(islands);
      const [first] = islands;
      if (!first || first.km > NEAR_KM || isChosen(form.values.case_location_id, point)) return;
      proposed.current = first.place.id;
      change({ case_location_id: first.place.id });
    });
  };
  /**
   * Whether the reporter chose this place by name. An archipelago or country counts only if the point is far
   * from it, since an island inside it is more precise.
   */
  const isChosen = (id: number | null, point: Position) => {
    const place = id === null || id === proposed.current ? undefined : lists.place(id);
    return place !== undefined && (place.type === 'I' || place.type === 'L' || isFarFrom(place, point));
  };
  const locate = () => {
    setLocating(true);
    void fetchBoxes();
    setFault(null);
    devicePosition()
      .then(set, (why: PositionFault) => setFault(why))
      .finally(() => setLocating(false));
  };
  const clear = () => {
    asked.current?.abort();
    setNear(null);
    change({ case_geom: null });
  };
  return { near, locating, fault, set, locate, clear };
}
