import { METHODS, type Method } from '@ciguawatch/shared/domain/codes/sample-choices';
import type { Column, ColumnKinds } from '../../import/columns';
import { keptColumns } from '../../import/kept-columns';

const FISH = [
  ...(['code', 'fish', 'place', 'country', 'caught_on', 'tissue', 'length_cm', 'weight_g'] as const),
  ...(['origin', 'case_id'] as const),
] as const;
/** What a result may say in a column of its own. */
const MEASURES = ['lod', 'loq', 'decision', 'value'] as const;
export type Measure = (typeof MEASURES)[number];
const RESULT = ['method', 'analyte', 'unit', 'tested_on', 'reference', ...MEASURES] as const;

/** Column of one method, where a table has several: `value:RBA-F`. */
type MethodField = `${Measure}:${Method}`;
/** Field that a column of a file can be assigned to. */
export type SampleField = (typeof FISH)[number] | (typeof RESULT)[number] | MethodField;

const METHOD_FIELDS: readonly MethodField[] = METHODS.flatMap((method) =>
  MEASURES.map((measure): MethodField => `${measure}:${method}`),
);

/** Fields offered for a column, in order. */
export const FIELDS: readonly SampleField[] = [...FISH, ...RESULT, ...METHOD_FIELDS];

/** Measure and method of a field; method null for a table with a column of methods, null for other fields. */
export function measureOf(field: SampleField): { measure: Measure; method: Method | null } | null {
  const [measure, method = null] = field.split(':');
  if (!(MEASURES as readonly string[]).includes(measure ?? '')) return null;
  return { measure: measure as Measure, method: method as Method | null };
}

const AMOUNTS = ['ng/g', 'pg/g', 'µg/kg', 'mg/kg', 'MU/g'] as const;
const DAYS = ['dayFirst', 'monthFirst'] as const;
/** Whether a field has a unit of toxin; limits are in the unit of their value. */
const isAmount = (field: SampleField) => measureOf(field)?.measure === 'value';

const UNITS: ColumnKinds<SampleField>['units'] = {
  length_cm: ['cm', 'mm', 'm'],
  weight_g: ['g', 'kg'],
  caught_on: DAYS,
  tested_on: DAYS,
  ...Object.fromEntries(FIELDS.filter(isAmount).map((field) => [field, AMOUNTS])),
};

/** How heads name the methods, without accents, punctuation and case. */
const METHOD_HEADS: Record<Method, string> = {
  'CBA-N2a': '(?:cba|mtt|n2a)*n2a(?:assay|test)?',
  'RBA-R': '(?:rbar|rrba|radioligandrba|radioligandreceptorbindingassay)',
  'RBA-F': '(?:rbaf|frba|fluorescentrba|fluorescentreceptorbindingassay)',
  'LC-MS/MS': '(?:lcmsms|lcms|uplcmsms|hplcmsms)',
  MBA: '(?:mba|mousebioassay|testsouris)',
};
const METHOD_MEASURES: Record<Measure, (method: string) => RegExp> = {
  lod: (method) => new RegExp(`^(${method}.*(lod|ld|limitofdetection).*|(lod|ld).*${method})$`),
  loq: (method) => new RegExp(`^(${method}.*(loq|lq|limitofquantification).*|(loq|lq).*${method})$`),
  decision: (method) =>
    new RegExp(`^${method}.*(decision|outcome|interpretation|status|statut|positive|posneg)$`),
  value: (method) => new RegExp(`^${method}(?!.*(lod|loq|decision|outcome|interpretation|sd|n)$).*$`),
};

const HEADS: Partial<Record<SampleField, RegExp>> = {
  code: /^(id|sample|samplename|sampleid|samplecode|samplenumber|fishid|fishcode|specimen|specimenid|echantillon|codeechantillon|ref|no|numero)$/,
  fish: /^(species|espece|especes|fish|poisson|scientificname|nomscientifique|taxon|fishspecies|speciesname)$/,
  place: /^(place|lieu|island|ile|site|location|locality|localite|origine|lieudecapture|capturesite|lagoon)$/,
  country: /^(country|pays|territory|territoire)$/,
  caught_on:
    /^(date|caught|datecaught|collectiondate|samplingdate|capture|datedecapture|catchdate|year|annee)$/,
  tissue: /^(tissue|tissu|organ|organe|matrix|matrice|part)$/,
  length_cm: /^(length|longueur|tl|fl|sl|totallength|forklength|standardlength|size|taille)(cm|mm|m)?$/,
  weight_g: /^(weight|poids|mass|masse|bodyweight|w)(g|kg)?$/,
  origin: /^(origin|provenance|source|sampletype|typedechantillon)$/,
  case_id: /^(case|cas|caseid|casenumber|numerodecas)$/,
  method: /^(method|methode|assay|analysis|analyse|technique)$/,
  analyte: /^(analyte|toxin|toxine|congener|standard|toxinstandard)$/,
  unit: /^(unit|units|unite|unites)$/,
  value:
    /^(value|valeur|result|resultat|concentration|conc|ctx|ctxs|toxicity|toxicite|toxincontent|ctxconcentration).*$/,
  lod: /^(lod|ld|limitofdetection|limitededetection).*$/,
  loq: /^(loq|lq|limitofquantification|limitedequantification).*$/,
  decision: /^(decision|outcome|interpretation|status|statut|positive|posneg|conclusion)$/,
  tested_on: /^(tested|datetested|analysisdate|datedanalyse|dateofanalysis)$/,
  reference: /^(reference|references|publication|study|etude|citation)$/,
  ...Object.fromEntries(
    METHODS.flatMap((method) =>
      MEASURES.map((measure) => [`${measure}:${method}`, METHOD_MEASURES[measure](METHOD_HEADS[method])]),
    ),
  ),
};

/** Unit that the end of a head tells; a micro sign is no letter and is gone from it. */
function unitOf(field: SampleField, name: string): string | undefined {
  if (field === 'length_cm') return /(mm|cm|m)$/.exec(name)?.[1] === 'mm' ? 'mm' : undefined;
  if (field === 'weight_g') return name.endsWith('kg') ? 'kg' : undefined;
  if (!isAmount(field)) return undefined;
  if (/pg(ctx\w*|eq\w*)?g1?$|ppt$/.test(name)) return 'pg/g';
  if (/mu(eq)?g1?$/.test(name)) return 'MU/g';
  if (/mg(ctx\w*|eq\w*)?kg1?$|ppm$/.test(name)) return 'mg/kg';
  return /kg1?$|ppb$/.test(name) ? 'µg/kg' : undefined;
}

/** A column of a file of results. */
export type SampleColumn = Column<SampleField>;

/** Columns of files of results; reasons of refused lines are left out without a question. */
export const SAMPLE_COLUMNS: ColumnKinds<SampleField> = {
  fields: [...METHOD_FIELDS, ...FISH, ...RESULT],
  units: UNITS,
  heads: HEADS,
  derived: /^(tomend|acorriger)$/,
  unitOf,
};

/** Columns as they were chosen on this device. */
export const sampleColumns = keptColumns('ciguawatch.samples.import', SAMPLE_COLUMNS);
