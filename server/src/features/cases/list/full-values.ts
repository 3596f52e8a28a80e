import { EDITOR_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { editorTables, editorValues } from '../row-values';

/** SQL of the time zone of a case: that of its place, else of the nearest place above it that has one. */
const zone = `coalesce(
  (select spot.timezone from location spot where spot.id = c.case_location_id),
  island.timezone,
  (select archi.timezone from location archi where archi.id = c.case_archi),
  (select land.timezone from location land where land.type = 'C' and land.country = c.case_country limit 1),
  '${DEFAULT_ZONE}')`;

/** SQL of the columns that only editors of the country read. */
const VALUES: Record<(typeof EDITOR_COLUMNS)[number], string> = {
  case_purchase_place_type: 'c.case_purchase_place_type',
  // Reports from before `med_seen` was stored: any detail of a place of care means that somebody was seen.
  care: `case when c.med_type is not null then c.med_type
    when c.med_seen = 'yes' or c.med_place is not null or c.med_date is not null or c.med_location_id is not null
      then 'U'
    when c.med_seen = 'no' then 'N' end`,
  // Imported events and lists have no receipt: their `created_at` is the time of the import.
  report_days: `case when c.source not in ('haedat', 'import')
    then (c.created_at at time zone ${zone})::date - c.case_eventdate end`,
  case_class: 'c.case_class',
};

/** SQL of a full row in the order of `FULL_COLUMNS`, for editors of its country only. */
export const fullValues = [editorValues, ...EDITOR_COLUMNS.map((column) => VALUES[column])].join(', ');
/** SQL of the tables that `fullValues` reads, with the case as `c`. */
export const fullTables = editorTables;
