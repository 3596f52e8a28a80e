import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Fault } from '@ciguawatch/shared/domain/outline/fault';
import { boxCenter, findFar } from '@ciguawatch/shared/domain/outline/find-far';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';
import { useEffect, useState } from 'react';
import type { Drawing } from '../../../outline/drawing';

/** Milliseconds without changes before an outline is checked, which takes half a second for the largest. */
const CHECK_DELAY_MS = 200;

/**
 * Faults of a drawing, and a warning when it is far from its country. A point has no faults; a missing
 * outline is reported by the form.
 * @param places label points of the country's other places
 */
export function faultsOfDrawing({ outline, point }: Drawing, places: readonly Position[]): Fault[] {
  if (outline.length === 0) return point ? findFar(point, places) : [];
  const middle = boxCenter(outline);
  return [...findFaults(outline), ...(middle ? findFar(middle, places) : [])];
}

/** The faults shortly after each change; null while unknown. */
export function useFaults(drawing: Drawing, places: readonly Position[]): readonly Fault[] | null {
  const [known, setKnown] = useState<{ of: Drawing; faults: Fault[] } | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setKnown({ of: drawing, faults: faultsOfDrawing(drawing, places) }),
      CHECK_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [drawing, places]);
  return known?.of === drawing ? known.faults : null;
}
