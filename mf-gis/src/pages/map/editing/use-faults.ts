import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Fault } from '@ciguawatch/shared/domain/outline/fault';
import { findFar, middleOf } from '@ciguawatch/shared/domain/outline/find-far';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';
import { useEffect, useState } from 'react';
import type { Drawing } from '../../../outline/drawing';

/** Milliseconds of rest before an outline is looked through: half a second of work for the largest. */
const REST = 200;

/**
 * What is wrong with a drawing, and a warning where it lies far from its country. A point has no faults; an outline of
 * nothing is said by the form.
 * @param places label points of the country's other places
 */
export function faultsOfDrawing({ outline, point }: Drawing, places: readonly Position[]): Fault[] {
  if (outline.length === 0) return point ? findFar(point, places) : [];
  const middle = middleOf(outline);
  return [...findFaults(outline), ...(middle ? findFar(middle, places) : [])];
}

/** The same a moment after each change; null while it is not known. */
export function useFaults(drawing: Drawing, places: readonly Position[]): readonly Fault[] | null {
  const [known, setKnown] = useState<{ of: Drawing; faults: Fault[] } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ of: drawing, faults: faultsOfDrawing(drawing, places) }), REST);
    return () => clearTimeout(timer);
  }, [drawing, places]);
  return known?.of === drawing ? known.faults : null;
}
