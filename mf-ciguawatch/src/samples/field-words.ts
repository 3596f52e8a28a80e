import type { ResultBody } from '@ciguawatch/shared/api/schemas/desk/samples';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName, phenotypeName, specieName } from '../places/names';
import { valueText } from './result-words';

const NAMES: Partial<Record<string, (id: number) => string>> = {
  specie_id: specieName,
  phenotype_id: phenotypeName,
  location_id: locationName,
};
/** Fields whose values are codes with a text of their own. */
const CODED = new Set(['origin', 'tissue', 'decision', 'qualifier']);
/** Digits that no value of a laboratory loses. */
const DIGITS = { maximumSignificantDigits: 12 };

/** Labels of the fields of a sample, and their values in words. Call it inside an observer. */
export function useFieldWords() {
  const t = useT('samples');
  const resultText = (result: ResultBody): string =>
    [
      result.method,
      valueText(result, t),
      result.analyte,
      result.decision && t(`decision.${result.decision}`),
      result.tested_on,
      result.reference,
    ]
      .filter(Boolean)
      .join(', ');
  const listText = (results: readonly ResultBody[]): string =>
    results.length === 0 ? t('list.untested') : results.map(resultText).join('\n');
  /** A value that its field gives a name to, else undefined. */
  const named = (field: string, held: unknown): string | undefined => {
    if (CODED.has(field)) return t(`${field}.${held}`);
    if (field === 'case_id') return String(held);
    return NAMES[field]?.(held as number);
  };
  const value = (field: string, held: unknown): string => {
    if (held === null || held === undefined || held === '') return t('field.empty');
    if (Array.isArray(held)) return listText(held);
    if (typeof held === 'boolean') return t(held ? 'field.yes' : 'field.no');
    return named(field, held) ?? (typeof held === 'number' ? formatNumber(held, DIGITS) : String(held));
  };
  return { label: (field: string) => t(`field.${field}`), value };
}
