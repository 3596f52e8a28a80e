import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import type { ReportField, ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { phenotypeLabel, specieLine, unknownName } from '@ciguawatch/shared/domain/text/species-names';
import { UNREADABLE } from '@ciguawatch/shared/domain/text/unreadable';
import { formatDate, formatNumber, type Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { placeLine, pointLabel } from './place-labels';

/** What turns answers into words of one language. */
export interface Labels {
  /** language code, for instance fr_FR */
  language: string;
  /** texts of the namespaces ciguawatch and domain */
  t: Translate;
  d: Translate;
  place: (id: number) => Place | undefined;
  specie: (id: number) => Specie | undefined;
  phenotype: (id: number) => Phenotype | undefined;
}

const CODED = new Set<ReportField>(['gender', 'med_type', 'gsympt_delay']);
const GRADED = new Set<string>(GRADED_SYMPTOMS);
const FLAGS = new Set<string>(SYMPTOM_FLAG_KEYS);

/** Name of a field in plain words. */
export function fieldLabel(field: string, { t, d }: Labels): string {
  if (GRADED.has(field) || FLAGS.has(field)) return d(`symptom.${field}`);
  if (field.startsWith('specie_part_')) return d(`part.${field}`);
  return t(`reportFields.${field}`);
}

/** An answer in words; null when the question was left open. */
export function answerLabel(
  field: ReportField,
  value: ReportValues[ReportField],
  labels: Labels,
): string | null {
  const { t, d } = labels;
  if (value === null || value === '' || Number.isNaN(value)) return null;
  if (GRADED.has(field)) return d(`severity.${value}`);
  if (typeof value === 'boolean') return d(value ? 'answer.yes' : 'answer.no');
  switch (field) {
    case 'profile':
      return t(`report.profile${value}`);
    case 'history':
      return d(`answer.${value === '1' ? 'yes' : value === '2' ? 'no' : 'unknown'}`);
    case 'med_seen':
      return d(`answer.${value}`);
    case 'case_purchase_place_type':
      return d(`purchase_place_type.${value}`);
    case 'case_location_id':
    case 'med_location_id':
      return locationLabel(value as number, labels);
    case 'case_geom':
      return geomLabel(value as ReportValues['case_geom'], labels);
    case 'specie_id':
      return specieLabelOf(value as number, labels);
    case 'phenotype_id':
      return phenotypeLabelOf(value as number, labels);
    case 'event_date':
    case 'med_date':
      return value === UNREADABLE ? null : formatDate(value as string, 'long', labels.language);
    default:
      return plainLabel(field, value as string | number, labels);
  }
}

const UNITS: Partial<Record<ReportField, string>> = {
  age: 'years',
  msympt_body_temp: 'celsius',
  gsympt_heart_rate: 'perMinute',
  gsympt_blood_pressure_pas: 'mmhg',
  gsympt_blood_pressure_pad: 'mmhg',
};

function plainLabel(field: ReportField, value: string | number, { t, d, language }: Labels): string {
  if (CODED.has(field)) return d(`${field}.${value}`);
  if (typeof value === 'string') return value;
  const number = formatNumber(value, {}, language);
  const unit = UNITS[field];
  return unit ? `${number}\u00a0${t(`report.${unit}`)}` : number;
}

// A place or species that is not on this device is named by its number rather than left out.
function locationLabel(id: number, { place, language }: Labels): string {
  const found = place(id);
  return found ? placeLine(found, place, language) : unknownName(id);
}

function specieLabelOf(id: number, { specie, language }: Labels): string {
  const found = specie(id);
  return found ? specieLine(found, language) : unknownName(id);
}

function phenotypeLabelOf(id: number, { phenotype, language }: Labels): string {
  const found = phenotype(id);
  return found ? phenotypeLabel(found, language) : unknownName(id);
}

function geomLabel(geom: ReportValues['case_geom'], { t, language }: Labels): string | null {
  if (!geom) return null;
  const [lng, lat] = geom.coordinates;
  const signs = { n: t('report.north'), s: t('report.south'), e: t('report.east'), w: t('report.west') };
  const degrees = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 }, language);
  return pointLabel([lng, lat], degrees, signs);
}

/** The meal's hour in words: as typed, unknown, or nothing. */
export function hourLabel(values: ReportValues, { t }: Labels): string | null {
  if (!values.time_known) return t('report.unknownHour');
  return values.event_clock === UNREADABLE ? null : values.event_clock;
}
