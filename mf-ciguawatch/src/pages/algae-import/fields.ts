/** What a column of a file may become. */
export const FIELDS = [
  'station',
  'code',
  'at_sampling_time',
  'latitude',
  'longitude',
  'coordinates',
  'at_water_temperature',
  'at_sampling_depth',
  'at_species',
  'at_cells_nb',
  'at_toxicity_data',
  'at_dino_identification',
  'at_country',
] as const;
export type ImportField = (typeof FIELDS)[number];

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

/** Heads by which a column is recognised, compared without accents, signs and case. */
const HEADS: Record<ImportField, RegExp> = {
  station: /^(station|stationid|stationname|nomdelastation|site)$/,
  code: /^(code|rec|sample|sampleid|echantillon|releve)$/,
  at_sampling_time:
    /^(date|day|jour|year|annee|atsamplingtime|eventdate|time|prelevement|dateduprelevement)$/,
  latitude: /^(lat|latitude|latdd|decimallatitude|y)$/,
  longitude: /^(lon|long|lng|longitude|longdd|decimallongitude|x)$/,
  coordinates: /^(coordinates|coordonnees|position|gps|point|atgeom)$/,
  at_water_temperature: /^(atwatertemperature|temperature|temp|teau|tempeau|watertemperature|teauf|teauc)$/,
  at_sampling_depth: /^(atsamplingdepth|depth|depthm|depthft|profondeur|prof|profft|profm)$/,
  at_species: /^(atspecies|species|espece|especes|taxon|scientificname|microalgue|microalga)$/,
  at_cells_nb: /^(atcellsnb|cells|cellules|cellsg|cellg|cell100g|cells100g|density|densite|abundance)$/,
  at_toxicity_data: /^(attoxicitydata|toxicity|toxicite|test|n2a|bioassay)$/,
  at_dino_identification: /^(atdinoidentification|toxic|toxique|potentiallytoxic|potentiellementtoxique)$/,
  at_country: /^(atcountry|country|pays|territory|territoire)$/,
};

const bare = (head: string): string =>
  head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

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
    const field = FIELDS.find((one) => HEADS[one].test(name) && !taken.has(one)) ?? null;
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
