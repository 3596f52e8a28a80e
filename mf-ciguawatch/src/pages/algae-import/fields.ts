import {
  SAMPLING_FIELD_NAMES,
  type SamplingField,
  type SamplingFieldOfKind,
} from '@ciguawatch/shared/domain/algae/sampling-fields';
import type { Column, ColumnKinds } from '../../import/columns';
import { keptColumns } from '../../import/kept-columns';

/** Fields that one column can hold. A point comes as coordinates, and a CSV file has no pictures. */
type ReadAsIs = Exclude<SamplingField, SamplingFieldOfKind<'point' | 'picture'>>;
const POINT = ['latitude', 'longitude', 'coordinates'] as const;

/** Field that a column of a file can be assigned to. */
export type ImportField = ReadAsIs | (typeof POINT)[number] | 'at_country';

/** Fields offered for a column, in the order of the definition, with the coordinates in place of the point. */
export const FIELDS: readonly ImportField[] = [
  ...SAMPLING_FIELD_NAMES.flatMap((field): readonly ImportField[] =>
    field === 'at_geom' ? POINT : field === 'at_sampling_picture' ? [] : [field],
  ),
  'at_country',
];

/** Units that a column may have; the first is the one stored. */
export const UNITS: Partial<Record<ImportField, readonly string[]>> = {
  at_water_temperature: ['celsius', 'fahrenheit'],
  at_sampling_depth: ['metre', 'foot'],
  at_cells_nb: ['perGram', 'perHundred', 'perKilo'],
  at_sampling_time: ['dayFirst', 'monthFirst'],
};

/** Converts a number to the unit that is stored. */
export function converted(value: number, unit: string | undefined): number {
  const round = (exact: number) => Math.round(exact * 1e6) / 1e6;
  if (unit === 'fahrenheit') return round(((value - 32) * 5) / 9);
  if (unit === 'foot') return round(value * 0.3048);
  if (unit === 'perHundred') return round(value / 100);
  if (unit === 'perKilo') return round(value / 1000);
  return value;
}

/**
 * Header names that identify a column, without accents, punctuation and case. The field's own name always does.
 */
const HEADS: Partial<Record<ImportField, RegExp>> = {
  station: /^(stationid|stationname|nomdelastation|site)$/,
  code: /^(rec|sample|sampleid|echantillon|releve)$/,
  at_sampling_time: /^(date|day|jour|year|annee|eventdate|time|prelevement|dateduprelevement)$/,
  latitude: /^(lat|latdd|decimallatitude|y)$/,
  longitude: /^(lon|long|lng|longdd|decimallongitude|x)$/,
  coordinates: /^(coordonnees|position|gps|point)$/,
  at_water_temperature: /^(temperature|temp|teau|tempeau|watertemperature|teauf|teauc)$/,
  at_sampling_depth: /^(depth|depthm|depthft|profondeur|prof|profft|profm)$/,
  at_species: /^(species|espece|especes|taxon|scientificname|microalgue|microalga)$/,
  at_cells_nb: /^(cells|cellules|cellsg|cellg|cell100g|cells100g|density|densite|abundance)$/,
  at_toxicity_data: /^(toxicity|toxicite|test|n2a|bioassay)$/,
  at_dino_identification: /^(toxic|toxique|potentiallytoxic|potentiellementtoxique)$/,
  at_country: /^(country|pays|territory|territoire)$/,
};

function unitOf(field: ImportField, name: string): string | undefined {
  if (field === 'at_sampling_depth' && name.endsWith('ft')) return 'foot';
  if (field === 'at_water_temperature' && name.endsWith('f')) return 'fahrenheit';
  return field === 'at_cells_nb' && name.includes('100g') ? 'perHundred' : undefined;
}

/** A column of a file of samplings. */
export type AlgaeColumn = Column<ImportField>;

/** Columns of files of samplings. */
export const ALGAE_COLUMNS: ColumnKinds<ImportField> = { fields: FIELDS, units: UNITS, heads: HEADS, unitOf };

/** Columns as they were chosen on this device. */
export const algaeColumns = keptColumns('ciguawatch.algae.import', ALGAE_COLUMNS);
