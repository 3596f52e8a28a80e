import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { patientLine } from '@ciguawatch/shared/domain/report/rendering/patient-line';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { lists } from '../../../report/report-lists';
import { labelsNow } from './use-labels';

/**
 * A short description of a report for lists: "Moorea, loche marbrée (Femme, 37 ans)", so that four reports of one
 * meal are not four times the same. Empty without place, product and patient.
 */
export function reportLabel(values: ReportValues): string {
  const labels = labelsNow();
  const place = values.case_location_id === null ? undefined : lists.place(values.case_location_id);
  const specie = values.specie_id === null ? undefined : lists.specie(values.specie_id);
  const phenotype = values.phenotype_id === null ? undefined : lists.phenotype(values.phenotype_id);
  const names = specie && specieNames(specie, labels.languages);
  const product = names
    ? (names.common ?? names.scientific)
    : phenotype && phenotypeLabel(phenotype, labels.languages);
  const meal = [place && placeName(place, labels.languages), product].filter(Boolean).join(', ');
  const patient = patientLine(values, labels);
  if (meal === '') return patient;
  return patient === '' ? meal : `${meal} (${patient})`;
}
