import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { type Bbox, drawnBbox } from '@ciguawatch/shared/domain/geo/geometry';

/** The box around all places of some countries, in 0..360; null when none is known. */
export function managedBox(places: readonly Location[], countries: readonly number[]): Bbox | null {
  const boxes = places.flatMap(({ country, loca_bbox }) =>
    loca_bbox && countries.includes(country) ? [drawnBbox(loca_bbox as Bbox)] : [],
  );
  if (boxes.length === 0) return null;
  const side = (index: number, pick: (...all: number[]) => number) =>
    boxes.reduce((best, box) => pick(best, box[index]!), boxes[0]![index]!);
  return [side(0, Math.min), side(1, Math.min), side(2, Math.max), side(3, Math.max)];
}
