import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { lists } from '../../../report/report-lists';

/** A short description of a report for lists: "Moorea, loche marbrée". Empty without place and product. */
export function reportLabel(values: ReportValues): string {
  const place = values.case_location_id === null ? undefined : lists.place(values.case_location_id);
  const specie = values.specie_id === null ? undefined : lists.specie(values.specie_id);
  const phenotype = values.phenotype_id === null ? undefined : lists.phenotype(values.phenotype_id);
  const names = specie && specieNames(specie, language.code);
  const product = names
    ? (names.common ?? names.scientific)
    : phenotype && phenotypeLabel(phenotype, language.code);
  return [place && placeName(place, language.code), product].filter(Boolean).join(', ');
}
