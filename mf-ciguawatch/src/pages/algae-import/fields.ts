import {
  SAMPLING_FIELD_NAMES,
  type SamplingField,
  type SamplingFieldOfKind,
} from '@ciguawatch/shared/domain/algae/sampling-fields';

/** A file says a point by its coordinates, and holds no pictures. */
type ReadAsIs = Exclude<SamplingField, SamplingFieldOfKind<'point' | 'picture'>>;
const POINT = ['latitude', 'longitude', 'coordinates'] as const;

/** What a column of a file may become. */
export type ImportField = ReadAsIs | (typeof POINT)[number] | 'at_country';

/** The point is offered in the place of its field. */
export const FIELDS: readonly ImportField[] = [
  ...SAMPLING_FIELD_NAMES.flatMap((field): readonly ImportField[] =>
    field === 'at_geom' ? POINT : field === 'at_sampling_picture' ? [] : [field],
  ),
  'at_country',
];

/** Units that a file may give a field in; the first is the one that is stored. */
export const UNITS: Partial<Record<ImportField, readonly string[]>> = {
  at_water_temperature: ['celsius', 'fahrenheit'],
  at_sampling_depth: ['metre', 'foot'],
  at_cells_nb: ['perGram', 'perHundred', 'perKilo'],
  at_sampling_time: ['dayFirst', 'monthFirst'],
};

/** A number in the unit that is stored. */
export function converted(value: number, unit: string | undefined): number {
  const round = (exact: number) => Math.round(exact * 1e6) / 1e6;
  if (unit === 'fahrenheit') return round(((value - 32) * 5) / 9);
  if (unit === 'foot') return round(value * 0.3048);
  if (unit === 'perHundred') return round(value / 100);
  if (unit === 'perKilo') return round(value / 1000);
  return value;
}

/** Heads by which a column is recognised besides its own name, compared without accents, signs and case. */
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

const bare = (head: string): string =>
  head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const isNamed = (field: ImportField, name: string): boolean =>
  bare(field) === name || HEADS[field]?.test(name) === true;

/** How each column of a file is read: its field, or null when it is left out, and the unit. */
export interface Column {
  field: ImportField | null;
  unit: string | undefined;
}

/** What the heads of a file suggest; each field once. */
export function guessColumns(head: readonly string[]): Column[] {
  const taken = new Set<ImportField>();
  return head.map((text) => {
    const name = bare(text);
    const field = FIELDS.find((one) => isNamed(one, name) && !taken.has(one)) ?? null;
    if (field) taken.add(field);
    return { field, unit: field === null ? undefined : guessUnit(field, name) };
  });
}

function guessUnit(field: ImportField, name: string): string | undefined {
  const units = UNITS[field];
  if (field === 'at_sampling_depth' && name.endsWith('ft')) return 'foot';
  if (field === 'at_water_temperature' && name.endsWith('f')) return 'fahrenheit';
  if (field === 'at_cells_nb' && name.includes('100g')) return 'perHundred';
  return units?.[0];
}
