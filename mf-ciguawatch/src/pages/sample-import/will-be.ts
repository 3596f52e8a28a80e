import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { ResultBody } from '@ciguawatch/shared/api/schemas/desk/samples';
import { formatNumber, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryName, specieName } from '../../places/names';
import { useFieldWords } from '../../samples/field-words';
import { valueText } from '../../samples/result-words';
import { type Measure, measureOf, type SampleField } from './fields';

const UNITS: Partial<Record<string, string>> = { length_cm: 'cm', weight_g: 'g' };

/** A number with its unit; empty without one. */
const amount = (value: number | null | undefined, unit: string | null | undefined): string =>
  value === null || value === undefined ? '' : `${formatNumber(value)}\u00a0${unit ?? ''}`;

/** The result that a field of a line speaks of. */
function resultOf(rows: readonly SampleLine[], method: string | null): ResultBody | null {
  const row = method === null ? rows[0] : rows.find(({ result }) => result?.method === method);
  return row?.result ?? null;
}

/** What a line would store of a field, in words and in the stored unit. Call it inside an observer. */
export function useWillBe(): (rows: readonly SampleLine[], field: SampleField) => string {
  const t = useT('samples');
  const words = useFieldWords();
  const measured = (result: ResultBody, measure: Measure): string => {
    if (measure === 'value') return valueText(result, t);
    if (measure === 'decision') return result.decision ? words.value('decision', result.decision) : '';
    return amount(result[measure], result.unit);
  };
  const ofRow = (row: SampleLine, field: string): string => {
    const held = ({ ...row.result, ...row } as Record<string, unknown>)[field];
    if (held === null || held === undefined) return '';
    return UNITS[field] ? amount(held as number, UNITS[field]) : words.value(field, held);
  };
  const OWN: Partial<Record<SampleField, (row: SampleLine) => string>> = {
    fish: (row) => (row.specie_id ? specieName(row.specie_id) : (row.species_text ?? '')),
    country: (row) => countryName(row.country),
    place: (row) => ofRow(row, 'location_id'),
  };
  return (rows, field) => {
    const [row] = rows;
    const asked = measureOf(field);
    const result = asked && resultOf(rows, asked.method);
    if (result && asked) return measured(result, asked.measure);
    return row && !asked ? (OWN[field]?.(row) ?? ofRow(row, field)) : '';
  };
}
