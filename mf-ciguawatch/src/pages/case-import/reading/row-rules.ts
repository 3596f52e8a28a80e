import { yearsOfMonths } from '@ciguawatch/shared/domain/report/infant-age';
import type { RowValues } from './reading';

/**
 * What follows from the answers of a row, as the form would have asked: one person ill is nobody else, several are
 * others too, and the person who names a place of care was seen there.
 */
export function withRules(values: RowValues): RowValues {
  const row = { ...values };
  const ill = row.mass_poisoning_nb;
  if (typeof ill === 'number' && ill < 2) {
    delete row.mass_poisoning_nb;
    if (ill === 1) row.mass_poisoning ??= false;
  } else if (typeof ill === 'number') row.mass_poisoning = true;
  if (typeof row.age_months === 'number') row.age ??= yearsOfMonths(row.age_months);
  if (typeof row.history_nb === 'number' && row.history_nb > 0) row.history ??= '1';
  if (row.intensive_care) row.hospitalised ??= true;
  if (row.hospitalised || row.med_type || row.med_place || row.med_date || row.med_location_id)
    row.med_seen ??= 'yes';
  if (row.specie_id !== undefined) row.specie_known = true;
  // The hour is of no use without its day.
  if ((row.event_date ?? '').length < 10) delete row.event_clock;
  return row;
}
