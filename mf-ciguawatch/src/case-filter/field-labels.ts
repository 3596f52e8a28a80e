import type { CaseListFilter } from '@ciguawatch/shared/domain/case-list/filter';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { formatDate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import '../flags/texts';
import type { FilterField } from './filter-field';
import { daysOf, endsOf, filterValues, includesUnknown, wordsOfFilter } from './filter-text';

/** Fields with the time of what may never happen: it happened or not, and nobody was asked for an answer. */
const HAPPENS: readonly string[] = ['withdrawal_asked_at'];

/** Label of one value that a filter allows. */
export function optionLabel(field: FilterField, value: string, { d }: Pick<Labels, 'd'>): string {
  if (value === 'true' || value === 'false') return d(value === 'true' ? 'answer.yes' : 'answer.no');
  if (field.id === 'flags') return flagLabel(value);
  if (HAPPENS.includes(field.id) && (value === 'any' || value === 'none'))
    return d(value === 'any' ? 'answer.yes' : 'answer.no');
  if (value === 'any' || value === 'none') return translate('caseFilter', `filter.${value}`);
  if (field.id === 'suspicion') return translate('caseFilter', `suspicion.${value}`);
  return field.kind === 'choice' && field.texts ? d(`${field.texts}.${value}`) : value;
}

/** A flag in its sentence, or whether any is left to check. */
const flagLabel = (value: string): string =>
  value === 'any' || value === 'none'
    ? translate('caseFilter', `flags.${value}`)
    : translate('flags', `flag.${value}`);

/**
 * A filter in words, for instance "Female, Male", "from 20/11/26" or "3 to 12"; null when the field has no
 * filter.
 */
export function filterText(
  field: FilterField,
  filter: CaseListFilter,
  labels: Pick<Labels, 'd'>,
): string | null {
  const text = filter[field.id];
  if (text === undefined) return null;
  const said = filterValues(text).map((part) => partText(field, part, labels));
  if (includesUnknown(text)) said.push(optionLabel(field, 'none', labels));
  return said.join(', ');
}

function partText(field: FilterField, part: string, labels: Pick<Labels, 'd'>): string {
  if (part === 'any') return optionLabel(field, part, labels);
  switch (field.kind) {
    case 'choice':
      return optionLabel(field, part, labels);
    case 'listed':
      return field.listed.name(Number(part));
    case 'words':
      return translate('caseFilter', 'filter.words', { words: wordsOfFilter(part) });
    default: {
      const { from, to } = field.kind === 'instants' ? daysOf(part) : endsOf(part);
      const end = (text: string) =>
        field.kind === 'numbers' || text.length < 10 ? text : formatDate(text, 'short');
      if (from === to) return end(from);
      if (to === '') return translate('caseFilter', 'filter.atLeast', { from: end(from) });
      if (from === '') return translate('caseFilter', 'filter.atMost', { to: end(to) });
      return translate('caseFilter', 'filter.between', { from: end(from), to: end(to) });
    }
  }
}
