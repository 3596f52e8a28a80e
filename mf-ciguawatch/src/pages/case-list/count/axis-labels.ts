import { CASE_LIST_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import {
  CODES_OF,
  COLUMN_OF,
  type CountAxis,
  type CountKey,
} from '@ciguawatch/shared/domain/case-list/count/axes';
import { formatMonth, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { locationName, phenotypeName, specieName } from '../../../places/names';

const say = (key: string) => translate('caseList', `count.${key}`);

/** Name of an axis, such as "Archipelago". */
export const axisLabel = (axis: CountAxis): string => say(`by_${axis}`);

const NAMES: Readonly<Partial<Record<CountAxis, (id: number) => string>>> = {
  island: locationName,
  archipelago: locationName,
  species: specieName,
  group: phenotypeName,
  month_of_year: (month) => formatMonth(month),
};

function codeLabel(axis: CountAxis, code: string): string {
  if (axis === 'age') return translate('domain', `age_bucket.${code}`);
  const column = COLUMN_OF[axis];
  return translate('domain', `${column && CASE_LIST_COLUMNS[column].texts}.${code}`);
}

/**
 * Name of a value of an axis. Call it inside a MobX observer: names follow the language and the stored lists.
 * @param short for a heading of a narrow column
 */
export function keyLabel(axis: CountAxis, key: CountKey, short = false): string {
  if (key === null) return say(axis === 'alert' ? 'noAlert' : 'unknown');
  if (CODES_OF[axis]) return codeLabel(axis, key);
  if (axis === 'month') {
    const [year, month] = key.split('-').map(Number);
    return formatMonth(month ?? 1, year ?? null, short ? 'short' : 'long');
  }
  if (axis === 'month_of_year' && short) return formatMonth(Number(key), null, 'short');
  return NAMES[axis]?.(Number(key)) ?? key;
}
