import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { PointPrecision } from '@ciguawatch/shared/domain/case-list/export-fields';
import { groupOfReport } from '@ciguawatch/shared/domain/case-table/group-of-species';
import type { ListNames } from '../names';

type Point = [longitude: number, latitude: number];

/** A row of an export with its point and group. */
export type PlacedRow = Record<string, unknown> & {
  id: number;
  case_geom: { coordinates: Point } | null;
  /** reported point, or label point of the finest known place (RFC 7946 order) */
  point: Point | null;
  precision: PointPrecision | null;
};

/** Columns read for every case, whatever the export contains. */
export const NEEDED = [
  'case_geom',
  'case_location_id',
  'case_location',
  'case_island',
  'case_archi',
  'case_country',
  'specie_id',
  'phenotype_id',
] as const satisfies CaseListColumnName[];

const PRECISION = { L: 'locality', I: 'island', A: 'archipelago', C: 'country' } as const;

/** Adds to a case the group of its species and, if possible, a point. */
export function withPoint(row: Record<string, unknown> & { id: number }, names: ListNames): PlacedRow {
  const { case_geom, specie_id, phenotype_id } = row as PlacedRow & {
    specie_id: number | null;
    phenotype_id: number | null;
  };
  return {
    ...row,
    case_geom,
    phenotype_id: groupOfReport({ specie_id, phenotype_id }, (id) => names.species.get(id)?.phenotype_id),
    ...(case_geom ? { point: case_geom.coordinates, precision: 'reported' } : labelPoint(row, names)),
  };
}

function labelPoint(
  { case_location_id, case_location, case_island, case_archi }: Record<string, unknown>,
  { places }: ListNames,
): Pick<PlacedRow, 'point' | 'precision'> {
  for (const id of [case_location_id, case_location, case_island, case_archi]) {
    const place = typeof id === 'number' ? places.get(id) : undefined;
    if (place?.center) return { point: place.center, precision: PRECISION[place.type] };
  }
  return { point: null, precision: null };
}
