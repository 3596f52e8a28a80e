import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { NEAR_KM, type Near, type Place } from '@ciguawatch/shared/domain/geo/place';
import { useEffect, useRef, useState } from 'react';
import { lists } from '../../../stores/report-lists';
import { useReportChange } from '../form/report-field';
import { devicePosition, type PositionFault } from './position';
import { proposeIslands } from './propose';

interface PointState {
  /** islands near the point, the nearest first; null before a point was set */
  near: readonly Near<Place>[] | null;
  locating: boolean;
  fault: PositionFault | null;
  set: (point: Position) => void;
  locate: () => void;
  clear: () => void;
}

/** The point of the catch: set it by hand or by the device, and take the nearest island for it. */
export function usePoint(): PointState {
  const change = useReportChange();
  const [near, setNear] = useState<readonly Near<Place>[] | null>(null);
  const [locating, setLocating] = useState(false);
  const [fault, setFault] = useState<PositionFault | null>(null);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const set = (point: Position) => {
    asked.current?.abort();
    const control = new AbortController();
    asked.current = control;
    change({ case_geom: { type: 'Point', coordinates: point } });
    void proposeIslands(lists.places, point, control.signal).then((found) => {
      if (control.signal.aborted) return;
      setNear(found);
      const first = found[0];
      if (first && first.km <= NEAR_KM) change({ case_location_id: first.place.id });
    });
  };
  const locate = () => {
    setLocating(true);
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
