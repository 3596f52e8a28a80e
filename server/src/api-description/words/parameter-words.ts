import { CASE_LIST_COLUMNS } from '@ciguawatch/shared/domain/case-list/columns';
import type { AnyCall } from '../../http/registered';
import { wordsOfCall } from './comments';
import { commonWords } from './common-words';
import { reportWords } from './report-words';
import { sentence } from './sentence';

/** What a parameter means, where it means something else than a property of that name. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Number of the object.',
  key: 'Name of the object.',
  code: 'Code of the language: `fr_FR`.',
  kind: 'Kind of the objects.',
  after: 'Only what changed after this time, or the rows after this cursor.',
  page: 'Number of the page, from 1.',
  year: 'Year at the place.',
  language: 'Code of the language of names and labels: `fr_FR`.',
  deleted: '`true` answers what was deleted instead.',
  newer_than: 'Only cases that came after this instant.',
  by_others: '`true` leaves out what one’s own account sent.',
  object: 'Number of the object.',
  at: 'Any text: it makes the address new, so that no proxy answers an older list.',
  status: 'Only those that stand there.',
};

const FORMAT = 'Answers are JSON whatever it says; `packed` and `boxes` are for the portal’s own pages.';

/** What a parameter of a call means. */
export function parameterWords(
  { name, route }: AnyCall,
  part: 'params' | 'query',
  parameter: string,
): string | undefined {
  if (parameter === 'format') return FORMAT;
  const meaning = reportWords(parameter) ?? commonWords(parameter);
  const isFilter =
    part === 'query' &&
    /^cw\/(case\/|pair)/.test(route) &&
    parameter in CASE_LIST_COLUMNS &&
    parameter !== 'id';
  if (isFilter) return `Filter of the list: ${sentence(meaning ?? parameter)}`;
  const text = wordsOfCall(name, part).properties?.[parameter]?.text ?? PARAMETERS[parameter] ?? meaning;
  return text && sentence(text);
}
