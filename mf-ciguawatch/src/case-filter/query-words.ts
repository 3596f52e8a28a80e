import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { formatInstant, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { filterText } from './field-labels';
import { FILTER_FIELDS } from './filter-field';
import type { CaseListQuery } from './query-address';

/** The active filters in words, for the name of an exported file and its codebook. */
export function queryWords(
  { filter, search, newerThan, deleted }: CaseListQuery,
  labels: Pick<Labels, 'd'>,
): string[] {
  const say = (key: string, vars?: Record<string, string>) => translate('caseFilter', `filter.${key}`, vars);
  return [
    ...FILTER_FIELDS.map((field) => filterText(field, filter, labels)),
    search.trim(),
    newerThan && say('newer', { when: formatInstant(newerThan, undefined, 'short') }),
    deleted && say('deleted'),
  ].filter((one): one is string => typeof one === 'string' && one !== '');
}
