import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { likelyDates } from '../../../import/mends/likely-dates';
import { likelyNumber } from '../../../import/mends/likely-numbers';
import type { FaultGroup } from '../reading/read-list';
import type { Answer, FileAnswers } from '../reading/reading';

/** Answers proposed for a question, the likeliest first; empty where only a person can know. */
export function answersOf(
  { fault, field, text, likely }: Pick<FaultGroup, 'fault' | 'field' | 'text' | 'likely'>,
  { dates }: FileAnswers,
  now: number,
): Answer[] {
  const proposed = likely.map((put): Answer => ({ put }));
  const texts = (all: readonly string[]) => all.map((one): Answer => ({ text: one }));
  switch (fault) {
    case 'date':
      return texts(likelyDates(text, dates === 'monthFirst', new Date(now).getUTCFullYear()));
    case 'number': {
      const number = likelyNumber(text);
      return number === null || number === text.trim() ? [] : texts([number]);
    }
    case 'choice':
      return choicesOf(field as AskedField).map((code): Answer => ({ put: { [field]: code } }));
    case 'flag':
      return [true, false].map((flag): Answer => ({ put: { [field]: flag } }));
    default:
      return proposed;
  }
}

function choicesOf(field: AskedField): readonly string[] {
  const definition = definitionOf(field);
  return definition.kind === 'choice' ? definition.choices.filter((code) => code !== 'U') : [];
}

/** Questions that may be left unknown; a case needs its place and its date. */
export const mayBeUnknown = ({ fault, field }: Pick<FaultGroup, 'fault' | 'field'>): boolean =>
  fault !== 'far' && fault !== 'near' && fault !== 'missing' && field !== 'event_date' && !isName(field);

/** Whether a field names the place of the case. */
export const isName = (field: string): boolean => ['place', 'island', 'archipelago'].includes(field);
