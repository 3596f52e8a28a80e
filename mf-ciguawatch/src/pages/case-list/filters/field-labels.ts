import { formatDate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { choiceLabel, type Labels } from '../../case-report/labels/answer-labels';
import type { FilterField } from './filter-field';
import { type DeskQuery, paramsOf, valuesIn } from './query-address';

/** One answer that a filter lets through, in words. */
export function optionLabel({ id }: FilterField, value: string, labels: Labels): string {
  if (value === 'true' || value === 'false') return labels.d(value === 'true' ? 'answer.yes' : 'answer.no');
  return choiceLabel(id, value, labels);
}

/** What a filter lets through, in words: "Female, Male", "from 20/11/26", "3 to 12"; null when it lets all through. */
export function filterText(field: FilterField, filter: DeskQuery['filter'], labels: Labels): string | null {
  if (field.kind === 'choice' || field.kind === 'listed') {
    const values = valuesIn(filter, field.id);
    if (values.length === 0) return null;
    return values
      .map((value) =>
        field.kind === 'listed' ? field.listed.name(Number(value)) : optionLabel(field, value, labels),
      )
      .join(', ');
  }
  const [from, to] = paramsOf(field).map((param) => endText(field, filter[param]));
  if (from && to) return from === to ? from : translate('caseList', 'filter.between', { from, to });
  if (from) return translate('caseList', 'filter.atLeast', { from });
  return to ? translate('caseList', 'filter.atMost', { to }) : null;
}

const endText = ({ kind }: FilterField, value: string | undefined): string =>
  value === undefined ? '' : kind === 'dates' ? formatDate(value, 'short') : value;
