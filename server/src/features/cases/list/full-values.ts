import { EDITOR_COLUMNS } from '@ciguawatch/shared/domain/case-table/full-rows';
import { DEFAULT_ZONE } from '@ciguawatch/shared/domain/country/numbers';
import { editorTables, editorValues } from '../row-values';

/** The time zone of the place of a case: its own, or the nearest one above it. */
const zone = `coalesce(
  (select spot.timezone from location spot where spot.id = c.case_location_id),
  island.timezone,
  (select archi.timezone from location archi where archi.id = c.case_archi),
  (select land.timezone from location land where land.type = 'C' and land.country = c.case_country limit 1),
  '${DEFAULT_ZONE}')`;

/** What is only told to the editors of a country. */
const VALUES: Record<(typeof EDITOR_COLUMNS)[number], string> = {
  case_purchase_place_type: 'c.case_purchase_place_type',
  // A place of care says that somebody was seen, also in reports from before the answer was kept.
  care: `case when c.med_type is not null then c.med_type
    when c.med_seen = 'yes' or c.med_place is not null or c.med_date is not null or c.med_location_id is not null
      then 'U'
    when c.med_seen = 'no' then 'N' end`,
  // Events of another database came with the import, not from a reporter.
  report_days: `case when c.source <> 'haedat'
    then (c.created_at at time zone ${zone})::date - c.case_eventdate end`,
};

/** SQL of a row in the order of `FULL_COLUMNS`: for the editors of its country. */
export const fullValues = [editorValues, ...EDITOR_COLUMNS.map((column) => VALUES[column])].join(', ');
/** Where these values are read, the case as `c`. */
export const fullTables = editorTables;
