import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../../codes/symptoms';
import type { Place } from '../../geo/place';
import type { Languages } from '../../text/fallback';
import {
  NAME_TO_COME,
  type NamedPhenotype,
  type NamedSpecie,
  phenotypeLabel,
  specieLine,
} from '../../text/search/species-names';
import type { Translate } from '../../text/translate';
import { UNREADABLE } from '../../text/unreadable';
import type { NumberDefinition } from '../field-definition';
import { type AskedField, definitionOf } from '../report-fields';
import type { ReportValues } from '../report-values';
import { ageLabel } from './age-label';
import { placeLine, pointLabel } from './place-labels';

/**
 * Formats of numbers and dates: those of the device on a screen, those of the requested language on the
 * server.
 */
export interface Formats {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** words for a civil date, YYYY-MM-DD */
  date(date: string): string;
  /** day and time of an instant in milliseconds */
  instant(at: number): string;
}

/** Everything needed to put answers into words of one language. */
export interface Labels {
  /** language code, for instance fr_FR */
  language: string;
  /** the same language and those that stand in for it, for names */
  languages: Languages;
  /** texts of the namespaces ciguawatch and domain */
  t: Translate;
  d: Translate;
  formats: Formats;
  place: (id: number) => Place | undefined;
  specie: (id: number) => (NamedSpecie & { phenotype_id: number | null }) | undefined;
  phenotype: (id: number) => NamedPhenotype | undefined;
}

const GRADED = new Set<string>(GRADED_SYMPTOMS);
const FLAGS = new Set<string>(SYMPTOM_FLAG_KEYS);

/** Name of a field, as read by people. */
export function fieldLabel(field: string, { d }: Pick<Labels, 'd'>): string {
  if (GRADED.has(field) || FLAGS.has(field)) return d(`symptom.${field}`);
  if (field.startsWith('specie_part_')) return d(`part.${field}`);
  return d(`reportFields.${field}`);
}

/**
 * Labels for readers other than the reporter: the answer "Myself" to "You are reporting for" would otherwise
 * read as the reader.
 */
export const readByOthers = (labels: Labels): Labels => ({
  ...labels,
  d: (key, vars) => labels.d(key === 'reportFields.profile' ? 'reportFields.declaredFor' : key, vars),
  t: (key, vars) =>
    /^report\.profile[123U]$/.test(key) ? labels.d(`profile.${key.slice(-1)}`) : labels.t(key, vars),
});

/** An answer in words; null when the question was not answered. */
export function answerLabel(
  field: AskedField,
  value: ReportValues[AskedField],
  labels: Labels,
): string | null {
  if (value === null || value === '' || Number.isNaN(value)) return null;
  if (typeof value === 'boolean') return labels.d(value ? 'answer.yes' : 'answer.no');
  if (typeof value === 'object') return geomLabel(value, labels);
  if (field === 'age' || field === 'age_months') return ageLabel({ [field]: Number(value) }, labels);
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return choiceLabel(field, String(value), labels);
    case 'whole':
    case 'decimal':
      return figureLabel(Number(value), definition, labels);
    case 'place':
      return locationLabel(Number(value), labels);
    case 'specie':
      return specieLabelOf(Number(value), labels);
    case 'phenotype':
      return phenotypeLabelOf(Number(value), labels);
    case 'date':
      return value === UNREADABLE ? null : labels.formats.date(String(value));
    default:
      return String(value);
  }
}

/**
 * A choice in words. Its text is in the section of the dictionary named like the field, except for choices
 * that the form words itself.
 */
export function choiceLabel(field: string, code: string, { t, d }: Labels): string {
  if (field === 'profile') return t(`report.profile${code}`);
  if (field === 'history') return d(`answer.${code === '1' ? 'yes' : code === '2' ? 'no' : 'unknown'}`);
  return d(`${choicePage(field)}.${code}`);
}

/** Section of the dictionary that contains the names of a field's choices. */
export const choicePage = (field: string): string =>
  GRADED.has(field) ? 'severity' : field.replace(/^case_/, '');

/** A number with its unit. */
export function figureLabel(
  value: number,
  { unit }: NumberDefinition,
  { t, formats }: Pick<Labels, 't' | 'formats'>,
): string {
  const number = formats.number(value);
  return unit ? `${number}\u00a0${t(`report.${unit}`)}` : number;
}

// A place or species that has not come to this device is not named by its id.
function locationLabel(id: number, { place, languages }: Labels): string {
  const found = place(id);
  return found ? placeLine(found, place, languages) : NAME_TO_COME;
}

function specieLabelOf(id: number, { specie, languages }: Labels): string {
  const found = specie(id);
  return found ? specieLine(found, languages) : NAME_TO_COME;
}

function phenotypeLabelOf(id: number, { phenotype, languages }: Labels): string {
  const found = phenotype(id);
  return found ? phenotypeLabel(found, languages) : NAME_TO_COME;
}

function geomLabel(geom: ReportValues['case_geom'], { t, formats }: Labels): string | null {
  if (!geom) return null;
  const [lng, lat] = geom.coordinates;
  const signs = { n: t('report.north'), s: t('report.south'), e: t('report.east'), w: t('report.west') };
  const degrees = (value: number) =>
    formats.number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return pointLabel([lng, lat], degrees, signs);
}

/** The hour of the meal in words; "unknown" where the reporter said so, null where it was not answered. */
export function hourLabel(values: ReportValues, { t }: Labels): string | null {
  if (!values.time_known) return t('report.unknownHour');
  return values.event_clock === UNREADABLE ? null : values.event_clock;
}
