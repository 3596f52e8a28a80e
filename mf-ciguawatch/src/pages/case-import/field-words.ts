import { SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import { placeLine } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { ASKED_FIELDS, type AskedField, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import {
  formatDate,
  formatMonth,
  formatNumber,
  readerLanguages,
  useT,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { phenotypeName, specieName } from '../../places/names';
import { lists } from '../../report/report-lists';
import type { CaseField } from './case-field';
import { isGraded } from './fields';
import type { RowValues } from './reading/reading';

const isAsked = (field: string): field is AskedField => (ASKED_FIELDS as readonly string[]).includes(field);
const TEXTS: Partial<Record<string, string>> = { case_purchase_place_type: 'purchase_place_type' };

/** Names of the fields of a list, and values of a row in words. Call it inside an observer. */
export function useFieldWords() {
  const t = useT('caseImport');
  const d = useT('domain');
  const label = (field: CaseField | string): string => {
    if (field.startsWith('sympt_') || (SYMPTOM_FLAG_KEYS as readonly string[]).includes(field))
      return d(`symptom.${field}`);
    if (field.startsWith('specie_part_')) return d(`part.${field}`);
    if (field === 'parts') return d('reportFields.parts');
    return isAsked(field) ? d(`reportFields.${field}`) : t(`field.${field}`);
  };
  const code = (field: string, value: string): string =>
    d(`${isGraded(field as CaseField) ? 'severity' : (TEXTS[field] ?? field)}.${value}`);
  const place = (id: number): string => {
    const one = lists.place(id);
    return one ? placeLine(one, lists.place, readerLanguages(), 'island') : NAME_TO_COME;
  };
  const named: Record<string, (held: never) => string> = {
    case_location_id: place,
    med_location_id: place,
    specie_id: specieName,
    phenotype_id: phenotypeName,
    event_date: dateText,
    med_date: dateText,
  };
  const value = (field: string, held: unknown): string => {
    if (held === null || held === undefined) return '';
    const name = named[field];
    if (name) return name(held as never);
    if (typeof held === 'boolean') return d(`answer.${held ? 'yes' : 'no'}`);
    if (typeof held === 'number') return formatNumber(held);
    return isAsked(field) && definitionOf(field).kind === 'choice' ? code(field, String(held)) : String(held);
  };
  /** Values of an answer in words. */
  const values = (row: RowValues): string =>
    Object.entries(row)
      .filter(([field]) => field !== 'specie_known')
      .map(([field, held]) => value(field, held))
      .join(', ');
  return { label, code, value, values, place };
}

/** A day, a month or a year in words. */
export function dateText(date: string): string {
  if (date.length === 4) return date;
  if (date.length === 7) return formatMonth(Number(date.slice(5)), Number(date.slice(0, 4)), 'long');
  return formatDate(date, 'long');
}
