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

/**
 * Field that a column of a file can be assigned to. `taxon`: counts of the microalga that its head names, so that a line
 * holds several; `presence`: whether the species was found at all; `clock`: the time of day where the date stands alone.
 */
export type ImportField = ReadAsIs | (typeof POINT)[number] | 'clock' | 'at_country' | 'taxon' | 'presence';

/** Fields that other columns stand for, or none: the point comes in parts, the hour may have a column of its own. */
const IN_PLACE: Partial<Record<SamplingField, readonly ImportField[]>> = {
  at_geom: POINT,
  at_sampling_picture: [],
  at_sampling_time: ['at_sampling_time', 'clock'],
};

/** Fields offered for a column, in the order of the definition. */
export const FIELDS: readonly ImportField[] = [
  ...SAMPLING_FIELD_NAMES.flatMap((field) => IN_PLACE[field] ?? [field as ReadAsIs]),
  'at_country',
  'presence',
  'taxon',
];

/** Units of a count: counts per weight are converted to one gram, the others are stored unchanged. */
const COUNT_UNITS = ['perGram', 'perHundred', 'perKilo', 'perCm2', 'perLitre', 'log10'] as const;

/** Stored unit of a count that is not one per weight. */
const KEPT_UNITS: Partial<Record<string, string>> = {
  perCm2: 'per_cm2',
  perLitre: 'per_litre',
  log10: 'log10_per_gram',
};
/** Code of the unit that is stored with a count; undefined for cells per gram. */
export const keptUnit = (unit: string | undefined): string | undefined => KEPT_UNITS[unit ?? ''];

/** Units that a column may have; the first is the one stored. */
export const UNITS: Partial<Record<ImportField, readonly string[]>> = {
  at_water_temperature: ['celsius', 'fahrenheit'],
  at_sampling_depth: ['metre', 'foot'],
  at_cells_nb: COUNT_UNITS,
  taxon: COUNT_UNITS,
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

/** A head of counts: Cellules/g, cells cm-2, log10(cells/g), Nb cellules par L. Its last part is the unit. */
const COUNT =
  /^(log10|log)?(?:nb|nombre)?(?:de)?(?:cells|cell|cellules|cellule|density|densite|abundance|abondance)(?:par|per)?(100g|kg|gramme|gram|g|cm2|litre|liter|l)?1?(?:d?algues?|ofalgae|algae|fw|pf|ww)?1?$/;

/**
 * Header names that identify a column, without accents, punctuation and case. The field's own name always does.
 */
const HEADS: Partial<Record<ImportField, RegExp>> = {
  station: /^(stationid|stationname|nomdelastation|site|locality|localite)$/,
  code: /^(rec|sample|sampleid|echantillon|releve)$/,
  at_sampling_time: /^(date|day|jour|year|annee|eventdate|time|prelevement|dateduprelevement)$/,
  clock: /^(heure|hour|clock|timeofday|heureduprelevement|heuredeprelevement)$/,
  latitude: /^(lat|latdd|decimallatitude|y)$/,
  longitude: /^(lon|long|lng|longdd|decimallongitude|x)$/,
  coordinates: /^(coordonnees|position|gps|point)$/,
  at_water_temperature: /^(temperature|temp|teau|tempeau|watertemperature|teauf|teauc|temperaturec|tempc)$/,
  at_sampling_depth: /^(depth|depthm|depthft|profondeur|prof|profft|profm)$/,
  at_species: /^(species|espece|especes|taxon|scientificname|microalgue|microalga)$/,
  at_cells_nb: COUNT,
  at_toxicity_data: /^(toxicity|toxicite|test|n2a|bioassay)$/,
  at_dino_identification: /^(toxic|toxique|potentiallytoxic|potentiellementtoxique)$/,
  presence: /^(occurrencestatus|presenceabsence|absence)$/,
  data_source: /^(source|reference|dataset|datasetname|jeudedonnees)$/,
  at_country: /^(country|pays|territory|territoire)$/,
};

function unitOf(field: ImportField, name: string): string | undefined {
  if (field === 'at_sampling_depth' && name.endsWith('ft')) return 'foot';
  if (field === 'at_water_temperature' && name.endsWith('f')) return 'fahrenheit';
  if (field !== 'at_cells_nb') return undefined;
  const [, log, unit = ''] = COUNT.exec(name) ?? [];
  return log ? 'log10' : UNIT_OF_HEAD[unit];
}

const UNIT_OF_HEAD: Partial<Record<string, string>> = {
  '100g': 'perHundred',
  kg: 'perKilo',
  cm2: 'perCm2',
  l: 'perLitre',
  litre: 'perLitre',
  liter: 'perLitre',
};

/** Columns that files of ours add: our ids, names computed from the point, reasons of lines to mend. */
const DERIVED = /^(id|island|scientificnameid|tomend|acorriger)$/;

/** A column of a file of samplings. */
export type AlgaeColumn = Column<ImportField>;

/** Columns of files of samplings. */
export const ALGAE_COLUMNS: ColumnKinds<ImportField> = {
  fields: FIELDS,
  units: UNITS,
  heads: HEADS,
  derived: DERIVED,
  unitOf,
};

/** Columns as they were chosen on this device. */
export const algaeColumns = keptColumns('ciguawatch.algae.import', ALGAE_COLUMNS);
