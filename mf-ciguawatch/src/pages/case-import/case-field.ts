import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';

/** Questions that several columns answer, or that follow from others. */
type Apart = 'case_location_id' | 'case_geom' | 'time_known' | 'specie_known';

/**
 * Field that a column of a list can be assigned to: each question of a report, its place by name on three levels and
 * its point by halves, the parts in one column, and numbers by which a row is recognised.
 */
export type CaseField =
  | Exclude<AskedField, Apart>
  | 'place'
  | 'island'
  | 'archipelago'
  | 'latitude'
  | 'longitude'
  | 'coordinates'
  | 'parts'
  | 'ref'
  | 'portal_id'
  | 'portal_uuid';
